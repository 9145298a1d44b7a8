import { refuse } from '#platform/outcome/outcome.ts'

/** The response to every request for a pair that is not listed. */
export const marketUnknown = refuse('MARKET_UNKNOWN')
/** The pair cannot take this step from its state, or one person alone may not. */
export const marketWrongState = refuse('MARKET_WRONG_STATE')
