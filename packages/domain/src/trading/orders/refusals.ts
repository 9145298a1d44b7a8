import { refuse } from '#platform/outcome/outcome.ts'

type SizeField = 'quantity' | 'cashQuantity'
type Step = { readonly step: string; readonly coin: string }
type Bound = { readonly bound: string; readonly coin: string }
type Bounds = { readonly low: string; readonly high: string; readonly coin: string }

export const orderPriceOffTick = (params: Step) => refuse('ORDER_PRICE_OFF_TICK', { field: 'price', params })
export const orderQuantityOffLot = (params: Step) => refuse('ORDER_QUANTITY_OFF_LOT', { field: 'quantity', params })
export const orderCashTooPrecise = (params: { readonly decimals: number; readonly coin: string }) =>
  refuse('ORDER_CASH_TOO_PRECISE', { field: 'cashQuantity', params })
export const orderBelowMinimum = (field: SizeField, params: Bound) => refuse('ORDER_BELOW_MINIMUM', { field, params })
export const orderBelowOneLot = (field: SizeField, params: Step) => refuse('ORDER_BELOW_ONE_LOT', { field, params })
export const orderAboveMaximum = (field: SizeField, params: Bound) => refuse('ORDER_ABOVE_MAXIMUM', { field, params })
/** Refuses a price outside the band, and returns both bounds. */
export const orderPriceOutOfBand = (field: 'price' | 'stop', params: Bounds) =>
  refuse('ORDER_PRICE_OUT_OF_BAND', { field, params })
export const orderStopOffTick = (params: Step) => refuse('ORDER_STOP_OFF_TICK', { field: 'stop', params })
export const orderNobodyAcross = refuse('ORDER_NOBODY_ACROSS')
