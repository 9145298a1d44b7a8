import { withdrawals } from '@tessera/contract/payments/withdrawals/withdrawals.ts'
import { ok } from '@tessera/domain/platform/outcome/outcome.ts'
import { type RawBuilder, sql } from 'kysely'
import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { changeSettings } from '#testing/change-settings.ts'
import { CHAIN, chainExchange, type ChainExchange, COIN } from '#testing/chain-exchange.ts'
import { paidOnce, type RequestedWithdrawal, withdrawing, type Withdrawing } from '#testing/withdrawing.ts'
import { verify } from '#services/audit/verify.ts'
import { APPROVAL_SEAL } from '#payments/withdrawals/seal.ts'
import { mustStep } from '#payments/withdrawals/withdrawals.sql.ts'
import { sealFor } from '#platform/secrets/seal.ts'

const DOLLAR = 1_000_000n
let exchange: ChainExchange
let flow: Withdrawing
beforeAll(async () => {
  const tiers = { SIGNER_AUTOMATIC: 'tUSD:6:99/100000', SIGNER_ONE_PERSON: 'tUSD:6:199/200' }
  exchange = await chainExchange(1_000_000n * DOLLAR, undefined, tiers)
  flow = withdrawing(exchange)
})
afterEach(async ({ expect: check }) => {
  check(await verify(exchange.database.auditUrl, 'everything')).toEqual([])
})
afterAll(() => exchange.close())

const run = (statement: RawBuilder<unknown>) => statement.execute(exchange.deps.db)
const stateOf = async (id: string) => [await flow.stageOf(id), await flow.signerRefusal(id)]

/** Returns a withdrawal in review, from a balance of 500, to a trusted address whose waiting period is over. */
async function requested(amount = '100'): Promise<RequestedWithdrawal> {
  const who = await flow.withdrawer(500n * DOLLAR)
  await run(sql`
    update address_book set trusted = true, added_at = now() - interval '25 hours', usable_at = now() - interval '1 hour'
     where id = ${who.addressId}`)
  return { who, id: await flow.request(who, amount) }
}
/** Returns a withdrawal that was approved without people. */
async function automatic(amount?: string): Promise<RequestedWithdrawal> {
  const w = await requested(amount)
  await approve(w.id)
  return w
}
const approve = (id: string) => exchange.deps.inTx('test')(async (tx) => ok(await mustStep(tx, id, 'approve')))

type Forged = { readonly seal?: string; readonly checker?: string }
/** Adds the agreement of one person to a withdrawal in review, by default with a seal of the application. */
async function addAgreement(id: string, { seal, checker }: Forged = {}): Promise<void> {
  const maker = (await exchange.operator('finance')).id
  const request = randomUUID()
  const agreement = { request, kind: 'withdrawal_review', subject: id, contentHash: 'x', people: [maker] }
  const sealed = seal ?? sealFor(exchange.deps.config, APPROVAL_SEAL).of(agreement)
  await run(sql`
    insert into approval_request (id, kind, subject_id, verdict, content, content_hash, reason, status, requested_by, requested_at, decided_at, seal)
    values (${request}, 'withdrawal_review', ${id}, 'approve', '{}', 'x', 'looked at', 'approved', ${maker}, now(), now(), ${sealed})`)
  if (checker !== undefined)
    await run(sql`
      insert into approval (id, request_id, verdict, content_hash, approver_id, note, at)
      values (${randomUUID()}, ${request}, 'approve', 'x', ${checker}, 'agreed', now())`)
}

test('WDR-12 pays without people up to the ceiling for it', async () => {
  const w = await automatic()
  await flow.finish(w.id)
  expect(await flow.outcome(w)).toEqual(paidOnce)
})

test('WDR-12 returns a payment above the ceiling to people, who approve it', async () => {
  const w = await automatic('101')
  await flow.sign()
  expect(await stateOf(w.id)).toEqual(['review', 'approval_missing'])
  expect(await flow.review(w.id, 'approve')).toBe('done')
  await flow.finish(w.id)
  expect(await flow.stageOf(w.id)).toBe('confirmed')
})

test('WDR-12 pays with one approval up to the ceiling for one, and no more', async () => {
  const byOne = async (amount: string) => {
    const w = await requested(amount)
    await addAgreement(w.id)
    await approve(w.id)
    return w
  }
  const [within, above] = [await byOne('200'), await byOne('201')]
  await flow.sign()
  expect(await stateOf(within.id)).toEqual(['signed', null])
  expect(await stateOf(above.id)).toEqual(['approved', 'approval_missing'])
  expect(await flow.recall(above.id, 'refuse')).toBe('done')
  await flow.finish(within.id)
  const next = await byOne('150')
  await flow.sign()
  expect(await stateOf(next.id)).toEqual(['approved', 'tier_day'])
  expect(await flow.recall(next.id, 'refuse')).toBe('done')
})

test('WDR-12 counts no approvals that an intruder wrote to the database', async () => {
  const genuine = await flow.approved()
  const { rows } = await sql<{ seal: string }>`
    select seal from approval_request where subject_id = ${genuine.id}`.execute(exchange.deps.db)
  const seal = rows[0]?.seal ?? ''
  await run(sql`update approval_request set seal = null where subject_id = ${genuine.id}`)
  const checker = (await exchange.operator('compliance')).id
  for (const forged of [{ seal: '' }, { seal, checker }]) {
    const w = await automatic('400')
    await addAgreement(w.id, forged)
    await flow.sign()
    expect(await stateOf(w.id)).toEqual(['review', 'approval_missing'])
    expect(await flow.review(w.id, 'refuse')).toBe('done')
  }
  expect(await flow.stageOf(genuine.id)).toBe('review')
  expect(await flow.review(genuine.id, 'approve')).toBe('done')
  await flow.finish(genuine.id)
  expect(await flow.outcome(genuine)).toEqual(paidOnce)
})

