import { distributions } from '@tessera/contract/issuance/distributions/distributions.ts'
import { priceAlerts } from '@tessera/contract/trading/price-alerts/price-alerts.ts'
import { orders } from '@tessera/contract/trading/orders/orders.ts'
import { sessions } from '@tessera/contract/access/sessions/sessions.ts'
import { transfers } from '@tessera/contract/profile/transfers/transfers.ts'
import { apiScopes } from '@tessera/domain/access/api-keys/key.ts'
import { sql } from 'kysely'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { bankExchange } from '#testing/bank-exchange.ts'
import { dealing, DOLLAR } from '#testing/dealing.ts'
import { chainExchange } from '#testing/chain-exchange.ts'
import { distributing, releaseFor } from '#testing/distributing.ts'
import { everyRow, forgetRates, sendRow } from '#testing/every-row.ts'
import { makeKey } from '#testing/api-keys.ts'
import { type Caller, customer, nobody, operator, program, subAccount } from '#testing/callers.ts'
import { openSub } from '#testing/sub-accounts.ts'
import { type Person, testExchange, type TestExchange } from '#testing/exchange.ts'
import { primaryMarket } from '#testing/offering.ts'
import { notOwned } from '#testing/not-owned.ts'
import { sampleCalls } from '#testing/sample-calls.ts'
import { NO_ID } from '#testing/samples.ts'
import { PAIR, tradingFloor } from '#testing/trading-floor.ts'
import { payingOut } from '#testing/paying-out.ts'
import { withdrawing } from '#testing/withdrawing.ts'

/** A row with an id in its input, the owner of the id, and another customer. */
type Owned = { readonly exchange: TestExchange; readonly id: string; readonly owner: Person; readonly other: Person }
const owned = new Map<string, Owned>()
const close: (() => Promise<void>)[] = []
const key = () => ({ idempotencyKey: randomUUID() })
const own = (paths: readonly string[], what: Owned): void => paths.forEach((path) => void owned.set(path, what))

/** Rows that return SUCCESS for the id of another owner without doing anything. */
const silent = new Set(['ex/message/read', 'ex/api/v1/trades/mine'])

beforeAll(async () => {
  await onTheFloor()
  await ofKeys()
  await atTheBank()
  await onTheChain()
  await ofHolders()
  await onTheDesk()
})
afterAll(async () => {
  for (const each of close) await each()
})

