import { expect, test } from 'vitest'
import { comparePrices } from './book-store.ts'
import { ladderOf, spreadOf } from './ladder.ts'
import { movingAverage } from './moving-average.ts'

const book = {
  bids: [
    ['10.09', '5'],
    ['10.08', '10'],
    ['9.99', '5'],
  ],
  asks: [
    ['10.11', '4'],
    ['10.20', '4'],
    ['10.21', '2'],
  ],
} as const
const options = {
  rows: 9,
  ticks: 1,
  tick: '0.01',
  pricePrecision: 2,
  quantityPrecision: 0,
  own: { buy: new Set(['10.08']), sell: new Set<string>() },
}

test('each row has the quantity there and at better prices, and its depth', () => {
  expect(ladderOf(book, options).bids).toEqual([
    { price: '10.09', quantity: '5', total: '5', depth: 25, mine: false },
    { price: '10.08', quantity: '10', total: '15', depth: 75, mine: true },
    { price: '9.99', quantity: '5', total: '20', depth: 100, mine: false },
  ])
})

test('grouped bids round down and asks round up, so that no row looks better than it is', () => {
  const { bids, asks } = ladderOf(book, { ...options, ticks: 10 })
  expect(bids.map(({ price, quantity, mine }) => [price, quantity, mine])).toEqual([
    ['10.00', '15', true],
    ['9.90', '5', false],
  ])
  expect(asks.map(({ price, quantity }) => [price, quantity])).toEqual([
    ['10.20', '8'],
    ['10.30', '2'],
  ])
})

test('a book with more levels than rows shows the best ones', () => {
  expect(ladderOf(book, { ...options, rows: 2 }).asks.map(({ price }) => price)).toEqual(['10.11', '10.20'])
})

test('an empty book has no rows and no spread', () => {
  expect(ladderOf({ bids: [], asks: [] }, options)).toEqual({ bids: [], asks: [] })
  expect(spreadOf({ bids: [], asks: [] }, 2)).toBeUndefined()
})

test('the spread is a price and a percentage of the ask, with its decimals cut', () => {
  expect(spreadOf(book, 2)).toEqual({ spread: '0.02', percent: '0.19' })
})

test('9.99 is below 10.00, although it sorts above it as text', () => {
  expect(comparePrices('9.99', '10.00')).toBeLessThan(0)
  expect(comparePrices('10.01', '10.00')).toBeGreaterThan(0)
  expect(comparePrices('10.00', '10.00')).toBe(0)
})

test('an average begins once there are enough closing prices, and its decimals are cut', () => {
  const candles = ['1.00', '1.01', '1.01', '1.05'].map((close, index) => ({
    at: `2026-03-18T0${index}:00:00.000Z`,
    open: close,
    high: close,
    low: close,
    close,
    volume: '1',
    turnover: '1',
  }))
  expect(movingAverage(candles, 3, 2).map(({ value }) => value)).toEqual(['1.00', '1.02'])
})
