import { approvals } from '@tessera/contract/services/approvals/approvals.ts'
import { deposits } from '@tessera/contract/payments/deposits/deposits.ts'
import { customers } from '@tessera/contract/access/customers/customers.ts'
import { amount } from '@tessera/domain/books/money/amount.ts'
import { HOUR_MS } from '@tessera/domain/platform/clock/durations.ts'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { byTwo } from '#testing/by-two.ts'
import { chainExchange, COIN, type ChainExchange } from '#testing/chain-exchange.ts'
import type { Person } from '#testing/exchange.ts'
import { verify } from '#services/audit/verify.ts'
import { post } from '#books/ledger/post.sql.ts'
import { recheckDeposits } from './recheck-deposits.ts'

let exchange: ChainExchange
beforeAll(async () => {
  exchange = await chainExchange(0n)
})
afterEach(async ({ expect: check }) => {
  check(await verify(exchange.database.auditUrl, 'everything')).toEqual([])
})
afterAll(() => exchange.close())

type Case = { readonly who: Person; readonly id: string }
async function credited(minor: bigint): Promise<Case> {
  const who = await exchange.depositor()
  await exchange.chain.faucet.give(who.address, minor)
  exchange.slots(8)
  await exchange.watch()
  return { who, id: (await exchange.api(deposits, who).list({})).rows[0]?.id ?? '' }
}
/** Checks a chain as after a fork that removed all transactions. */
const recheck = (state: 'absent' | 'unknown' | 'finalized') =>
  recheckDeposits({ ...exchange.deps, chain: { ...exchange.signer.chain, stateOf: () => Promise.resolve(state) } })
const decided = (subjectId: string, verdict: 'approve' | 'refuse') =>
  byTwo(exchange, { kind: 'deposit_reversal', subjectId, verdict, roles: ['finance', 'compliance'] })
const waiting = async () =>
  (await exchange.api(approvals, await exchange.operator('finance')).queue({ kind: 'deposit_reversal' })).rows
const statusOf = async ({ who }: Case) => (await exchange.api(deposits, who).list({})).rows[0]?.status

test('DEP-14 pauses withdrawals for a credited deposit that the chain lost, and two people reverse it once', async () => {
  const one = await credited(5_000_000n)
  await recheck('finalized')
  await recheck('unknown')
  expect(await waiting()).toEqual([])
  await recheck('absent')
  expect(await waiting()).toMatchObject([
    { subjectId: one.id, about: [{ field: 'amount', value: '5.000000', unit: 'tUSD' }], needs: 'maker' },
  ])
  expect(
    (await exchange.api(customers, one.who).info({})).freezes.filter(({ scope }) => scope === 'withdraw'),
  ).toMatchObject([{ reason: 'deposit_doubted' }])
  expect(await exchange.tokenBalance(one.who.id)).toMatchObject({ posted: 5_000_000n })
  const all = await Promise.all([1, 2, 3].map(() => decided(one.id, 'approve')))
  expect(all.filter((answer) => answer === 'done')).toHaveLength(1)
  expect(await statusOf(one)).toBe('reversed')
  expect(await exchange.tokenBalance(one.who.id)).toEqual({ posted: 0n, held: 0n })
})

test('DEP-14 completely reverses a deposit that people credited from suspense', async () => {
  const one = await credited(400_000n)
  await byTwo(exchange, {
    kind: 'deposit_review',
    subjectId: one.id,
    verdict: 'approve',
    roles: ['finance', 'compliance'],
  })
  await recheck('absent')
  expect(await decided(one.id, 'approve')).toBe('done')
  expect([await statusOf(one), (await exchange.tokenBalance(one.who.id)).posted]).toEqual(['reversed', 0n])
})

test('DEP-14 never takes spent money below zero: nothing is reversed and the pause remains', async () => {
  const one = await credited(5_000_000n)
  await exchange.deps.inTx('test')((tx) =>
    post(tx, {
      kind: 'adjustment',
      ref: { type: 'test', id: one.id },
      transfers: [
        {
          debit: { customer: one.who.id, kind: 'token' },
          credit: { exchange: 'fees' },
          coin: COIN,
          amount: amount(1n),
        },
      ],
    }),
  )
  await recheck('absent')
  expect(await decided(one.id, 'approve')).toBe('INSUFFICIENT_AVAILABLE_BALANCE')
  expect([await statusOf(one), (await exchange.tokenBalance(one.who.id)).posted]).toEqual(['credited', 4_999_999n])
  expect((await waiting()).map(({ subjectId }) => subjectId)).toContain(one.id)
})

test('DEP-14 two people can find that the chain has the deposit after all', async () => {
  const one = await credited(5_000_000n)
  await recheck('absent')
  expect(await decided(one.id, 'refuse')).toBe('done')
  expect([await statusOf(one), (await exchange.tokenBalance(one.who.id)).posted]).toEqual(['credited', 5_000_000n])
  expect((await waiting()).map(({ subjectId }) => subjectId)).not.toContain(one.id)
})

test('DEP-14 extends one pause of withdrawals until the decision, at any age and with any response of the chain', async () => {
  const one = await credited(5_000_000n)
  const running = async () =>
    (await exchange.api(customers, one.who).info({})).freezes.filter(({ scope }) => scope === 'withdraw')
  let passed = 0
  const pass = (hours: number) => {
    passed += hours
    exchange.passTime(hours * HOUR_MS)
  }
  const hoursLeft = async () =>
    (await running()).map(({ until }) => Math.round((Date.parse(until) - Date.now()) / HOUR_MS) - passed)
  await recheck('absent')
  const [freeze] = await running()
  await sql`update deposit set credited_at = now() - interval '40 days' where id = ${one.id}`.execute(exchange.deps.db)
  for (const state of ['absent', 'unknown', 'finalized'] as const) {
    pass(40)
    expect(await hoursLeft()).toEqual([8])
    await recheck(state)
    expect(await hoursLeft()).toEqual([48])
  }
  expect(await running()).toMatchObject([{ from: freeze?.from, reason: 'deposit_doubted' }])
  expect(await decided(one.id, 'refuse')).toBe('done')
  pass(49)
  await recheck('absent')
  expect(await running()).toEqual([])
})