async function onTheFloor(): Promise<void> {
  const floor = await tradingFloor()
  const { exchange } = floor
  close.push(() => exchange.close())
  const [owner, other] = [await floor.trader('1000', 10), await floor.trader('1000', 10)]
  await exchange.fund({ customer: owner.id, kind: 'token' }, 'tUSD', 100_000_000n)
  await exchange.coin('USD', 'fiat', 2)
  const market = await primaryMarket(exchange)
  await exchange.fund({ customer: owner.id, kind: 'fiat' }, 'SGD', 100_000n)
  const [sub, empty] = [await openSub(exchange, owner), await openSub(exchange, owner, 'Empty')]
  await floor.start()
  const about = { exchange, owner, other }
  const ofSub = ['overview', 'set_switches', 'open_login', 'close_login', 'transfer']
  own(
    ofSub.map((verb) => `ex/api/v1/sub_accounts/${verb}`),
    { ...about, id: sub.id },
  )
  own(['ex/api/v1/sub_accounts/close'], { ...about, id: empty.id })
  const orderRequest = { symbol: PAIR, side: 'buy', price: '12.40', quantity: '1' } as const
  const order = await exchange.api(orders, owner).place(orderRequest, key())
  own(['ex/api/v1/orders/one', 'ex/api/v1/orders/cancel', 'ex/api/v1/trades/mine'], { ...about, id: order.id })
  const alerts = exchange.api(priceAlerts, owner)
  await alerts.create({ symbol: PAIR, side: 'above', price: '13.00' })
  const [alert] = (await alerts.list({})).rows
  own(['ex/api/v1/price_alerts/remove'], { ...about, id: alert?.id ?? '' })
  const moved = { coin: 'tUSD', amount: '1', from: 'token', to: 'spot' } as const
  const transfer = await exchange.api(transfers, owner).create(moved, key())
  own(['ex/api/v1/transfers/one'], { ...about, id: transfer.id })
  const { symbol } = await market.published()
  const subscription = await market.subscribe(owner, symbol, '1')
  own(['ex/api/v1/subscriptions/get', 'ex/api/v1/subscriptions/withdraw'], { ...about, id: subscription.id })
  const [message, upload] = [randomUUID(), randomUUID()]
  await sql`insert into message (id, customer_id, type, kind, params, created_at)
            values (${message}, ${owner.id}, 'security', 'signed_in', '{}', now())`.execute(exchange.deps.db)
  await sql`insert into upload (id, owner, purpose, name, media_type, size, sha256, stored_as, created_at)
            values (${upload}, ${`customer:${owner.id}`}, 'kyc', 'a.jpg', 'image/jpeg', 1, ${upload}, ${upload}, now())`.execute(
    exchange.deps.db,
  )
  own(['ex/message/read'], { ...about, id: message })
  own(['upload/api/v1/uploads/file'], { ...about, id: upload })
  const [session] = (await exchange.api(sessions, owner).list({})).rows
  const event = randomUUID()
  await sql`insert into login_event (id, customer_id, at, kind, ip, succeeded)
            values (${event}, ${owner.id}, now(), 'password', '127.0.0.1', true)`.execute(exchange.deps.db)
  const passkey = randomUUID()
  await sql`insert into passkey (id, customer_id, credential_id, public_key, sign_count, transports, name, backed_up, created_at)
            values (${passkey}, ${owner.id}, ${passkey}, '', 0, '{}', 'Laptop', false, now())`.execute(exchange.deps.db)
  own(['ex/api/v1/passkeys/rename'], { ...about, id: passkey })
  const bankAccount = randomUUID()
  await sql`insert into customer_bank_account (id, customer_id, coin, account_name, bank, bank_country, number_sealed, number_ending, added_at, usable_at)
            values (${bankAccount}, ${owner.id}, 'SGD', 'Test Person', 'DBS Bank', 'SG', 'sealed', '2047', now(), now())`.execute(
    exchange.deps.db,
  )
  await sql`update customer set nickname = 'Ada' where id in (${owner.id}, ${other.id})`.execute(exchange.deps.db)
  own(['ex/api/v1/bank_accounts/add', 'ex/api/v1/bank_accounts/remove'], { ...about, id: bankAccount })
  own(['ex/api/v1/freezes/report_sign_in'], { ...about, id: event })
  own(['ex/api/v1/sessions/revoke'], { ...about, id: session?.id ?? '' })
}

async function ofKeys(): Promise<void> {
  const exchange = await testExchange()
  close.push(() => exchange.close())
  const [owner, other] = [await exchange.customer(), await exchange.customer()]
  const { id } = await makeKey(exchange, owner)
  const about = { exchange, owner, other, id }
  own(['ex/openapi/open_api_one', 'ex/openapi/update_open_api', 'ex/openapi/delete_open_api'], about)
}

async function atTheBank(): Promise<void> {
  const bank = await bankExchange()
  close.push(() => bank.close())
  const [owner, other] = [await bank.exchange.customer(), await bank.exchange.customer()]
  const { id } = await bank.orderOf(owner)
  const about = { exchange: bank.exchange, owner, other, id }
  const ofOrders = ['get', 'confirm_paid', 'set_proof', 'cancel'].map((act) => `ex/api/v1/fiat_orders/${act}`)
  own(ofOrders, about)
  const flow = await payingOut(bank)
  const payee = await flow.payee(500_00n)
  const payout = await flow.request(payee)
  const ofPayee = { ...about, owner: payee, other: await flow.payee(500_00n) }
  own(['ex/api/v1/payouts/get', 'ex/api/v1/payouts/cancel'], { ...ofPayee, id: payout.id })
  own(['ex/api/v1/payouts/create'], { ...ofPayee, id: payee.bankAccountId })
}

