import { deposits } from '@tessera/contract/payments/deposits/deposits.ts'
import { orders } from '@tessera/contract/trading/orders/orders.ts'
import { subAccounts } from '@tessera/contract/profile/sub-accounts/sub-accounts.ts'
import { assert } from '@tessera/domain/platform/outcome/outcome.ts'
import { sql } from 'kysely'
import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { codeOfRefusal } from '#testing/access.ts'
import { makeKey } from '#testing/api-keys.ts'
import { limitOrder, type Params, sendBinance, signedQuery } from '#testing/binance.ts'
import type { Customer, Person } from '#testing/exchange.ts'
import { primaryMarket } from '#testing/offering.ts'
import { setCountry } from '#testing/selling.ts'
import { openSub } from '#testing/sub-accounts.ts'
import { type Floor, PAIR, spotOf, tradingFloor } from '#testing/trading-floor.ts'
import { moveMarket } from '#trading/markets/move-market.sql.ts'

// AURB is the token of a product for experts, of which one person may own 1,000 units.
const CAP = 1_000
let floor: Floor
const people: Record<'ri' | 'ai' | 'ei', Customer[]> = { ri: [], ai: [], ei: [] }
const next = (held: 'ri' | 'ai' | 'ei'): Customer => {
  const who = people[held].pop()
  assert(who, 'the test needs more people')
  return who
}
beforeAll(async () => {
  floor = await tradingFloor()
  const { exchange } = floor
  for (const held of ['ri', 'ai', 'ei'] as const)
    for (let n = 0; n < (held === 'ei' ? 36 : 8); n += 1) {
      const who = await exchange.customer({ class: held })
      await exchange.fund({ customer: who.id, kind: 'spot' }, 'tUSD', 10_000_000_000n)
      await exchange.fund({ customer: who.id, kind: 'spot' }, 'AURB', 100n)
      await exchange.fund({ customer: who.id, kind: 'token' }, 'AURB', 10n)
      people[held].push(who)
    }
  const primary = await primaryMarket(exchange)
  const { symbol } = await primary.published({ category: 'ei', max: String(CAP), supply: '5000' })
  await run(sql`update product set symbol = 'AURB' where symbol = ${symbol}`)
  await floor.start()
})
afterEach(async () => {
  await floor.clearBook()
  await restrict([])
  await run(sql`update site_setting set enforce_authenticator = false, risk_test = false`)
  await floor.booksAreSound()
  await floor.tablesMatchState()
})
afterAll(() => floor.exchange.close())

const key = () => ({ idempotencyKey: randomUUID() })
const run = (statement: ReturnType<typeof sql>) => statement.execute(floor.exchange.deps.db)
const classOf = (who: Person, held: string) =>
  run(sql`update customer set investor_class = ${held} where id = ${who.id}`)
const restrict = (countries: string[]) =>
  run(sql`update site_setting set restriction_type = 1, limit_countries = ${countries}::text[]`)
const move = (event: 'open' | 'call' | 'restrict') =>
  floor.exchange.deps.inTx('operator:test')((tx) => moveMarket(tx, PAIR, event))
async function placed(who: Person, order: string): Promise<string> {
  const answer = await floor.place(who, order)
  assert(answer.ok, `${order} was not placed`)
  return answer.value.order.id
}
async function orderAt(id: string) {
  const { rows } = await sql<{ status: number; cause: string | null; filled: bigint }>`
    select status, cancel_cause as cause, filled_lots as filled from trading_order where id = ${id}`.execute(
    floor.exchange.deps.db,
  )
  return rows[0]
}
const untouched = { status: 0, cause: null, filled: 0n }
const lost = (cause: string) => ({ status: 4, cause, filled: 0n })

test.each([
  ['ri', 'INVESTOR_CLASS_NOT_ALLOWED'],
  ['ai', 'INVESTOR_CLASS_NOT_ALLOWED'],
  ['ei', 'ok'],
] as const)(
  'ELG-01 an investor of class %s cannot buy a product for experts by any kind of order, and can sell it: %s',
  async (held, code) => {
    const who = next(held)
    await placed(next('ei'), 'sell 5 @ 12.50')
    for (const order of ['buy 1 @ 12.40', 'buy 1 market', 'buy 1 @ 12.90 stop 12.80', 'buy 1 @ 12.50 fok']) {
      const answer = await floor.place(who, order)
      expect(answer.ok ? 'ok' : answer.code).toBe(code)
    }
    await placed(who, 'sell 1 @ 13.00')
    const orderRequest = { symbol: PAIR, side: 'buy', price: '12.40', quantity: '1' } as const
    const api = floor.exchange.api(orders, who)
    expect(await codeOfRefusal(api.place(orderRequest, key()))).toBe(code === 'ok' ? undefined : code)
    const { reasons, why, eligible } = await api.preview(orderRequest)
    expect(eligible).toBe(code === 'ok')
    expect(reasons).toEqual(code === 'ok' ? [] : [code])
    const fix = { route: '/personal/investorClass' }
    expect(why).toEqual(code === 'ok' ? [] : [{ code, params: {}, fix }])
  },
)

