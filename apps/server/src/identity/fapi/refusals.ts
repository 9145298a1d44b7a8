import { refuse } from '@tessera/domain/platform/outcome/outcome.ts'
import type { VendorName } from './client.ts'

/** Display names of the vendors, the same in both languages. */
const names: Readonly<Record<VendorName, string>> = { singpass: 'Singpass', corppass: 'Corppass' }
const about = (vendor: VendorName) => ({ params: { vendor: names[vendor] } })

export const myinfoNotAvailable = (vendor: VendorName) => refuse('MYINFO_NOT_AVAILABLE', about(vendor))
export const myinfoUnreachable = (vendor: VendorName) => refuse('MYINFO_UNREACHABLE', about(vendor))
export const myinfoTryAgain = (vendor: VendorName) => refuse('MYINFO_TRY_AGAIN', about(vendor))
export const myinfoDeclined = (vendor: VendorName) => refuse('MYINFO_DECLINED', about(vendor))
export const myinfoAttemptUnknown = refuse('MYINFO_ATTEMPT_UNKNOWN')
export const myinfoAttemptUsed = refuse('MYINFO_ATTEMPT_USED')