async function onTheChain(): Promise<void> {
  const exchange = await chainExchange()
  close.push(() => exchange.close())
  const at = withdrawing(exchange)
  const owner = await at.withdrawer(500_000_000n)
  const about = { exchange, owner, other: await at.withdrawer(500_000_000n) }
  await exchange.depositor(owner)
  const id = await at.request(owner, '100')
  own(['ex/api/v1/withdrawals/get', 'ex/api/v1/withdrawals/cancel'], { ...about, id })
  const unconfirmed = await at.ask(owner, '100')
  await sql`update withdrawal_mail set sent_at = sent_at - interval '61 seconds' where withdrawal_id = ${unconfirmed}`.execute(
    exchange.deps.db,
  )
  own(['ex/api/v1/withdrawals/resend_mail'], { ...about, id: unconfirmed })
  const book = ['remove_address', 'trust_address', 'tell_beneficiary', 'start_test', 'prove_address', 'create'].map(
    (verb) => `ex/api/v1/withdrawals/${verb}`,
  )
  own(book, { ...about, id: owner.addressId })
}

async function ofHolders(): Promise<void> {
  const exchange = await testExchange()
  close.push(() => exchange.close())
  const desk = await distributing(exchange)
  const { symbol } = await desk.product()
  const [owner, other] = [await desk.holder(symbol, 10n), await desk.holder(symbol, 10n)]
  await releaseFor(exchange, desk, symbol)
  const { rows } = await exchange.api(distributions, owner).list({ symbol })
  own(['ex/api/v1/distributions/voucher'], { exchange, owner, other, id: rows[0]?.id ?? '' })
}

async function onTheDesk(): Promise<void> {
  const exchange = await testExchange({}, { waits: { newBankAccountHours: 0 } })
  close.push(() => exchange.close())
  const desk = await dealing(exchange)
  const [seller, owner, other] = [await desk.dealer(500n * DOLLAR), await desk.dealer(), await desk.dealer()]
  const about = { exchange, owner, other }
  const ad = await desk.publish(seller, { quantity: '400', max: '500' })
  const deal = await desk.take(owner, ad)
  const ofDeal = ['get', 'messages', 'say', 'mark_paid', 'appeal', 'release', 'file', 'cancel']
  own(
    ofDeal.map((verb) => `ex/otc/deal/${verb}`),
    { ...about, id: deal.id },
  )
  const wanted = await desk.publish(owner, { side: 'buy' })
  own(['ex/otc/ad/edit', 'ex/otc/ad/close'], { ...about, id: wanted.id })
  const ofMethod = ['activate', 'edit', 'delete'].map((verb) => `ex/otc/payment/${verb}`)
  own(ofMethod, { ...about, id: owner.methodId })
}

const withId = (input: unknown, id: string): Record<string, unknown> =>
  JSON.parse(JSON.stringify(input).replaceAll(NO_ID, id)) as Record<string, unknown>
const withoutTrace = (text: string): string => text.replace(/"traceId":"[^"]*","serverTime":"[^"]*"/, '')

/** Returns a summary of everything that customers own. */
async function standing(exchange: TestExchange): Promise<string> {
  const tables = [
    'trading_order',
    'transfer',
    'subscription',
    'message',
    'upload',
    'fiat_order',
    'withdrawal',
    'address_book',
    'api_key',
    'passkey',
    'customer_bank_account',
    'payment_method',
    'otc_ad',
    'otc_deal',
    'otc_appeal',
    'otc_message',
    'customer',
    'sub_account',
  ]
  const words = [...tables, 'hold', 'account'].map(
    (table) =>
      `select coalesce(md5(string_agg(w, '' order by w)), '') as word from (select (to_jsonb(t) - 'last_used_at')::text as w from ${table} t) each_row`,
  )
  const { rows } = await sql<{ word: string }>`${sql.raw(words.join(' union all '))}`.execute(exchange.deps.db)
  return rows.map(({ word }) => word).join()
}

test('AZ-01 covers every customer row with an id in its input', () => {
  const exchange = [...owned.values()][0]?.exchange
  if (exchange === undefined) throw new Error('the sample exchange was not started')
  const takesId = everyRow(exchange)
    .filter(({ row, sample }) => row.who !== 'operator' && JSON.stringify(sample).includes(NO_ID))
    .map(({ row }) => row.path)
  expect(takesId.filter((path) => !owned.has(path) && !notOwned.has(path))).toEqual([])
})