test('ELG-01 an API client of the Binance surface has the rights of its owner', async () => {
  for (const [held, code] of [
    ['ri', -2010],
    ['ei', undefined],
  ] as const) {
    const who = next(held)
    const by = await makeKey(floor.exchange, who)
    const send = (params: Params) =>
      sendBinance(floor.exchange, {
        method: 'POST',
        path: '/api/v3/order',
        query: signedQuery(limitOrder(params), by),
        by,
      })
    const bought = await send({ price: '12.40' })
    expect([held, (bought.body as { code?: number }).code]).toEqual([held, code])
    expect((await send({ side: 'SELL', price: '13.00' })).status).toBe(200)
  }
})

test('ELG-01 cancels a resting buy order with the reason if its owner loses the class, and keeps the sell order', async () => {
  const [who, other] = [next('ei'), next('ei')]
  const [buy, sell] = [await placed(who, 'buy 5 @ 12.40'), await placed(who, 'sell 5 @ 13.00')]
  await classOf(who, 'ri')
  const met = await placed(other, 'sell 5 @ 12.40')
  expect(await orderAt(buy)).toEqual(lost('class'))
  expect([await orderAt(sell), await orderAt(met)]).toEqual([untouched, untouched])
  expect((await spotOf(floor, who, 'tUSD')).held).toBe(0n)
  // Places the cheaper order first.
  await placed(next('ei'), 'buy 10 @ 13.00')
  expect(await orderAt(sell)).toMatchObject({ status: 3, filled: 5n })
})

test('ELG-01 never triggers a stop order whose owner loses the class', async () => {
  const [who, maker, taker] = [next('ei'), next('ei'), next('ei')]
  await placed(maker, 'sell 1 @ 12.60')
  await placed(taker, 'buy 1 @ 12.60')
  const stop = await placed(who, 'buy 2 @ 12.90 stop 12.80')
  await placed(maker, 'sell 5 @ 12.80')
  await classOf(who, 'ai')
  await placed(taker, 'buy 1 @ 12.80')
  expect(await orderAt(stop)).toEqual(lost('class'))
})

test('ELG-01 an auction executes no buy order whose owner lost the class while it collected orders', async () => {
  const [who, seller] = [next('ei'), next('ei')]
  await move('restrict')
  await move('call')
  const [buy, sell] = [await placed(who, 'buy 5 @ 12.60'), await placed(seller, 'sell 5 @ 12.40')]
  await classOf(who, 'ri')
  await move('open')
  await floor.core.submit({ kind: 'take_transfers' })
  expect(await orderAt(buy)).toEqual(lost('class'))
  expect(await orderAt(sell)).toEqual(untouched)
})

test('ELG-01 a class change concurrent with fifty sales: every purchase comes before it or is cancelled', async () => {
  const [who, seller] = [next('ei'), next('ei')]
  const buys = await Promise.all(Array.from({ length: 10 }, () => placed(who, 'buy 1 @ 12.40')))
  await Promise.all([
    ...Array.from({ length: 25 }, () => floor.place(seller, 'sell 1 @ 12.40 ioc')),
    classOf(who, 'ri'),
    ...Array.from({ length: 25 }, () => floor.place(seller, 'sell 1 @ 12.40 ioc')),
  ])
  await floor.core.submit({ kind: 'take_transfers' })
  const ends = await Promise.all(buys.map(orderAt))
  for (const end of ends) expect(end?.status === 3 || end?.cause === 'class').toBe(true)
  const { rows } = await sql`select customer_id from right_change`.execute(floor.exchange.deps.db)
  expect(rows).toEqual([])
})

test('ELG-01 residents of a newly restricted country cannot buy, their resting buy orders are cancelled, and they can sell', async () => {
  const who = next('ei')
  await setCountry(floor.exchange, who, 'NO')
  const [buy, sell] = [await placed(who, 'buy 5 @ 12.40'), await placed(who, 'sell 5 @ 13.00')]
  await restrict(['NO'])
  expect(await floor.place(who, 'buy 1 @ 12.40')).toMatchObject({ code: 'COUNTRY_RESTRICTED' })
  expect([await orderAt(buy), await orderAt(sell)]).toEqual([lost('country'), untouched])
  await placed(next('ei'), 'buy 5 @ 13.00')
  expect(await orderAt(sell)).toMatchObject({ status: 3 })
  await restrict([])
  await placed(who, 'buy 1 @ 12.40')
})

