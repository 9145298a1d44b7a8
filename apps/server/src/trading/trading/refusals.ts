import { refuse } from '@tessera/domain/platform/outcome/outcome.ts'

export const brokerPowerEnded = refuse('BROKER_POWER_ENDED')
export const memberRolesChanged = refuse('MEMBER_ROLES_CHANGED')
export const marketNotOpen = refuse('MARKET_NOT_OPEN')
export const marketOutsideHours = (opens: Date) =>
  refuse('MARKET_OUTSIDE_HOURS', { params: { opens: opens.toISOString() } })
export const orderOutOfCollar = (
  field: 'price' | 'stop',
  params: { readonly low: string; readonly high: string; readonly coin: string },
) => refuse('ORDER_OUT_OF_COLLAR', { field, params })
export const orderCollarWithoutReference = refuse('ORDER_COLLAR_WITHOUT_REFERENCE')
export const marketAuctionOnly = refuse('MARKET_AUCTION_ONLY')
export const marketHalted = refuse('MARKET_HALTED')
export const orderNotInAuction = (field: string) => refuse('ORDER_NOT_IN_AUCTION', { field })
export const orderStopReached = refuse('ORDER_STOP_REACHED', { field: 'stop' })
export const orderWouldTake = refuse('ORDER_WOULD_TAKE', { field: 'price' })
export const orderTermsConflict = (field: string) => refuse('ORDER_TERMS_CONFLICT', { field })
export const orderExpiryOutOfRange = refuse('ORDER_EXPIRY_OUT_OF_RANGE', { field: 'until' })
export const orderBookFull = (field: string) => refuse('ORDER_BOOK_FULL', { field })
export const orderTooManyOpen = refuse('ORDER_TOO_MANY_OPEN')
export const orderNotFound = refuse('ORDER_NOT_FOUND')
/** The refusal while this node does not lead, or is reading its memory again from the tables. */
export const tradingPaused = refuse('TRADING_PAUSED')
