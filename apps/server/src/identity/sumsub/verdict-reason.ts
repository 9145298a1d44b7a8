import { reasonsOf } from '@tessera/contract/identity/sumsub/sumsub-labels.ts'

/**
 * Returns the reason of a rejection for the audit log, in our own codes. More roles read the log than review
 * identities, and the vendor's labels would reveal the results of screening (threat KYC-09).
 */
export const verdictReason = (labels: readonly string[]): string => `Sumsub: ${reasonsOf(labels).join(' ')}`