test('ELG-01 cancels an order of a nationality that is no longer served', async () => {
  const who = next('ei')
  await setCountry(floor.exchange, who, 'NO')
  const buy = await placed(who, 'buy 5 @ 12.40')
  await restrict(['SG'])
  await floor.core.submit({ kind: 'take_transfers' })
  expect(await orderAt(buy)).toEqual(lost('country'))
})

test('ELG-01 while the risk test is required, a retail investor without it cannot buy products or keep resting orders', async () => {
  await run(sql`update product set category = 'ri' where symbol = 'AURB'`)
  const [passed, missing] = [next('ri'), next('ri')]
  await run(sql`update customer set risk_test_passed_at = now() where id = ${passed.id}`)
  const [passing, gone] = [await placed(passed, 'buy 1 @ 12.40'), await placed(missing, 'buy 1 @ 12.40')]
  await run(sql`update site_setting set risk_test = true`)
  expect(await floor.place(missing, 'buy 1 @ 12.40')).toMatchObject({ code: 'RISK_TEST_REQUIRED' })
  expect([await orderAt(passing), await orderAt(gone)]).toEqual([untouched, lost('test')])
  await run(sql`update product set category = 'ei' where symbol = 'AURB'`)
})

test('ELG-01 the cap of a person counts every account, transfers in transit, subscriptions and orders', async () => {
  const who = next('ei')
  // The person already has 110 units.
  await placed(who, `buy ${CAP - 111} @ 11.00`)
  await placed(who, 'buy 1 @ 11.00')
  expect(await floor.place(who, 'buy 1 @ 11.00')).toMatchObject({
    code: 'HOLDING_ABOVE_CAP',
    params: { max: String(CAP) },
    field: 'quantity',
  })
  const sub = await openSub(floor.exchange, who)
  await floor.exchange.fund({ customer: sub.id, kind: 'token' }, 'tUSD', 1_000_000_000n)
  expect(await floor.place(sub, 'buy 1 @ 11.00')).toMatchObject({ code: 'HOLDING_ABOVE_CAP' })
  await placed(who, 'sell 1 @ 13.00')
})

test('ELG-01 accepts as many of thirty concurrent buy orders as the cap allows', async () => {
  const who = next('ei')
  await placed(who, `buy ${CAP - 115} @ 11.00`)
  const answers = await Promise.all(Array.from({ length: 30 }, () => floor.place(who, 'buy 1 @ 11.00')))
  expect(answers.filter(({ ok }) => ok)).toHaveLength(5)
  expect(new Set(answers.flatMap((each) => (each.ok ? [] : [each.code])))).toEqual(new Set(['HOLDING_ABOVE_CAP']))
})

test('while an authenticator is required, an account without one can place no order and see no deposit address', async () => {
  const [who, other] = [next('ei'), next('ei')]
  const resting = await placed(who, 'buy 1 @ 12.40')
  await run(sql`update site_setting set enforce_authenticator = true`)
  for (const order of ['buy 1 @ 12.40', 'sell 1 @ 13.00'])
    expect(await floor.place(who, order)).toMatchObject({ code: 'AUTHENTICATOR_REQUIRED' })
  const orderRequest = { symbol: PAIR, side: 'sell', price: '13.00', quantity: '1' } as const
  expect((await floor.exchange.api(orders, who).preview(orderRequest)).why).toEqual([
    { code: 'AUTHENTICATOR_REQUIRED', params: {}, fix: { route: '/personal/bindGoogle' } },
  ])
  const address = floor.exchange.api(deposits, who).address({ coin: 'tUSD', chain: 'solana_devnet' })
  expect(await codeOfRefusal(address)).toBe('AUTHENTICATOR_REQUIRED')
  expect(await orderAt(resting)).toEqual(untouched)
  await run(
    sql`insert into authenticator (customer_id, secret_sealed, bound_at, last_step) values (${other.id}, '', now(), 0)`,
  )
  await placed(other, 'sell 1 @ 13.00')
})

test('ELG-01 a token cannot be transferred to a sub-account of a person who lost the class, but can return to be sold', async () => {
  const owner = next('ei')
  const sub = await openSub(floor.exchange, owner)
  const api = floor.exchange.api(subAccounts, owner)
  const token = { place: 'token' } as const
  const there = { coin: 'AURB', amount: '4', from: { account: 'main', ...token }, to: { account: sub.id, ...token } }
  await api.transfer(there, key())
  await classOf(owner, 'ai')
  expect(await codeOfRefusal(api.transfer(there, key()))).toBe('INVESTOR_CLASS_NOT_ALLOWED')
  await api.transfer({ ...there, from: there.to, to: there.from }, key())
})
