import { ApiError } from '@tessera/contract/platform/http/client.ts'
import { withdrawalsReview } from '@tessera/contract/payments/withdrawals/withdrawals-review.ts'
import { withdrawals } from '@tessera/contract/payments/withdrawals/withdrawals.ts'
import { ok } from '@tessera/domain/platform/outcome/outcome.ts'
import { sql } from 'kysely'
import { randomUUID } from 'node:crypto'
import { addMonths, startOfMonth } from '@tessera/domain/platform/clock/calendar.ts'
import { DAY_MS, HOUR_MS } from '@tessera/domain/platform/clock/durations.ts'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { codeOfRefusal } from '#testing/access.ts'
import { CHAIN, chainExchange, COIN, type ChainExchange } from '#testing/chain-exchange.ts'
import { freshKey, withdrawing, type Withdrawer, type Withdrawing } from '#testing/withdrawing.ts'
import { verify } from '#services/audit/verify.ts'

let exchange: ChainExchange
let flow: Withdrawing
beforeAll(async () => {
  exchange = await chainExchange()
  flow = withdrawing(exchange)
})
afterEach(async ({ expect: check }) => {
  check(await verify(exchange.database.auditUrl, 'everything')).toEqual([])
})
afterAll(() => exchange.close())

const DOLLAR = 1_000_000n
const create = async (who: Withdrawer, amount: string) =>
  exchange.api(withdrawals, who).create(await flow.body(who, amount), freshKey())
const setNetwork = (setting: ReturnType<typeof sql>) =>
  sql`update coin_network set ${setting} where coin = ${COIN}`.execute(exchange.deps.db)
const freeze = (who: Withdrawer, hours: number) =>
  exchange.deps.inTx('test')(async (tx) => {
    await sql`insert into account_freeze (id, customer_id, scope, cause, from_at, until_at)
              values (${randomUUID()}, ${who.id}, 'withdraw', 'login_password_changed', ${tx.now}, ${tx.now}::timestamptz + make_interval(hours => ${hours}))`.execute(
      tx.db,
    )
    return ok(undefined)
  })
const codes = (settled: readonly PromiseSettledResult<unknown>[]): string[] =>
  settled.map((one) =>
    one.status === 'fulfilled' ? 'SUCCESS' : one.reason instanceof ApiError ? one.reason.code : 'a bug',
  )

test('WDR-20 rejects a withdrawal with a code for the address without its tag, or with another one', async () => {
  const ada = await flow.withdrawer(500n * DOLLAR, { tag: '104857' })
  for (const tag of [null, '104858'])
    expect(await codeOfRefusal(create({ ...ada, tag }, '100'))).toBe('VERIFY_TOKEN_INVALID')
  expect(await create(ada, '100')).toMatchObject({ address: ada.wallet, tag: '104857' })
})

test('WDR-20 rejects an address that no longer fits its network', async () => {
  const [plain, tagged] = [await flow.withdrawer(500n * DOLLAR), await flow.withdrawer(500n * DOLLAR, { tag: '1' })]
  for (const [memo, who, code] of [
    ['required', plain, 'ADDRESS_TAG_NEEDED'],
    ['none', tagged, 'ADDRESS_TAG_NOT_TAKEN'],
  ] as const) {
    await setNetwork(sql`memo = ${memo}`)
    await expect(create(who, '100')).rejects.toMatchObject({ code, field: 'addressId' })
  }
  await setNetwork(sql`memo = 'optional'`)
})

test('holds the amount of a withdrawal, queues it for review once it is confirmed, and notifies its owner', async () => {
  const ada = await flow.withdrawer(500n * DOLLAR)
  const made = await create(ada, '100')
  expect(made).toMatchObject({
    amount: '100.000000',
    fee: '1.000000',
    receives: '99.000000',
    address: ada.wallet,
    status: 'pending review',
    stage: 'email_confirm',
    cancellable: true,
    txId: null,
  })
  await flow.confirm(made.id)
  expect(await flow.stageOf(made.id)).toBe('review')
  expect(await exchange.tokenBalance(ada.id)).toEqual({ posted: 500n * DOLLAR, held: 100n * DOLLAR })
  const { rows } = await sql`select kind from message where customer_id = ${ada.id} order by created_at`.execute(
    exchange.deps.db,
  )
  expect(rows).toEqual([{ kind: 'address_added' }, { kind: 'withdrawal_requested' }])
})

