import { expect, test } from 'vitest'
import { dueChecks, emptyChecksAfter, countingTurns, isLongEmpty } from './due-checks.ts'

const quiet = { balance: '5', empty_looks: 2 }
const fresh = { balance: null, empty_looks: 0 }

test('reads the signatures of new and changed accounts each second, and only the balance of a quiet one', () => {
  const noisy = { balance: '5', empty_looks: 1 }
  expect(dueChecks([fresh, noisy, quiet], 1)).toEqual({ signatures: [fresh, noisy], balances: [quiet] })
})

test('reads the signatures of each quiet account every 600 turns, in a different turn for each account', () => {
  const seconds = Array.from({ length: 600 }, (_, second) => second)
  expect(seconds.filter((second) => dueChecks([quiet, quiet], second).signatures.length > 0)).toEqual([0, 599])
})

test('reads at most 1,000 balances of quiet accounts per turn, and nearly all of 2,500 within three turns', () => {
  const accounts = Array.from({ length: 2_500 }, (_, id) => ({ ...quiet, id }))
  const rounds = [600, 601, 602].map((second) => dueChecks(accounts, second))
  for (const { balances } of rounds) expect(balances.length).toBeLessThanOrEqual(1_000)
  const read = new Set(rounds.flatMap(({ signatures, balances }) => [...signatures, ...balances].map(({ id }) => id)))
  expect(accounts.length - read.size).toBeLessThanOrEqual(15)
})

test('an account becomes quiet after two empty checks at the same balance, and a transaction or another balance restarts the count', () => {
  const after = (before: { balance: string | null; empty_looks: number }, balance: string, isEmpty: boolean) => ({
    balance,
    empty_looks: emptyChecksAfter(before, { balance, isEmpty }),
  })
  const once = after(fresh, '5', true)
  expect(isLongEmpty(once)).toBe(false)
  const twice = after(once, '5', true)
  expect(isLongEmpty(twice)).toBe(true)
  expect(isLongEmpty(after(twice, '6', true))).toBe(false)
  expect(isLongEmpty(after(twice, '5', false))).toBe(false)
})

test('reads balance and signatures of every account within 600 turns, counted by calls and not by the clock', async () => {
  const accounts = Array.from({ length: 2_000 }, (_, id) => ({ ...quiet, id }))
  const read = { balances: new Set<number>(), signatures: new Set<number>() }
  const check = countingTurns(1, (turn) => {
    const { signatures, balances } = dueChecks(accounts, turn)
    for (const { id } of balances) read.balances.add(id)
    for (const { id } of signatures) read.signatures.add(id)
    return Promise.resolve()
  })
  for (let round = 0; round < 600; round += 1) await check()
  expect([read.balances.size, read.signatures.size]).toEqual([2_000, 2_000])
})