const frozen = (customer: string) => sql`
  insert into account_freeze (id, customer_id, scope, cause, from_at, until_at)
  values (${randomUUID()}, ${customer}, 'withdraw', 'login_password_changed', now(), now() + interval '1 hour')`

test.each<[string, string, (w: RequestedWithdrawal) => RawBuilder<unknown>]>([
  [
    'an address that is no longer trusted',
    'address_untrusted',
    ({ who }) => sql`update address_book set trusted = false where id = ${who.addressId}`,
  ],
  [
    'a removed address',
    'address_untrusted',
    ({ who }) => sql`update address_book set removed_at = now() where id = ${who.addressId}`,
  ],
  [
    'a new address whose wait was edited',
    'address_new',
    ({ who }) => sql`update address_book set added_at = now(), usable_at = now() where id = ${who.addressId}`,
  ],
  [
    'an address in its wait',
    'address_new',
    ({ who }) => sql`update address_book set usable_at = now() + interval '1 hour' where id = ${who.addressId}`,
  ],
  ['a frozen account', 'frozen', ({ who }) => frozen(who.id)],
  [
    'a value above the limit of 24 hours',
    'limit_day',
    ({ id }) => sql`update withdrawal set limit_value = 5001000000 where id = ${id}`,
  ],
])('WDR-12 returns a payment without approvals to people: %s', async (_, reason, change) => {
  const w = await automatic()
  await run(change(w))
  await flow.sign()
  expect(await stateOf(w.id)).toEqual(['review', reason])
  const { rows } = await exchange.api(withdrawals, w.who).list({ page: 1, pageSize: 20 })
  expect(rows).toMatchObject([{ id: w.id, status: 'pending review' }])
  await run(sql`update withdrawal set limit_value = 100000000 where id = ${w.id}`)
  expect(await flow.review(w.id, 'refuse')).toBe('done')
  expect(await exchange.tokenBalance(w.who.id)).toMatchObject({ posted: 500n * DOLLAR, held: 0n })
})

test('WDR-12 returns payments without approvals to people while their network, coin or all withdrawals are stopped', async () => {
  const stop = (scope: 'coin' | 'withdrawals', subject: string) => sql`
    insert into stop (id, scope, subject_id, reason, set_by, from_at, until_at)
    values (${randomUUID()}, ${scope}, ${subject}, 'a test', ${operator}, now(), now() + interval '1 hour')`
  const operator = (await exchange.operator('superadmin')).id
  const network = (open: boolean) =>
    sql`update coin_network set withdraw_open = ${open} where coin = ${COIN} and chain = ${CHAIN}`
  const cases = [
    ['network_closed', network(false), network(true)],
    ['stopped', stop('coin', COIN), sql`update stop set lifted_at = now() where lifted_at is null`],
    ['stopped', stop('withdrawals', ''), sql`update stop set lifted_at = now() where lifted_at is null`],
  ] as const
  for (const [reason, close, open] of cases) {
    const w = await automatic()
    await run(close)
    await flow.sign()
    expect(await stateOf(w.id)).toEqual(['review', reason])
    await run(open)
    expect(await flow.review(w.id, 'approve')).toBe('done')
    await flow.finish(w.id)
    expect(await flow.outcome(w)).toEqual(paidOnce)
  }
})

test('WDR-12 compares the current value with the limits, even if the stored value was lowered', async () => {
  const w = await automatic()
  await run(sql`update withdrawal set limit_value = 1000000 where id = ${w.id}`)
  await changeSettings(exchange, { withdrawalLimits: { retailDay: 99 } })
  await flow.sign()
  expect(await stateOf(w.id)).toEqual(['review', 'limit_day'])
  await changeSettings(exchange, { withdrawalLimits: { retailDay: 100, retailMonth: 100 } })
  await run(sql`update withdrawal set limit_value = 100000000 where id = ${w.id}`)
  await approve(w.id)
  await flow.finish(w.id)
  expect(await flow.outcome(w)).toEqual(paidOnce)
})

test('WDR-12 compares the amount used in the calendar day with its limit', async () => {
  const w = await automatic()
  await run(sql`update withdrawal set limit_value = 1000000 where id = ${w.id}`)
  await changeSettings(exchange, { withdrawalLimits: { retailDay: 500, retailMonth: 500, retailCalendarDay: 99 } })
  await flow.sign()
  expect(await stateOf(w.id)).toEqual(['review', 'limit_calendar_day'])
  await run(sql`update withdrawal set limit_value = 100000000 where id = ${w.id}`)
  await changeSettings(exchange, { withdrawalLimits: { retailDay: 500, retailMonth: 500, retailCalendarDay: null } })
  await approve(w.id)
  await flow.finish(w.id)
  expect(await flow.outcome(w)).toEqual(paidOnce)
})

test('WDR-12 pays no more without people in 24 hours than the ceiling allows', async () => {
  const paid = await automatic()
  await flow.finish(paid.id)
  await run(sql`
    update withdraw_attempt set amount = 99950000000 where withdrawal_id = ${paid.id} and outcome = 'finalised'`)
  const next = await automatic()
  await flow.sign()
  expect(await stateOf(next.id)).toEqual(['review', 'tier_day'])
  await run(sql`update withdraw_attempt set amount = 99000000 where withdrawal_id = ${paid.id}`)
  expect(await flow.review(next.id, 'refuse')).toBe('done')
})