test('returns fee, minimum and maximum, the available amount and the remaining limits', async () => {
  const ada = await flow.withdrawer(500n * DOLLAR)
  await create(ada, '100')
  expect(await exchange.api(withdrawals, ada).terms({ coin: COIN, chain: CHAIN })).toMatchObject({
    open: true,
    fee: '1.000000',
    min: '10.000000',
    max: '1000.000000',
    available: '400.000000',
    remaining24h: '4900.000000',
    limit24h: '5000.000000',
    remainingMonth: '49900.000000',
    memo: 'optional',
    frozenUntil: null,
  })
})

for (const [amount, code] of [
  ['1', 'WITHDRAWAL_FEE_EXCEEDS_AMOUNT'],
  ['10.999999', 'WITHDRAWAL_BELOW_MINIMUM'],
  ['1001.000001', 'WITHDRAWAL_ABOVE_MAXIMUM'],
  ['11.0000001', 'WITHDRAWAL_AMOUNT_TOO_PRECISE'],
  ['500.000001', 'INSUFFICIENT_AVAILABLE_BALANCE'],
] as const)
  test(`WDR-08 rejects ${amount} with ${code} and holds nothing`, async () => {
    const ada = await flow.withdrawer(500n * DOLLAR)
    await expect(create(ada, amount)).rejects.toMatchObject({ code })
    expect(await exchange.tokenBalance(ada.id)).toEqual({ posted: 500n * DOLLAR, held: 0n })
  })

test('WDR-08 rejects a fee that has changed since it was displayed, and charges nothing', async () => {
  const ada = await flow.withdrawer(500n * DOLLAR)
  const body = await flow.body(ada, '100')
  await setNetwork(sql`withdraw_fee = 2000000`)
  const creation = exchange.api(withdrawals, ada).create(body, freshKey())
  await expect(creation).rejects.toMatchObject({
    code: 'WITHDRAWAL_FEE_CHANGED',
    message: expect.stringContaining('2.00 tUSD.'),
  })
  await setNetwork(sql`withdraw_fee = 1000000`)
})

test('rejects a stopped coin, an unknown coin and a coin on another chain', async () => {
  const ada = await flow.withdrawer(500n * DOLLAR)
  await setNetwork(sql`withdraw_open = false`)
  await expect(create(ada, '100')).rejects.toMatchObject({ code: 'WITHDRAWAL_CLOSED' })
  await setNetwork(sql`withdraw_open = true`)
  const body = await flow.body(ada, '100')
  const api = exchange.api(withdrawals, ada)
  await expect(api.create({ ...body, coin: 'NOPE' }, freshKey())).rejects.toMatchObject({
    code: 'COIN_NETWORK_UNKNOWN',
  })
  await expect(api.create({ ...body, chain: 'solana_mainnet' }, freshKey())).rejects.toMatchObject({
    code: 'COIN_NETWORK_UNKNOWN',
  })
})

test('rejects a customer who is not approved at this moment', async () => {
  const ada = await flow.withdrawer(500n * DOLLAR)
  const body = await flow.body(ada, '100')
  await sql`update customer set kyc_status = 'pending' where id = ${ada.id}`.execute(exchange.deps.db)
  await expect(exchange.api(withdrawals, ada).create(body, freshKey())).rejects.toMatchObject({ code: 'KYC_REQUIRED' })
  await sql`update customer set kyc_status = 'approved', status = 'frozen' where id = ${ada.id}`.execute(
    exchange.deps.db,
  )
  await expect(exchange.api(withdrawals, ada).create(body, freshKey())).rejects.toMatchObject({
    code: 'ACCOUNT_FROZEN',
  })
})

test('WDR-01 accepts exactly as many of twenty concurrent requests as the balance covers', async () => {
  const ada = await flow.withdrawer(350n * DOLLAR)
  const bodies = await Promise.all(Array.from({ length: 20 }, () => flow.body(ada, '100')))
  const all = codes(
    await Promise.allSettled(bodies.map((body) => exchange.api(withdrawals, ada).create(body, freshKey()))),
  )
  expect(all.filter((code) => code === 'SUCCESS')).toHaveLength(3)
  expect(new Set(all)).toEqual(new Set(['SUCCESS', 'INSUFFICIENT_AVAILABLE_BALANCE']))
  expect(await exchange.tokenBalance(ada.id)).toEqual({ posted: 350n * DOLLAR, held: 300n * DOLLAR })
})

