import { refuse } from '#platform/outcome/outcome.ts'

/** The refusal of every request for a pair that is not listed. */
export const marketUnknown = refuse('MARKET_UNKNOWN')
/** The refusal of a step that is not allowed from the pair's status, or not for one person alone. */
export const marketWrongState = refuse('MARKET_WRONG_STATE')
