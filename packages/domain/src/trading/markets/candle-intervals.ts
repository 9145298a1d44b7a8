/** The lengths of candles. */
export const candleIntervals = ['1m', '15m', '1h', '4h', '1d', '1w'] as const
export type CandleInterval = (typeof candleIntervals)[number]
