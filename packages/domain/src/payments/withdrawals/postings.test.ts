import fc from 'fast-check'
import { expect, test } from 'vitest'
import { amount, total } from '#books/money/amount.ts'
import { withdrawalPaid } from './postings.ts'

test('a paid withdrawal takes exactly its amount: the fee goes to the exchange, the rest to the chain', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: 0n, max: 10n ** 20n }), fc.bigInt({ min: 1n, max: 10n ** 20n }), (fee, receives) => {
      const transfers = withdrawalPaid({
        customer: 'ada',
        coin: 'tUSD',
        amount: amount(fee + receives),
        fee: amount(fee),
      })
      expect(total(transfers.map((one) => one.amount))).toBe(fee + receives)
      expect(transfers[0]).toMatchObject({ credit: { exchange: 'custody' }, amount: receives })
      expect(transfers.every((one) => one.amount > 0n)).toBe(true)
    }),
  )
})
