import { ApiError } from '@tessera/contract/platform/http/client.ts'
import { payoutsReview } from '@tessera/contract/payments/payouts/payouts-review.ts'
import { payouts } from '@tessera/contract/payments/payouts/payouts.ts'
import { fees } from '@tessera/contract/books/fees/fees.ts'
import { withdrawals } from '@tessera/contract/payments/withdrawals/withdrawals.ts'
import { ok } from '@tessera/domain/platform/outcome/outcome.ts'
import { sql } from 'kysely'
import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { codeWhenNotBusy } from '#testing/access.ts'
import { type BankExchange, bankExchange, freshKey } from '#testing/bank-exchange.ts'
import { booksHold } from '#testing/books.ts'
import { FEE, type Payee, type PayingOut, payingOut } from '#testing/paying-out.ts'
import { proof } from '#testing/direct-proof.sql.ts'
import { ownAtProvider } from '#world/people/own-at-provider.ts'

let setup: BankExchange
let flow: PayingOut
beforeAll(async () => {
  setup = await bankExchange()
  flow = await payingOut(setup)
})
afterEach(() => booksHold(setup.exchange))
afterAll(() => setup.close())

const api = (who: Payee) => setup.exchange.api(payouts, who)
const run = (query: ReturnType<typeof sql>) => query.execute(setup.exchange.deps.db)
const codes = (settled: readonly PromiseSettledResult<unknown>[]): string[] =>
  settled.map((one) =>
    one.status === 'fulfilled' ? 'SUCCESS' : one.reason instanceof ApiError ? one.reason.code : String(one.reason),
  )
const freeze = (who: Payee, hours: number) =>
  setup.exchange.deps.inTx('test')(async (tx) => {
    await sql`insert into account_freeze (id, customer_id, scope, cause, from_at, until_at)
              values (${randomUUID()}, ${who.id}, 'withdraw', 'login_password_changed', ${tx.now}, ${tx.now}::timestamptz + make_interval(hours => ${hours}))`.execute(
      tx.db,
    )
    return ok(undefined)
  })

test('lists the fee and the minimum of a payout among the fees', async () => {
  const { payout } = await setup.exchange.api(fees).list({})
  expect(payout).toContainEqual({ fiat: 'SGD', fee: FEE, min: '10.00' })
})

test('holds the amount of a payout, queues it for review and notifies the customer', async () => {
  const ada = await flow.payee(500_00n)
  const made = await flow.request(ada)
  expect(made).toMatchObject({
    fiat: 'SGD',
    amount: '100.00',
    fee: FEE,
    receives: '95.00',
    account: { name: 'Test Person', bank: 'DBS', ending: '6789' },
    status: 'pending review',
    stage: 'review',
    cancellable: true,
  })
  expect(made.number).toMatch(/^FW\d{6}\d{4,}$/)
  expect(made.expectedBy).not.toBeNull()
  expect(await flow.money(ada)).toEqual({ posted: 500_00n, held: 100_00n })
  const { rows } = await run(sql`select kind from message where customer_id = ${ada.id}`)
  expect(rows).toEqual([{ kind: 'payout_requested' }])
})

test('returns fee, minimum and maximum, the account, the available amount and the remaining limits', async () => {
  const ada = await flow.payee(500_00n)
  await flow.request(ada)
  const terms = await api(ada).terms({})
  expect(terms).toMatchObject({ remaining24h: '4925.000000', remainingMonth: '49925.000000', frozenUntil: null })
  expect(terms.rows.find(({ fiat }) => fiat === 'SGD')).toMatchObject({
    open: true,
    fee: FEE,
    min: '10.00',
    available: '400.00',
    rate: '0.7500000000',
    account: { id: ada.bankAccountId, ending: '6789', usable: true, inOwnName: true },
  })
  expect(terms.rows.find(({ fiat }) => fiat === 'USD')).toMatchObject({ account: null, rate: '1.0000000000' })
})

