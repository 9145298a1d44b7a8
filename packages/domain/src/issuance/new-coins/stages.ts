/** The stages of a token sale, in their order. */
export const saleStages = ['upcoming', 'open', 'ended'] as const