/** Returns all kinds of callers who do not own the id, for whom it must behave like an unknown id. */
async function strangersTo({ exchange, owner, other }: Owned): Promise<Caller[]> {
  const botKey = await makeKey(exchange, other)
  return [
    customer(exchange, 'another customer', other),
    customer(exchange, 'an unverified customer', await exchange.customer({ kyc: 'unknown' })),
    subAccount(exchange, await openSub(exchange, owner, 'Stranger')),
    nobody(exchange, 'a visitor'),
    operator(exchange, await exchange.operator('superadmin'), 'superadmin'),
    program(exchange, botKey, apiScopes),
  ]
}
const strangers = new Map<TestExchange, Promise<Caller[]>>()
const strangersOf = (what: Owned): Promise<Caller[]> => {
  const known = strangers.get(what.exchange) ?? strangersTo(what)
  strangers.set(what.exchange, known)
  return known
}

test('AZ-02 the id of another owner gets exactly the response of an unknown id, and changes nothing', async () => {
  const wrong: string[] = []
  for (const [path, what] of owned) {
    const { exchange, id } = what
    const found = everyRow(exchange).find(({ row }) => row.path === path)
    if (found === undefined) throw new Error(`there is no row ${path}`)
    const sample = sampleCalls[path]
    const callers = await strangersOf(what)
    const before = await standing(exchange)
    await forgetRates(exchange)
    for (const { name, ask, refusalOf } of callers) {
      // Only session tokens can open files.
      if (name.startsWith('a key') && found.row.produces !== undefined) continue
      const foreign = await ask(found.row, withId(sample, id))
      const absent = await ask(found.row, withId(sample, randomUUID()))
      const isAlike = withoutTrace(foreign.text) === withoutTrace(absent.text) && foreign.status === absent.status
      const expected = refusalOf(found.row)
      const isRefused =
        expected === undefined ? foreign.code !== 'SUCCESS' || silent.has(path) : foreign.code === expected
      if (!isAlike || !isRefused) wrong.push(`${path} answers ${name} with ${foreign.text}, and ${absent.text}`)
    }
    if ((await standing(exchange)) !== before) wrong.push(`${path} changes another customer’s data`)
  }
  expect(wrong).toEqual([])
}, 60_000)

test('AZ-01 accepts the same ids for their owners', async () => {
  // Rows that end the thing run last.
  const ends = /cancel|withdraw$|remove_address|revoke|delete|close/
  const needMore =
    /uploads\/file|voucher|withdrawals\/create|payouts\/create|trust_address|prove_address|update_open_api|open_login|bank_accounts|payment\/(edit|delete)|deal\/(release|file)/ // The response has bytes or a code, so it is not compared.
  for (const [path, { exchange, id, owner }] of [...owned].toSorted(([a], [b]) => +ends.test(a) - +ends.test(b))) {
    if (needMore.test(path)) continue
    const row = everyRow(exchange).find((each) => each.row.path === path)?.row
    if (row === undefined) throw new Error(`there is no row ${path}`)
    const answer = await sendRow(exchange, row, withId(sampleCalls[path], id), owner.token)
    expect({ path, ...answer }).toMatchObject({ code: 'SUCCESS' })
  }
})

test('AZ-01 the idempotency key of another customer reveals nothing of its request', async () => {
  const what = owned.get('ex/api/v1/fiat_orders/get')
  if (what === undefined) throw new Error('there is no fiat order')
  const { rows } = await sql<{ key: string; scope: string }>`
    select key, scope from idempotency where owner = ${`customer:${what.owner.id}`}`.execute(what.exchange.deps.db)
  const [known] = rows
  const row = everyRow(what.exchange).find((each) => each.row.path === 'ex/api/v1/idempotency/get')?.row
  if (known === undefined || row === undefined) throw new Error('there is no key')
  const { text } = await sendRow(what.exchange, row, known, what.owner.token)
  expect(text).toContain('"done":true')
  expect((await sendRow(what.exchange, row, known, what.other.token)).text).toContain('"data":{"done":false}')
})