for (const [amount, code] of [
  ['5.00', 'WITHDRAWAL_FEE_EXCEEDS_AMOUNT'],
  ['14.99', 'WITHDRAWAL_BELOW_MINIMUM'],
  ['100005.01', 'WITHDRAWAL_ABOVE_MAXIMUM'],
  ['100.001', 'WITHDRAWAL_AMOUNT_TOO_PRECISE'],
  ['500.01', 'INSUFFICIENT_AVAILABLE_BALANCE'],
] as const)
  test(`WDR-08 rejects ${amount} with ${code} and holds nothing`, async () => {
    const ada = await flow.payee(500_00n)
    await expect(flow.request(ada, amount)).rejects.toMatchObject({ code })
    expect(await flow.money(ada)).toEqual({ posted: 500_00n, held: 0n })
  })

test('WDR-08 rejects a fee that has changed since it was displayed, and charges nothing', async () => {
  const ada = await flow.payee(500_00n)
  const body = await flow.body(ada, '100.00')
  await run(sql`update bank_account set payout_fee = 700 where coin = 'SGD'`)
  await expect(api(ada).create(body, freshKey())).rejects.toMatchObject({ code: 'WITHDRAWAL_FEE_CHANGED' })
  await run(sql`update bank_account set payout_fee = 500, payout_open = false where coin = 'SGD'`)
  await expect(api(ada).create(body, freshKey())).rejects.toMatchObject({ code: 'WITHDRAWAL_CLOSED' })
  await run(sql`update bank_account set payout_open = true where coin = 'SGD'`)
})

test("rejects an unsupported currency, a missing account, a new account and another customer's account", async () => {
  const [ada, eve] = [await flow.payee(500_00n), await flow.payee(500_00n)]
  const refused = (body: Awaited<ReturnType<typeof flow.body>>, code: string) =>
    expect(api(ada).create(body, freshKey())).rejects.toMatchObject({ code })
  const body = await flow.body(ada, '100.00')
  await refused({ ...body, fiat: 'CNY' }, 'PAYOUT_FIAT_UNSUPPORTED')
  await refused({ ...body, fiat: 'USD' }, 'BANK_ACCOUNT_UNKNOWN')
  await refused({ ...body, bankAccountId: eve.bankAccountId }, 'PAYOUT_ACCOUNT_OTHER')
  const late = await flow.payee(500_00n)
  await run(sql`update customer_bank_account set removed_at = now() where id = ${late.bankAccountId}`)
  const fresh = randomUUID()
  await run(sql`insert into customer_bank_account (id, customer_id, coin, account_name, bank, bank_country, number_sealed, number_ending, added_at, usable_at)
                values (${fresh}, ${late.id}, 'SGD', 'Test Person', 'DBS', 'SG', 'x', '6789', now(), now() + interval '48 hours')`)
  const early = await flow.body({ ...late, bankAccountId: fresh }, '100.00')
  await expect(api(late).create(early, freshKey())).rejects.toMatchObject({ code: 'PAYOUT_ACCOUNT_WAITING' })
})

test('TRF-06 rejects a currency without a current rate, because its value is unknown', async () => {
  const ada = await flow.payee(500_00n)
  await run(sql`update rate set as_of = now() - interval '61 seconds' where coin = 'SGD'`)
  await expect(flow.request(ada)).rejects.toMatchObject({ code: 'PAYOUT_RATE_UNKNOWN' })
  expect((await api(ada).terms({})).rows.find(({ fiat }) => fiat === 'SGD')?.rate).toBeNull()
  await run(sql`update rate set as_of = now() + interval '1000 days' where coin = 'SGD'`)
})

test("WDR-17 rejects fiat to an account in another person's name, at the request and at the approval", async () => {
  const ada = await flow.payee(500_00n)
  const made = await flow.request(ada)
  await run(sql`update customer set real_name = 'Another Person' where id = ${ada.id}`)
  await expect(flow.request(ada)).rejects.toMatchObject({ code: 'PAYOUT_NAME_DIFFERS' })
  expect(await flow.decide('payout_review', made.id, 'approve')).toBe('PAYOUT_NAME_DIFFERS')
  expect(await flow.stageOf(made.id)).toBe('review')
})

