import { readCamt } from '@tessera/domain/payments/fiat-orders/camt.ts'
import { expect, test } from 'vitest'
import { dayFile, linesAfter } from './bank-day.ts'

const line = (id: string, direction: string, amount: string) => ({
  line_id: id,
  booked_on: '2026-03-18',
  account_number: '003-1',
  direction,
  currency: 'SGD',
  amount,
  payer_name: 'Somebody',
  text: `REF-${id}`,
})
const lines = [line('1', 'in', '100.00'), line('2', 'out', '30.00'), line('3', 'in', '5.50')]

test.each([
  [0n, ['1', '2', '3']],
  [100_00n, ['2', '3']],
  [70_00n, ['3']],
  [75_50n, []],
  [71_00n, undefined],
])('the lines after a balance of %s are %o', (balance, ids) => {
  expect(linesAfter(lines, balance)?.map(({ line_id: id }) => id)).toEqual(ids)
})

test('the file of a day has consistent balances and contains every line', () => {
  const text = dayFile({
    account: '003-1',
    currency: 'SGD',
    opening: 70_00n,
    from: '2026-03-18',
    until: '2026-03-18',
    lines: lines.slice(2),
  })
  const read = readCamt(text)
  expect(read).toMatchObject({
    ok: true,
    value: [{ format: 'camt053', balances: { opening: '70', closing: '75.5' }, lines: [{ ids: ['3'] }] }],
  })
})
