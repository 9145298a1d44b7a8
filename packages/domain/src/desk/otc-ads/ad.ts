/** Ads that one customer may have open at once. */
export const MOST_ADS = 10
export const TERMS_LENGTH = 1000
/** How long a buyer has to pay, in minutes. */
export const windows = [15, 30, 60] as const
export type Window = (typeof windows)[number]
/** Ways to be paid that one ad may name. */
export const MOST_METHODS = 5

/** What the owner of an ad does with the coin; who takes it does the other. */
export const adSides = ['sell', 'buy'] as const
export type AdSide = (typeof adSides)[number]
export const otherSide = (side: AdSide): AdSide => (side === 'sell' ? 'buy' : 'sell')

/** How offers are sorted: the best price first, who finished most deals, who finishes the largest share. */
export const offerSorts = ['price', 'deals', 'share'] as const
export type OfferSort = (typeof offerSorts)[number]
