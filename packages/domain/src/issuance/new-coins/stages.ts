/** The stages of a token sale in order. */
export const saleStages = ['upcoming', 'open', 'ended'] as const
