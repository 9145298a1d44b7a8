import { refuse } from '#platform/outcome/outcome.ts'

export const otcPriceOutOfBand = (percent: number) =>
  refuse('OTC_PRICE_OUT_OF_BAND', { field: 'price', params: { percent } })
