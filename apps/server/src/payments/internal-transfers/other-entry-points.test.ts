import { ApiError } from '@tessera/contract/platform/http/client.ts'
import { freezes } from '@tessera/contract/access/freezes/freezes.ts'
import { internalTransfers } from '@tessera/contract/payments/internal-transfers/internal-transfers.ts'
import { verification } from '@tessera/contract/access/verification/verification.ts'
import { withdrawals } from '@tessera/contract/payments/withdrawals/withdrawals.ts'
import { ok } from '@tessera/domain/platform/outcome/outcome.ts'
import { sql } from 'kysely'
import { randomUUID } from 'node:crypto'
import { addMonths, startOfMonth } from '@tessera/domain/platform/clock/calendar.ts'
import { DAY_MS, HOUR_MS } from '@tessera/domain/platform/clock/durations.ts'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { codeOfRefusal, codeWhenNotBusy } from '#testing/access.ts'
import { chainExchange, type ChainExchange } from '#testing/chain-exchange.ts'
import type { Person } from '#testing/exchange.ts'
import { sending } from '#testing/sending.ts'
import { openSub } from '#testing/sub-accounts.ts'
import { freshKey, withdrawing, type Withdrawing } from '#testing/withdrawing.ts'
import { verify } from '#services/audit/verify.ts'
import { hashPassword } from '#platform/secrets/password.ts'

let exchange: ChainExchange
let flow: ReturnType<typeof sending>
let out: Withdrawing
beforeAll(async () => {
  exchange = await chainExchange()
  flow = sending(exchange)
  out = withdrawing(exchange)
})
afterEach(async ({ expect: check }) => {
  check(await verify(exchange.database.auditUrl, 'everything')).toEqual([])
})
afterAll(() => exchange.close())

const DOLLAR = 1_000_000n
const create = async (from: Person, to: Person, amount: string) =>
  exchange.api(internalTransfers, from).create(await flow.body(from, to, amount), freshKey())
const refusalOf = async (from: Person, to: Person, amount: string) => codeOfRefusal(create(from, to, amount))
const pause = (who: Person, hours: number) =>
  exchange.deps.inTx('test')(async (tx) => {
    await sql`select 1 from customer where id = ${who.id} for no key update`.execute(tx.db)
    await sql`insert into account_freeze (id, customer_id, scope, cause, from_at, until_at)
              values (${randomUUID()}, ${who.id}, 'transferOut', 'login_password_changed', ${tx.now}, ${tx.now}::timestamptz + make_interval(hours => ${hours}))`.execute(
      tx.db,
    )
    return ok(undefined)
  })
const codesOf = (settled: readonly PromiseSettledResult<unknown>[]): string[] =>
  settled.map((one) =>
    one.status === 'fulfilled' ? 'SUCCESS' : one.reason instanceof ApiError ? one.reason.code : 'a bug',
  )

test('TRF-04 rejects transfers while they are paused, and requires an identity check for the first one afterwards', async () => {
  const [ada, mule] = [await flow.holder(500n * DOLLAR), await flow.holder(0n)]
  await pause(ada, 48)
  expect(await refusalOf(ada, mule, '10')).toBe('TRANSFER_OUT_FROZEN')
  const preview = exchange
    .api(internalTransfers, ada)
    .preview({ coin: 'tUSD', amount: '1', to: { type: 'email', value: mule.email } })
  expect(await codeOfRefusal(preview)).toBe('TRANSFER_OUT_FROZEN')
  exchange.passTime(49 * HOUR_MS)
  expect(await refusalOf(ada, mule, '10')).toBe('WITHDRAWAL_IDENTITY_NEEDED')
  exchange.passTime(-49 * HOUR_MS)
  // A customer whose transfers are paused can still receive one.
  expect(await refusalOf(await flow.holder(500n * DOLLAR), ada, '10')).toBeUndefined()
})

test('TRF-04 a concurrent pause applies before or after a transfer, never between its steps', async () => {
  const [ada, mule] = [await flow.holder(500n * DOLLAR), await flow.holder(0n)]
  const bodies = await Promise.all(Array.from({ length: 6 }, () => flow.body(ada, mule, '1')))
  const settled = await Promise.allSettled([
    ...bodies.slice(0, 3).map((body) => exchange.api(internalTransfers, ada).create(body, freshKey())),
    pause(ada, 48),
    ...bodies.slice(3).map((body) => exchange.api(internalTransfers, ada).create(body, freshKey())),
  ])
  expect(codesOf(settled).every((code) => code === 'SUCCESS' || code === 'TRANSFER_OUT_FROZEN')).toBe(true)
  expect(await refusalOf(ada, mule, '1')).toBe('TRANSFER_OUT_FROZEN')
})

test('TRF-04 six concurrent requests count transfers and withdrawals towards one limit, exact to the minor unit', async () => {
  const [ada, mule] = [await out.withdrawer(50_000n * DOLLAR), await flow.holder(0n)]
  const sends = await Promise.all(Array.from({ length: 3 }, () => flow.body(ada, mule, '1000')))
  const leaves = await Promise.all(Array.from({ length: 3 }, () => out.body(ada, '1000')))
  const codes = await Promise.all([
    ...sends.map((body) => flow.ask(ada, body)),
    ...leaves.map((body) => {
      const key = freshKey()
      return codeWhenNotBusy(() => exchange.api(withdrawals, ada).create(body, key))
    }),
  ])
  expect(codes.filter((code) => code === 'SUCCESS')).toHaveLength(5)
  expect(codes.filter((code) => code === 'WITHDRAWAL_DAY_LIMIT_REACHED')).toHaveLength(1)
  expect(await refusalOf(ada, mule, '0.000001')).toBe('WITHDRAWAL_DAY_LIMIT_REACHED')
  const { reasons } = await exchange
    .api(internalTransfers, ada)
    .preview({ coin: 'tUSD', amount: '1', to: { type: 'email', value: mule.email } })
  expect(reasons).toEqual(['WITHDRAWAL_DAY_LIMIT_REACHED'])
})

