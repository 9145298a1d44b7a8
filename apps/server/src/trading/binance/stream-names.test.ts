import { expect, test } from 'vitest'
import { readStreamName } from './stream-names.ts'

test('accepts candles in UTC and eight hours ahead of it, in no other zone', () => {
  const kline = (interval: string, zone: number) => ({ kind: 'kline', symbol: 'AURBTUSD', counted: { interval, zone } })
  expect(readStreamName('aurbtusd@kline_1d')).toEqual(kline('1d', 0))
  expect(readStreamName('aurbtusd@kline_1M@+08:00')).toEqual(kline('1M', 480))
  for (const none of ['kline_7m', 'kline_1d@+09:00', 'kline_1d@+08:00@', 'kline_', 'kline_toString'])
    expect(readStreamName(`aurbtusd@${none}`)).toBeUndefined()
})
