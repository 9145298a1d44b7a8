import { refuse } from '@tessera/domain/platform/outcome/outcome.ts'

export const transferRouteUnsupported = refuse('TRANSFER_ROUTE_UNSUPPORTED', { field: 'to' })
export const transferAmountInvalid = (scale: number) =>
  refuse('TRANSFER_AMOUNT_INVALID', { field: 'amount', params: { scale } })
export const coinUnknown = refuse('COIN_UNKNOWN', { field: 'coin' })
