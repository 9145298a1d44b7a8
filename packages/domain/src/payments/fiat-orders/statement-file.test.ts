import { expect, test } from 'vitest'
import { amount } from '#books/money/amount.ts'
import { confirmedEffect, type Effect } from './match.ts'
import { addsUp, missingBefore } from './statement-file.ts'

const known = (closing: bigint, until: string) => ({ closing: amount(closing), until })
const file = (opening: bigint, from: string) => ({ opening: amount(opening), from })

test.each([
  ['nothing is known yet', file(5n, '2026-03-18'), [], undefined],
  ['it opens with the last closing balance', file(5n, '2026-03-18'), [known(5n, '2026-03-17')], undefined],
  [
    'it opens otherwise',
    file(6n, '2026-03-18'),
    [known(5n, '2026-03-17')],
    { from: '2026-03-17', until: '2026-03-18' },
  ],
  [
    'it is of days before the last known one',
    file(5n, '2026-03-16'),
    [known(5n, '2026-03-17')],
    { from: '2026-03-17', until: '2026-03-16' },
  ],
  [
    'it is the closed day behind one within the day',
    file(5n, '2026-03-18'),
    [known(5n, '2026-03-17'), known(9n, '2026-03-18')],
    undefined,
  ],
  [
    'it is the next within the day',
    file(9n, '2026-03-18'),
    [known(5n, '2026-03-17'), known(9n, '2026-03-18')],
    undefined,
  ],
] as const)('STM-02 finds the missing period before a file: %s', (_name, one, all, missing) => {
  expect(missingBefore(one, all)).toEqual(missing)
})

test('STM-02 checks the sums of a statement to the minor unit', () => {
  const lines = [
    { direction: 'in', amount: amount(10n) },
    { direction: 'out', amount: amount(3n) },
  ] as const
  expect(addsUp(amount(1n), amount(8n), lines)).toBe(true)
  expect(addsUp(amount(1n), amount(9n), lines)).toBe(false)
})

test.each([
  ['credit', 'credit', 'credit'],
  ['credit', 'order_closed', 'order_closed'],
  ['no_reference', 'no_reference', 'no_reference'],
  ['payout_not_sent', 'pay', 'other_than_confirmed'],
  ['unknown_reference', 'credit', 'other_than_confirmed'],
  ['credit', 'return', 'other_than_confirmed'],
] satisfies [Effect, Effect, Effect][])(
  'STM-01 a line that was confirmed as %s and would now be %s has the effect %s',
  (seen, now, effect) => {
    expect(confirmedEffect(seen, now)).toBe(effect)
  },
)
