import { expect, test } from 'vitest'
import { auctionPoints, valuationPoints } from './chart-points.ts'

const candle = (at: string) => ({
  at,
  open: '1',
  high: '1',
  low: '1',
  close: '1',
  volume: '1',
  turnover: '1',
})
const auction = (at: string) => ({ at, price: '12.50', quantity: '7' })
const candles = [candle('2026-11-20T00:00:00.000Z'), candle('2026-11-21T00:00:00.000Z')]

test('shows an auction at the candle of its time, oldest first', () =>
  expect(
    auctionPoints(candles, [auction('2026-11-21T09:00:00.000Z'), auction('2026-11-20T00:00:00.000Z')]).map(
      ({ candle: at, price }) => [at, price],
    ),
  ).toEqual([
    ['2026-11-20T00:00:00.000Z', '12.50'],
    ['2026-11-21T00:00:00.000Z', '12.50'],
  ]))

test('does not show an auction before the first candle', () =>
  expect(auctionPoints(candles, [auction('2026-11-19T23:59:59.000Z')])).toEqual([]))

test('shows a valuation at the last candle of its day', () => {
  const hours = ['00', '04', '08', '20'].map((hour) => candle(`2026-11-20T${hour}:00:00.000Z`))
  const found = {
    asOf: '2026-11-20',
    price: '12.50',
    currency: 'tUSD',
    valuer: 'Bell & Co',
    publishedAt: '2026-11-23T09:00:00.000Z',
  }
  expect(valuationPoints([...hours, ...candles.slice(1)], [found])).toEqual([
    { ...found, candle: '2026-11-20T20:00:00.000Z' },
  ])
})
