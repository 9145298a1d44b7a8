/** Maximum number of open ads of one customer. */
export const MAX_ADS = 10
export const TERMS_LENGTH = 1000
/** Minutes that a buyer has to pay. */
export const windows = [15, 30, 60] as const
export type Window = (typeof windows)[number]
/** Maximum number of payment methods in one ad. */
export const MAX_METHODS = 5

/** The side of the ad's owner; the taker has the opposite side. */
export const adSides = ['sell', 'buy'] as const
export type AdSide = (typeof adSides)[number]
export const otherSide = (side: AdSide): AdSide => (side === 'sell' ? 'buy' : 'sell')

/** Sort orders of offers: best price, most completed deals, highest completion rate. */
export const offerSorts = ['price', 'deals', 'share'] as const
export type OfferSort = (typeof offerSorts)[number]
