import { expect, test } from 'vitest'
import { bankDayAfter, isBankDay, lastBankDay } from './bank-days.ts'

// 2026-03-20 is a Friday.
test.each([
  ['2026-03-20', [], true, '2026-03-20', '2026-03-23'],
  ['2026-03-21', [], false, '2026-03-20', '2026-03-23'],
  ['2026-03-22', [], false, '2026-03-20', '2026-03-23'],
  ['2026-03-23', ['2026-03-20', '2026-03-23'], false, '2026-03-19', '2026-03-24'],
])('%s with the holidays %j: is a bank day: %s, last %s, next %s', (day, holidays, isOne, last, next) => {
  expect([isBankDay(day, holidays), lastBankDay(day, holidays), bankDayAfter(day, holidays)]).toEqual([
    isOne,
    last,
    next,
  ])
})