test('WDR-01 accepts exactly as many of twenty concurrent requests as the balance covers', async () => {
  const ada = await flow.payee(350_00n)
  const bodies = await Promise.all(Array.from({ length: 20 }, () => flow.body(ada, '100.00')))
  const all = await Promise.all(
    bodies.map((body) => [body, freshKey()] as const).map((call) => codeWhenNotBusy(() => api(ada).create(...call))),
  )
  expect(all.filter((code) => code === 'SUCCESS')).toHaveLength(3)
  expect(new Set(all)).toEqual(new Set(['SUCCESS', 'INSUFFICIENT_AVAILABLE_BALANCE']))
  expect(await flow.money(ada)).toEqual({ posted: 350_00n, held: 300_00n })
})

test('WDR-02 twenty equal requests create one payout', async () => {
  const ada = await flow.payee(500_00n)
  const [body, key] = [await flow.body(ada, '100.00'), freshKey()]
  const all = await Promise.all(Array.from({ length: 20 }, () => api(ada).create(body, key)))
  expect(new Set(all.map((one) => one.id)).size).toBe(1)
  expect(await flow.money(ada)).toMatchObject({ held: 100_00n })
})

test('WDR-03 a confirmation is valid for one amount, account, person, scene and use', async () => {
  const [ada, eve] = [await flow.payee(500_00n), await flow.payee(500_00n)]
  const refused = { code: 'VERIFY_TOKEN_INVALID' }
  const body = await flow.body(ada, '100.00')
  await expect(api(ada).create({ ...body, amount: '101.00' }, freshKey())).rejects.toMatchObject(refused)
  const hers = { ...body, bankAccountId: eve.bankAccountId }
  await expect(api(eve).create(hers, freshKey())).rejects.toMatchObject(refused)
  const other = await proof(setup.exchange.deps, ada, 'check_identity', {})
  await expect(api(ada).create({ ...body, verifyToken: other }, freshKey())).rejects.toMatchObject(refused)
  await api(ada).create(body, freshKey())
  await expect(api(ada).create(body, freshKey())).rejects.toMatchObject(refused)
})

test('WDR-07 counts fiat and coins towards one limit, even with concurrent requests', async () => {
  await run(
    sql`insert into coin (code, kind, scale, name_en, name_zh, listed_at) values ('tUSD', 'crypto', 6, 'x', 'x', now())`,
  )
  await run(sql`insert into coin_network (coin, chain, mint, token_program, confirmations, deposit_open, deposit_min, withdraw_open, withdraw_fee, withdraw_min, withdraw_max)
                values ('tUSD', 'solana_devnet', 'So11111111111111111111111111111111111111112', 'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA', 8, true, 1, true, 1000000, 1000000, 100000000000)`)
  const ada = await flow.payee(20_000_00n)
  await setup.exchange.fund({ customer: ada.id, kind: 'token' }, 'tUSD', 20_000_000_000n)
  const [addressId, address] = [randomUUID(), '4Nd1mYQtyuUGTSMLFKsTnZhKkH7aAqX4Yyx2bHh1tH5c']
  await run(sql`insert into address_book (id, customer_id, coin, chain, address, remark, added_at, usable_at, beneficiary)
                values (${addressId}, ${ada.id}, 'tUSD', 'solana_devnet', ${address}, 'x', now(), now(), ${JSON.stringify(ownAtProvider)})`)
  const onChain = { coin: 'tUSD', chain: 'solana_devnet', amount: '1000', fee: '1' }
  const coins = async () => {
    const verifyToken = await proof(setup.exchange.deps, ada, 'withdraw', { ...onChain, address })
    return setup.exchange.api(withdrawals, ada).create({ ...onChain, addressId, verifyToken }, freshKey())
  }
  // 1,200 SGD at 0.75 count as 900 USD; the limit is 5,000 USD in 24 hours.
  const fiat = () => flow.request(ada, '1200.00')
  const all = await Promise.all(Array.from({ length: 16 }, (_, n) => codeWhenNotBusy(n % 2 === 0 ? fiat : coins)))
  expect(new Set(all)).toEqual(new Set(['SUCCESS', 'WITHDRAWAL_DAY_LIMIT_REACHED']))
  const won = all.reduce((sum, code, n) => sum + (code === 'SUCCESS' ? (n % 2 === 0 ? 900 : 1000) : 0), 0)
  expect(won).toBeGreaterThan(4_000)
  expect(won).toBeLessThanOrEqual(5_000)
  expect((await api(ada).terms({})).remaining24h).toBe(`${5_000 - won}.000000`)
})

