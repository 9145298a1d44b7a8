import { assert } from '@tessera/domain/platform/outcome/outcome.ts'
import { members } from '@tessera/contract/profile/members/members.ts'
import { orders } from '@tessera/contract/trading/orders/orders.ts'
import { transfers } from '@tessera/contract/profile/transfers/transfers.ts'
import { sql } from 'kysely'
import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { codeOfRefusal } from '#testing/access.ts'
import { makeKey, send, sign, type TestKey } from '#testing/api-keys.ts'
import { limitOrder, sendBinance, signedQuery } from '#testing/binance.ts'
import { activeBroker, brokerKey, grantTo } from '#testing/brokers.ts'
import { companyOwner, joinedMember } from '#testing/company-people.ts'
import type { Person } from '#testing/exchange.ts'
import { signing } from '#testing/signing.ts'
import { openSub } from '#testing/sub-accounts.ts'
import { type Floor, PAIR, tradingFloor } from '#testing/trading-floor.ts'

let floor: Floor
beforeAll(async () => {
  floor = await tradingFloor()
  await floor.start()
})
afterEach(async () => {
  await floor.clearBook()
  await floor.booksAreSound()
})
afterAll(() => floor.exchange.close())

const key = () => ({ idempotencyKey: randomUUID() })
const bid = (quantity: string) => ({ symbol: PAIR, side: 'buy' as const, price: '12.50', quantity })
const place = (who: Person, quantity: string, by = key()) => floor.exchange.api(orders, who).place(bid(quantity), by)
const acts = async (who: Person) => (await floor.exchange.api(members, who).acts({})).rows
const later = (hours: number) =>
  sql`update single_act set at = at - ${hours} * interval '1 hour'`.execute(floor.exchange.deps.db)

/** Creates a company with 5,000 dollars in its spot account; orders above 1,000 dollars need two signatures. */
async function team(): Promise<{ readonly owner: Person; readonly trader: Person }> {
  const owner = await companyOwner(floor.exchange)
  await floor.exchange.fund({ customer: owner.id, kind: 'token' }, 'tUSD', 5_000_000_000n)
  await floor.exchange.api(transfers, owner).create({ coin: 'tUSD', amount: '5000', from: 'token', to: 'spot' }, key())
  const trader = await joinedMember(floor.exchange, owner, ['trade', 'administer'], 'Tara')
  await joinedMember(floor.exchange, owner, ['trade', 'administer'], 'Sam')
  await signing(floor.exchange).setRule(owner, { orders: '1000', money: null })
  return { owner, trader }
}

test('API-08 orders of all people of a company within 24 hours add up', async () => {
  const { owner, trader } = await team()
  expect((await place(trader, '79')).status).toBe(0)
  expect(await codeOfRefusal(place(trader, '79'))).toBe('SIGNATURE_NEEDED')
  expect(await codeOfRefusal(place(owner, '79'))).toBe('SIGNATURE_NEEDED')
  expect((await place(owner, '1')).status).toBe(0)
  const act = await signing(floor.exchange).api(trader).askOrder(bid('79'), key())
  expect(act.status).toBe('waiting')
  await later(25)
  expect((await place(trader, '79')).status).toBe(0)
})

test('API-08 orders by sub-account logins, their API keys and a broker count with those of the company', async () => {
  const { owner } = await team()
  const subs = await Promise.all(['Desk', 'Program', 'Broker'].map((name) => openSub(floor.exchange, owner, name)))
  for (const { id } of subs) await floor.exchange.fund({ customer: id, kind: 'spot' }, 'tUSD', 2_000_000_000n)
  const [desk, programs, brokered] = subs
  assert(desk && programs && brokered, 'three sub-accounts are needed')
  const broker = await activeBroker(floor.exchange)
  const { id: power } = await grantTo(floor.exchange, owner, { code: broker.code, subAccountId: brokered.id })
  const byKey = await makeKey(floor.exchange, owner, { subAccountId: programs.id, scopes: ['read', 'trade'] })
  const byBroker = await brokerKey(floor.exchange, broker.who, power)
  const sent = async (program: TestKey, quantity: string) =>
    (await send(floor.exchange, sign(program, orders.place, bid(quantity)))).code
  expect((await place(owner, '30')).status).toBe(0)
  expect((await place(desk, '20')).status).toBe(0)
  expect(await sent(byKey, '20')).toBe('SUCCESS')
  expect(await codeOfRefusal(place(desk, '20'))).toBe('SIGNATURE_NEEDED')
  expect(await sent(byBroker, '20')).toBe('SIGNATURE_NEEDED')
  expect(await sent(byBroker, '9')).toBe('SUCCESS')
  expect(await sent(byKey, '9')).toBe('SIGNATURE_NEEDED')
  expect(await codeOfRefusal(place(owner, '9'))).toBe('SIGNATURE_NEEDED')
  expect((await place(owner, '1')).status).toBe(0)
})

