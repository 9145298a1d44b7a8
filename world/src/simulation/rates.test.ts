import { amount } from '@tessera/domain/books/money/amount.ts'
import { expect, test } from 'vitest'
import { pricesFarFrom } from './rates.ts'

const honest = { SGD: '0.7462', USD: '1' }
test.each([
  ['at the honest price', 7_462_000_000n, false],
  ['one percent above it', 7_536_620_000n, false],
  ['more than one percent above it', 7_536_700_000n, true],
  ['more than one percent below it', 7_380_000_000n, true],
  ['at 5,000 dollars', 50_000_000_000_000n, true],
] as const)('NODE-02 a rate %s is far from every honest one: %o is %s', (_name, price, is) => {
  expect(pricesFarFrom(honest, [{ coin: 'SGD', price: amount(price) }])).toHaveLength(is ? 1 : 0)
})

test('does not judge a coin without an honest price', () => {
  expect(pricesFarFrom(honest, [{ coin: 'AURB', price: amount(1n) }])).toEqual([])
})
