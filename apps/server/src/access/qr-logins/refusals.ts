import { refuse } from '@tessera/domain/platform/outcome/outcome.ts'

export const qrLoginExpired = refuse('QR_LOGIN_EXPIRED')
export const qrLoginMismatch = refuse('QR_LOGIN_MISMATCH')