test('WDR-02 twenty equal requests create one withdrawal', async () => {
  const ada = await flow.withdrawer(500n * DOLLAR)
  const body = await flow.body(ada, '100')
  const key = freshKey()
  const all = await Promise.all(Array.from({ length: 20 }, () => exchange.api(withdrawals, ada).create(body, key)))
  expect(new Set(all.map((one) => one.id)).size).toBe(1)
  expect(await exchange.tokenBalance(ada.id)).toMatchObject({ held: 100n * DOLLAR })
  await expect(exchange.api(withdrawals, ada).create({ ...body, amount: '101' }, key)).rejects.toMatchObject({
    code: 'IDEMPOTENCY_KEY_REUSED',
  })
})

test('WDR-03 a confirmation is valid for one content, person, scene and use', async () => {
  const ada = await flow.withdrawer(500n * DOLLAR)
  const eve = await flow.withdrawer(500n * DOLLAR)
  const api = exchange.api(withdrawals, ada)
  const refused = { code: 'VERIFY_TOKEN_INVALID' }
  const body = await flow.body(ada, '100')
  await expect(api.create({ ...body, amount: '101' }, freshKey())).rejects.toMatchObject(refused)
  await expect(api.create({ ...body, amount: '100.0' }, freshKey())).rejects.toMatchObject(refused)
  await expect(api.create({ ...body, verifyToken: 'x'.repeat(43) }, freshKey())).rejects.toMatchObject(refused)
  await expect(
    exchange.api(withdrawals, eve).create({ ...body, addressId: eve.addressId }, freshKey()),
  ).rejects.toMatchObject(refused)
  const other = await flow.prove(ada, 'add_address', { coin: COIN, chain: CHAIN, address: ada.wallet })
  await expect(api.create({ ...body, verifyToken: other }, freshKey())).rejects.toMatchObject(refused)
  await api.create(body, freshKey())
  await expect(api.create(body, freshKey())).rejects.toMatchObject(refused)
  const late = await flow.body(ada, '100')
  exchange.passTime(301_000)
  await expect(api.create(late, freshKey())).rejects.toMatchObject(refused)
})

test('WDR-03 twenty concurrent requests with one confirmation create one withdrawal', async () => {
  const ada = await flow.withdrawer(5_000n * DOLLAR)
  const body = await flow.body(ada, '100')
  const all = codes(
    await Promise.allSettled(Array.from({ length: 20 }, () => exchange.api(withdrawals, ada).create(body, freshKey()))),
  )
  expect(all.filter((code) => code === 'SUCCESS')).toHaveLength(1)
  expect(new Set(all)).toEqual(new Set(['SUCCESS', 'VERIFY_TOKEN_INVALID']))
})

test('WDR-07 twenty concurrent requests use exactly the limit of 24 hours', async () => {
  const ada = await flow.withdrawer(20_000n * DOLLAR)
  const bodies = await Promise.all(Array.from({ length: 20 }, () => flow.body(ada, '900')))
  const all = codes(
    await Promise.allSettled(bodies.map((body) => exchange.api(withdrawals, ada).create(body, freshKey()))),
  )
  expect(all.filter((code) => code === 'SUCCESS')).toHaveLength(5)
  expect(new Set(all)).toEqual(new Set(['SUCCESS', 'WITHDRAWAL_DAY_LIMIT_REACHED']))
  await expect(create(ada, '500.000001')).rejects.toMatchObject({
    code: 'WITHDRAWAL_DAY_LIMIT_REACHED',
    message: expect.stringContaining('500.00 USD'),
  })
  await create(ada, '500')
})