test('TRF-04 enforces the monthly limit, which restarts with the next month', async () => {
  const [ada, mule] = [await flow.holder(100_000n * DOLLAR), await flow.holder(0n)]
  const start = Date.now()
  const nextMonth = addMonths(startOfMonth(new Date(start)), 1).getTime()
  exchange.passTime(nextMonth - start)
  for (let day = 0; day < 10; day += 1) {
    expect(await refusalOf(ada, mule, '5000')).toBeUndefined()
    exchange.passTime(86_400_001)
  }
  expect(await refusalOf(ada, mule, '1')).toBe('WITHDRAWAL_MONTH_LIMIT_REACHED')
  exchange.passTime(22 * DAY_MS)
  expect(await refusalOf(ada, mule, '1')).toBeUndefined()
  exchange.passTime(-(nextMonth - start) - 10 * 86_400_001 - 22 * DAY_MS)
})

test('TRF-04 rejects a sender who is frozen, unverified, without a factor, or a sub-account', async () => {
  const mule = await flow.holder(0n)
  const [frozen, owner] = [await flow.holder(500n * DOLLAR), await exchange.customer()]
  await exchange.api(freezes, frozen).freezeAccount({})
  expect(await refusalOf(frozen, mule, '1')).toMatch(/ACCOUNT_FROZEN|UNAUTHORIZED/)
  const bare = await flow.holder(500n * DOLLAR, { phone: null })
  expect(await refusalOf(bare, mule, '1')).toBe('SECURITY_FACTOR_REQUIRED')
  const pending = await flow.holder(500n * DOLLAR, { kyc: 'pending' })
  expect(await refusalOf(pending, mule, '1')).toBe('KYC_REQUIRED')
  const sub = await openSub(exchange, owner)
  await exchange.fund({ customer: sub.id, kind: 'token' }, 'tUSD', 500n * DOLLAR)
  expect(await refusalOf(sub, mule, '1')).toBe('SUB_ACCOUNT_NOT_ALLOWED')
})

test('AZ-07 requires the fund password, if the customer has one, together with a factor', async () => {
  const [ada, bob] = [await flow.holder(500n * DOLLAR), await flow.holder(0n)]
  const body = await flow.body(ada, bob, '10')
  const hash = await hashPassword('fund harbour 7')
  await sql`update customer set fund_password_hash = ${hash} where id = ${ada.id}`.execute(exchange.deps.db)
  const { create: send } = exchange.api(internalTransfers, ada)
  expect(await codeOfRefusal(send(body, freshKey()))).toBe('VERIFY_TOKEN_INVALID')
  const payload = { recipientId: bob.id, recipient: bob.email, coin: 'tUSD', amount: '10', fee: '0' }
  const request = {
    scene: 'internal_transfer',
    payload,
    password: 'fund harbour 7',
    verifyToken: body.verifyToken,
  } as const
  await exchange.api(verification, ada).proveFundPassword(request)
  expect(await codeOfRefusal(send(body, freshKey()))).toBeUndefined()
})

test('TRF-03 concurrent transfers in both directions and in chains lose nothing and never deadlock', async () => {
  const people = await Promise.all(Array.from({ length: 3 }, () => flow.holder(1_000n * DOLLAR)))
  const sub = await openSub(exchange, people[0] ?? (await exchange.customer()))
  const pairs = people.flatMap((from) => people.filter((to) => to !== from).map((to) => [from, to] as const))
  const uid = await flow.uidOf(sub)
  const calls = await Promise.all([
    ...pairs.map(async ([from, to]) => [from, await flow.body(from, to, '1')] as const),
    ...people.slice(1).map(async (from) => [from, await flow.body(from, sub, '1', uid)] as const),
  ])
  const codes = await Promise.all(calls.map(([from, body]) => flow.ask(from, body)))
  expect(codes.filter((code) => code !== 'SUCCESS')).toEqual([])
  const balances = await Promise.all([...people, sub].map(async ({ id }) => (await exchange.tokenBalance(id)).posted))
  expect(balances.reduce((sum, each) => sum + each, 0n)).toBe(3_000n * DOLLAR)
})

test('TRF-03 delivers transfers sent before a recipient was frozen, and none after', async () => {
  const [ada, bob] = [await flow.holder(1_000n * DOLLAR), await flow.holder(0n)]
  const bodies = await Promise.all(Array.from({ length: 6 }, () => flow.body(ada, bob, '1')))
  const settled = await Promise.allSettled([
    ...bodies.slice(0, 3).map((body) => exchange.api(internalTransfers, ada).create(body, freshKey())),
    exchange.api(freezes, bob).freezeAccount({}),
    ...bodies.slice(3).map((body) => exchange.api(internalTransfers, ada).create(body, freshKey())),
  ])
  const codes = codesOf(settled)
  const allowed = new Set(['SUCCESS', 'INTERNAL_TRANSFER_CANNOT_RECEIVE'])
  expect(codes.filter((code) => !allowed.has(code))).toEqual([])
  const sent = codes.filter((code) => code === 'SUCCESS').length - 1
  expect((await exchange.tokenBalance(bob.id)).posted).toBe(BigInt(sent) * DOLLAR)
  expect(await refusalOf(ada, bob, '1')).toBe('INTERNAL_TRANSFER_CANNOT_RECEIVE')
})