test('API-08 orders of two accounts under the same client order id count both', async () => {
  const { owner } = await team()
  const desk = await openSub(floor.exchange, owner)
  await floor.exchange.fund({ customer: desk.id, kind: 'spot' }, 'tUSD', 2_000_000_000n)
  const by = key()
  expect((await place(owner, '79', by)).status).toBe(0)
  expect(await codeOfRefusal(place(desk, '79', by))).toBe('SIGNATURE_NEEDED')
})

test('API-08 orders of one company do not count for another company', async () => {
  const [one, other] = [await team(), await team()]
  expect((await place(one.owner, '79')).status).toBe(0)
  expect((await place(other.owner, '79')).status).toBe(0)
})

test('the untraded part of a cancelled order no longer counts', async () => {
  const { trader } = await team()
  for (const quantity of ['79', '79', '79']) {
    const { id, status } = await place(trader, quantity)
    expect(status).toBe(0)
    await floor.exchange.api(orders, trader).cancel({ id })
  }
})

test('concurrent orders of several people are counted one after the other', async () => {
  const { owner, trader } = await team()
  const people = [owner, trader, owner, trader]
  const answers = await Promise.all(people.map((who) => codeOfRefusal(place(who, '50'))))
  expect(answers.filter((code) => code === undefined)).toHaveLength(1)
})

test('a repeated request returns the first order, even when the daily amount is used up', async () => {
  const { trader } = await team()
  const by = key()
  const first = await place(trader, '79', by)
  expect((await place(trader, '79', by)).id).toBe(first.id)
  expect(await codeOfRefusal(place(trader, '1000', by))).toBe('IDEMPOTENCY_KEY_REUSED')
})

test("keys of one person count with the person's own orders, also through the Binance-compatible API and under a used name", async () => {
  const { trader } = await team()
  const program = await makeKey(floor.exchange, trader)
  const binance = (params: Parameters<typeof limitOrder>[0]) =>
    sendBinance(floor.exchange, {
      method: 'POST',
      path: '/api/v3/order',
      query: signedQuery(limitOrder({ price: '12.50', ...params }), program),
      by: program,
    })
  const first = await binance({ quantity: '50', newClientOrderId: 'first-name' })
  expect(first.status).toBe(200)
  expect((await binance({ quantity: '50' })).status).not.toBe(200)
  expect((await send(floor.exchange, sign(program, orders.place, bid('50')))).code).toBe('SIGNATURE_NEEDED')
  await floor.clearBook()
  expect((await binance({ quantity: '50', newClientOrderId: 'first-name' })).status).toBe(200)
  expect((await binance({ quantity: '50', newClientOrderId: 'second-name' })).status).not.toBe(200)
})

test('the history names the person and the key of each act through the Binance-compatible API', async () => {
  const { owner, trader } = await team()
  const program = await makeKey(floor.exchange, trader)
  const call = (method: 'POST' | 'DELETE', path: string, params: Record<string, string>) =>
    sendBinance(floor.exchange, { method, path, query: signedQuery(params, program), by: program })
  const name = { newClientOrderId: 'named-by-program' }
  await call(
    'POST',
    '/api/v3/order',
    Object.fromEntries(Object.entries(limitOrder(name)).map(([k, v]) => [k, String(v)])),
  )
  await call('DELETE', '/api/v3/order', { symbol: 'AURBTUSD', origClientOrderId: 'named-by-program' })
  await call('POST', '/sapi/v1/asset/transfer', { type: 'MAIN_FUNDING', asset: 'TUSD', amount: '1' })
  expect((await acts(owner)).slice(0, 3)).toMatchObject([
    { name: 'Tara', path: 'ex/api/v1/transfers/create', byKey: true },
    { name: 'Tara', path: 'ex/api/v1/orders/cancel', subject: 'named-by-program', byKey: true },
    { name: 'Tara', path: 'ex/api/v1/orders/place', subject: 'named-by-program', byKey: true },
  ])
})

test('the trading core places no order of a person whose role ended during the call', async () => {
  const { owner, trader } = await team()
  const orderRequest = { kind: 'place', customer: owner.id, login: trader.id, market: PAIR, flag: 'gtc' } as const
  const order = () => floor.core.submit({ ...orderRequest, clientOrderId: randomUUID(), ...bid('1') })
  expect((await order()).ok).toBe(true)
  await sql`update member set roles = '{administer}' where login_id = ${trader.id}`.execute(floor.exchange.deps.db)
  expect(await order()).toMatchObject({ ok: false, code: 'MEMBER_ROLES_CHANGED' })
  await sql`update member set roles = '{trade}' where login_id = ${trader.id}`.execute(floor.exchange.deps.db)
  await sql`update customer set status = 'frozen' where id = ${trader.id}`.execute(floor.exchange.deps.db)
  expect(await order()).toMatchObject({ ok: false, code: 'MEMBER_ROLES_CHANGED' })
})