test('WDR-07 WDR-16 releases hold and limit once, even with twenty cancellations while two people approve', async () => {
  const ada = await flow.payee(1_000_00n)
  const { id } = await flow.request(ada, '1000.00')
  const [approved, ...cancelled] = await Promise.allSettled([
    flow.decide('payout_review', id, 'approve'),
    ...Array.from({ length: 20 }, () => api(ada).cancel({ id }, freshKey())),
  ])
  const all = codes(cancelled)
  const succeeded = all.filter((code) => code === 'SUCCESS').length
  const isApproved = approved.status === 'fulfilled' && approved.value === 'done'
  expect(succeeded + (isApproved ? 1 : 0)).toBe(1)
  expect(await flow.stageOf(id)).toBe(isApproved ? 'approved' : 'cancelled')
  expect(await flow.money(ada)).toEqual({ posted: 1_000_00n, held: isApproved ? 1_000_00n : 0n })
  expect((await api(ada).terms({})).remaining24h).toBe(isApproved ? '4250.000000' : '5000.000000')
})

test('WDR-09 rejects requests and approvals while withdrawals are frozen', async () => {
  const ada = await flow.payee(500_00n)
  const [held, { id }] = [await flow.request(ada), await flow.request(ada)]
  await freeze(ada, 48)
  await expect(flow.request(ada)).rejects.toMatchObject({ code: 'WITHDRAWAL_FROZEN' })
  expect((await api(ada).terms({})).frozenUntil).not.toBeNull()
  expect(await flow.decide('payout_review', held.id, 'approve')).toBe('WITHDRAWAL_FROZEN')
  expect(await flow.decide('payout_review', id, 'refuse')).toBe('done')
  expect(await api(ada).get({ id })).toMatchObject({ status: 'rejected', stage: 'refused', reason: 'account_risk' })
  expect(await flow.money(ada)).toEqual({ posted: 500_00n, held: 100_00n })
  const { rows } = await run(sql`select kind from message where customer_id = ${ada.id} order by created_at`)
  expect(rows.at(-1)).toEqual({ kind: 'payout_refused' })
})

test('hides a payout from other customers, who can neither cancel nor change it', async () => {
  const [ada, eve] = [await flow.payee(500_00n), await flow.payee(500_00n)]
  const { id } = await flow.request(ada)
  await expect(api(eve).get({ id })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  await expect(api(eve).cancel({ id }, freshKey())).rejects.toMatchObject({ code: 'NOT_FOUND' })
  expect((await api(eve).list({})).rows).toEqual([])
  expect((await api(ada).list({ fiat: 'SGD', status: 'pending review' })).rows).toMatchObject([{ id }])
  const support = await setup.exchange.operator('support')
  expect(await setup.exchange.api(payoutsReview, support).get({ id })).toMatchObject({ customer: { email: ada.email } })
  await expect(
    setup.exchange.api(payoutsReview, support).exportBatch({ bankAccount: 'SGD-main' }, freshKey()),
  ).rejects.toMatchObject({
    code: 'FORBIDDEN',
  })
  const listing = await setup.exchange.operator('listing')
  await expect(setup.exchange.api(payoutsReview, listing).get({ id })).rejects.toMatchObject({ code: 'FORBIDDEN' })
})