test('WDR-07 twenty concurrent cancellations restore the limit once', async () => {
  const ada = await flow.withdrawer(20_000n * DOLLAR)
  const id = await flow.request(ada, '1000')
  const api = exchange.api(withdrawals, ada)
  const all = codes(await Promise.allSettled(Array.from({ length: 20 }, () => api.cancel({ id }, freshKey()))))
  expect(all.filter((code) => code === 'SUCCESS')).toHaveLength(1)
  expect(new Set(all)).toEqual(new Set(['SUCCESS', 'WITHDRAWAL_WRONG_STATUS']))
  expect(await exchange.tokenBalance(ada.id)).toEqual({ posted: 20_000n * DOLLAR, held: 0n })
  expect(await api.terms({ coin: COIN, chain: CHAIN })).toMatchObject({ remaining24h: '5000.000000' })
})

test('WDR-07 ten full days use up the month, and the next month starts at zero', async () => {
  await setNetwork(sql`withdraw_max = 10000000000`)
  const ada = await flow.withdrawer(60_000n * DOLLAR)
  await passTimeTo((now) => addMonths(startOfMonth(now), 1).getTime() + DAY_MS)
  for (let day = 0; day < 10; day++) {
    await create(ada, '5000')
    exchange.passTime(DAY_MS)
  }
  await expect(create(ada, '11')).rejects.toMatchObject({ code: 'WITHDRAWAL_MONTH_LIMIT_REACHED' })
  await passTimeTo((now) => addMonths(startOfMonth(now), 1).getTime())
  expect(await create(ada, '5000')).toMatchObject({ stage: 'email_confirm' })
  await setNetwork(sql`withdraw_max = 1000000000`)
})

/** Moves the clock of the rules to the moment that `when` returns. */
async function passTimeTo(when: (now: Date) => number): Promise<void> {
  const now = await exchange.deps.inTx('test')(async (tx) => ok(tx.now))
  if (now.ok) exchange.passTime(when(now.value) - now.value.getTime())
}

test('WDR-09 rejects requests while withdrawals are frozen, and accepts them one second after', async () => {
  const ada = await flow.withdrawer(500n * DOLLAR)
  await freeze(ada, 48)
  await expect(create(ada, '100')).rejects.toMatchObject({ code: 'WITHDRAWAL_FROZEN' })
  expect((await exchange.api(withdrawals, ada).terms({ coin: COIN, chain: CHAIN })).frozenUntil).not.toBeNull()
  exchange.passTime(48 * HOUR_MS - 60_000)
  await expect(create(ada, '100')).rejects.toMatchObject({ code: 'WITHDRAWAL_FROZEN' })
  exchange.passTime(61_000)
  await expect(create(ada, '100')).rejects.toMatchObject({ code: 'WITHDRAWAL_IDENTITY_NEEDED' })
  await sql`insert into identity_check (id, customer_id, at, matched)
            values (gen_random_uuid(), ${ada.id}, now() + interval '1000 days', true)`.execute(exchange.deps.db)
  expect(await create(ada, '100')).toMatchObject({ stage: 'email_confirm' })
})

test('hides a withdrawal from other customers, who can neither cancel nor use it', async () => {
  const ada = await flow.withdrawer(500n * DOLLAR)
  const eve = await flow.withdrawer(500n * DOLLAR)
  const id = await flow.request(ada, '100')
  const api = exchange.api(withdrawals, eve)
  await expect(api.get({ id })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  await expect(api.cancel({ id }, freshKey())).rejects.toMatchObject({ code: 'NOT_FOUND' })
  expect((await api.list({})).rows).toEqual([])
  const body = { ...(await flow.body(eve, '100')), addressId: ada.addressId }
  await expect(api.create(body, freshKey())).rejects.toMatchObject({ code: 'WITHDRAWAL_ADDRESS_UNKNOWN' })
})

test('an operator with the permission sees all withdrawals, a customer cannot use these calls', async () => {
  const ada = await flow.withdrawer(500n * DOLLAR)
  const id = await flow.request(ada, '100')
  const support = await exchange.operator('support')
  expect(await exchange.api(withdrawalsReview, support).get({ id })).toMatchObject({
    id,
    kycAtRequest: 'approved',
    factor: 'mobile',
    customer: { email: ada.email },
    attempts: [],
  })
  const listing = await exchange.operator('listing')
  await expect(exchange.api(withdrawalsReview, listing).get({ id })).rejects.toMatchObject({ code: 'FORBIDDEN' })
  await expect(exchange.api(withdrawalsReview, ada).get({ id })).rejects.toMatchObject({ code: 'UNAUTHORIZED' })
})
