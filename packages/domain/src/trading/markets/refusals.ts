import { refuse } from '#platform/outcome/outcome.ts'

/** The answer to every question about a pair that is not listed. */
export const marketUnknown = refuse('MARKET_UNKNOWN')
/** The pair cannot take this step from its state, or not by one person. */
export const marketWrongState = refuse('MARKET_WRONG_STATE')
