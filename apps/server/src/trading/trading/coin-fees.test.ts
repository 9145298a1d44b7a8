import { customerSettings } from '@tessera/contract/access/security/customer-settings.ts'
import { accounts } from '@tessera/contract/profile/accounts/accounts.ts'
import { orders } from '@tessera/contract/trading/orders/orders.ts'
import { trades } from '@tessera/contract/trading/trades/trades.ts'
import { amount } from '@tessera/domain/books/money/amount.ts'
import { MINUTE_MS } from '@tessera/domain/platform/clock/durations.ts'
import { assert, ok } from '@tessera/domain/platform/outcome/outcome.ts'
import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { makeKey } from '#testing/api-keys.ts'
import { type Params, sendBinance, signedQuery } from '#testing/binance.ts'
import { changeSettings } from '#testing/change-settings.ts'
import type { Person } from '#testing/exchange.ts'
import { type Floor, spotOf, tradingFloor } from '#testing/trading-floor.ts'
import { saveRates } from '#books/rates/rates.sql.ts'
import { TradingCore } from './core.ts'
import { stateHash } from './state-hash.ts'

/** The fee coin, with two decimals and a price of 0.5 US dollars. A tUSD is worth one. */
const COIN = 'TSR'
const HALF = 5_000_000_000n
const DISCOUNT = 250_000

let floor: Floor
let maker: Person
const payers: Person[] = []
beforeAll(async () => {
  floor = await tradingFloor()
  await floor.exchange.coin('USD', 'fiat', 2)
  await floor.exchange.coin(COIN, 'crypto', 2)
  maker = await floor.trader('100000', 1_000)
  for (let at = 0; at < 12; at += 1) payers.push(await payer(1_000n))
  await setRate(HALF)
  await changeSettings(floor.exchange, { feeCoin: { coins: [{ coin: COIN, discount: DISCOUNT }] } })
  await floor.start()
})
afterEach(async () => {
  await floor.clearBook()
  await floor.tablesMatchState()
  await floor.booksAreSound()
})
afterAll(() => floor.exchange.close())

/** Returns a trader with this amount of the fee coin in spot, who pays fees with it. */
async function payer(minor: bigint): Promise<Person> {
  const person = await floor.trader('10000', 100)
  await floor.exchange.fund({ customer: person.id, kind: 'spot' }, COIN, minor)
  await choose(person, true)
  return person
}
const choose = (who: Person, open: boolean) => floor.exchange.api(customerSettings, who).updateFeeCoinOpen({ open })
function next(): Person {
  const person = payers.pop()
  assert(person, 'the test needs more payers')
  return person
}
async function setRate(price: bigint): Promise<void> {
  const rates = [
    { coin: COIN, fiat: 'USD', price: amount(price) },
    { coin: 'tUSD', fiat: 'USD', price: amount(10n ** 10n) },
  ]
  await floor.exchange.deps.inTx('test')(async (tx) => ok(await saveRates(tx, rates, tx.now, 'test')))
}
const placed = async (who: Person, text: string): Promise<string> => {
  const answer = await floor.place(who, text)
  assert(answer.ok, 'the order was refused')
  return answer.value.order.id
}
const orderOf = (who: Person, id: string) => floor.exchange.api(orders, who).one({ id })
const lastTrade = async (who: Person) => (await floor.exchange.api(trades, who).mine({})).rows[0]
const rowsOf = async (order: string) =>
  (
    await sql<{ fee: bigint; amount: bigint; is_maker: boolean }>`
      select fee, amount, is_maker from coin_fee where order_id = ${order} order by seq`.execute(floor.exchange.deps.db)
  ).rows

test('pays the fee of a taker in the coin, less the discount and rounded up', async () => {
  const who = next()
  await placed(maker, 'sell 4 @ 12.50')
  const id = await placed(who, 'buy 4 @ 12.50')
  // 0.15 % of 50 is 0.075 tUSD; less a quarter 0.05625, which is 0.1125 TSR.
  expect(await rowsOf(id)).toEqual([{ fee: 75_000n, amount: 12n, is_maker: false }])
  expect(await spotOf(floor, who, COIN)).toEqual({ posted: 988n, held: 0n })
  expect(await spotOf(floor, who, 'tUSD')).toEqual({ posted: 9_950_000_000n, held: 0n })
  expect(await orderOf(who, id)).toMatchObject({
    fee: '0.000000',
    feeCoin: 'tUSD',
    coinFee: { coin: COIN, amount: '0.12' },
  })
  expect(await lastTrade(who)).toMatchObject({ value: '50.000000', valueCoin: 'tUSD', fee: '0.12', feeCoin: COIN })
  const { rows } = await floor.exchange.api(accounts, who).flowingWater({ type: 'trading_fee' })
  expect(rows).toMatchObject([{ coin: COIN, amount: '0.00', fee: '0.12', balance: '9.88' }])
})

test('pays the fee of a maker in the coin, with one journal for all fills of a batch', async () => {
  const who = next()
  const id = await placed(who, 'sell 10 @ 12.50')
  await Promise.all([placed(maker, 'buy 4 @ 12.50'), placed(maker, 'buy 6 @ 12.50')])
  // 0.1 % of 50 and of 75, less a quarter, at a price of one half, in hundredths.
  expect(await rowsOf(id)).toEqual([
    { fee: 50_000n, amount: 8n, is_maker: true },
    { fee: 75_000n, amount: 12n, is_maker: true },
  ])
  expect(await spotOf(floor, who, COIN)).toEqual({ posted: 980n, held: 0n })
  expect(await spotOf(floor, who, 'tUSD')).toEqual({ posted: 10_125_000_000n, held: 0n })
})

test('charges the usual fee for the fills that the coin does not cover', async () => {
  const who = next()
  const id = await placed(who, 'sell 100 @ 12.50')
  // 0.94 TSR for each 50 shares: the balance of 10 TSR is spent down to 0.50 first.
  await placed(maker, 'buy 100 @ 12.50')
  expect((await spotOf(floor, who, COIN)).posted).toBe(1_000n - 188n)
  for (let round = 0; round < 5; round += 1) {
    await placed(maker, 'sell 100 @ 12.50')
    await placed(who, 'buy 100 @ 12.50')
    await placed(who, 'sell 100 @ 12.50')
    await placed(maker, 'buy 100 @ 12.50')
  }
  const left = (await spotOf(floor, who, COIN)).posted
  expect(left).toBeGreaterThanOrEqual(0n)
  expect(left).toBeLessThan(188n)
  expect(await lastTrade(who)).toMatchObject({ fee: '1.250000', feeCoin: 'tUSD' })
  expect(await orderOf(who, id)).toMatchObject({ fee: '0.000000', coinFee: { coin: COIN, amount: '1.88' } })
})

test('charges the usual fee without a current rate, and uses a newer rate for later fills of the same order', async () => {
  const who = next()
  const id = await placed(who, 'buy 20 @ 12.00')
  floor.exchange.passTime(2 * MINUTE_MS)
  await placed(maker, 'sell 10 @ 12.00')
  expect(await orderOf(who, id)).toMatchObject({ fee: '0.120000', coinFee: null })
  await setRate(2n * HALF)
  await placed(maker, 'sell 10 @ 12.00')
  expect(await orderOf(who, id)).toMatchObject({ fee: '0.120000', coinFee: { coin: COIN, amount: '0.09' } })
})

test('an order keeps the choice and the coin with which it was accepted', async () => {
  await setRate(HALF)
  const who = next()
  const before = await placed(who, 'buy 10 @ 12.00')
  await choose(who, false)
  const after = await placed(who, 'buy 10 @ 12.00')
  await changeSettings(floor.exchange, { feeCoin: { coins: [] } })
  await choose(who, true)
  const none = await placed(who, 'buy 10 @ 12.00')
  await placed(maker, 'sell 30 @ 12.00')
  expect(await orderOf(who, before)).toMatchObject({ fee: '0.000000', coinFee: { coin: COIN, amount: '0.18' } })
  expect(await orderOf(who, after)).toMatchObject({ fee: '0.120000', coinFee: null })
  expect(await orderOf(who, none)).toMatchObject({ fee: '0.120000', coinFee: null })
  await changeSettings(floor.exchange, { feeCoin: { coins: [{ coin: COIN, discount: DISCOUNT }] } })
})

test('shows the coin to Binance clients, as commission asset and as discount', async () => {
  await setRate(HALF)
  const who = next()
  const by = await makeKey(floor.exchange, who)
  const ask = (path: string, params: Params) =>
    sendBinance(floor.exchange, { method: 'GET', path, query: signedQuery(params, by), by })
  await placed(maker, 'sell 4 @ 12.50')
  await placed(who, 'buy 4 @ 12.50')
  expect(await ask('/api/v3/myTrades', { symbol: 'AURBTUSD' })).toMatchObject({
    body: [{ commission: '0.12', commissionAsset: COIN }],
  })
  expect(await ask('/api/v3/account/commission', { symbol: 'AURBTUSD' })).toMatchObject({
    body: { discount: { enabledForAccount: true, enabledForSymbol: true, discountAsset: COIN, discount: '0.750000' } },
  })
})

test('a sub-account follows the choice of its owner, and pays from its own balance', async () => {
  await setRate(HALF)
  const [owner, sub] = [next(), next()]
  await choose(sub, false)
  const client = new pg.Client(floor.exchange.database.ownerUrl)
  await client.connect()
  await client.query(`update customer set parent_id = $1, type = 'sub' where id = $2`, [owner.id, sub.id])
  await client.end()
  await placed(maker, 'sell 4 @ 12.50')
  await placed(sub, 'buy 4 @ 12.50')
  expect((await spotOf(floor, sub, COIN)).posted).toBe(988n)
  expect((await spotOf(floor, owner, COIN)).posted).toBe(1_000n)
})

test('pays in the traded token itself, and each balance still follows from the previous one', async () => {
  const token = { coin: 'AURB', fiat: 'USD', price: amount(125_000_000_000n) }
  await floor.exchange.deps.inTx('test')(async (tx) => ok(await saveRates(tx, [token], tx.now, 'test')))
  await setRate(HALF)
  await changeSettings(floor.exchange, { feeCoin: { coins: [{ coin: 'AURB', discount: 0 }] } })
  const [buyer, seller] = [next(), next()]
  await placed(seller, 'sell 4 @ 12.50')
  await Promise.all([placed(buyer, 'buy 3 @ 12.50'), placed(buyer, 'buy 1 @ 12.50')])
  // Each fee is rounded up to one share: the buyer pays two, the seller two.
  expect(await spotOf(floor, buyer, 'AURB')).toEqual({ posted: 102n, held: 0n })
  expect(await spotOf(floor, seller, 'AURB')).toEqual({ posted: 94n, held: 0n })
  await changeSettings(floor.exchange, { feeCoin: { coins: [{ coin: COIN, discount: DISCOUNT }] } })
})

test('I31 a follower decides the same fees, and takes over with the same state', async () => {
  await setRate(HALF)
  const who = next()
  const other = new TradingCore(floor.exchange.deps)
  await other.start()
  await placed(who, 'sell 10 @ 12.50')
  await placed(maker, 'buy 4 @ 12.50')
  await placed(maker, 'buy 3 @ 12.50')
  const { view } = floor.core
  assert(view, 'this node does not lead')
  const before = stateHash(view.state)
  await floor.core.stop()
  await expect.poll(() => other.view && stateHash(other.view.state)).toBe(before)
  await other.stop()
  await floor.core.start()
})

test.each<[string, Readonly<Record<string, string>>, string]>([
  ['of another order', { order_id: 'gen_random_uuid()' }, 'must replace the fee of a fill'],
  ['of the other side, which paid as usual', { is_maker: 'not is_maker' }, 'must replace the fee of a fill'],
  ['of another amount than its journal', { amount: 'amount + 1' }, 'must take their sum'],
  ['of another journal', { journal_id: 'gen_random_uuid()' }, 'must take their sum'],
])('the database rejects a fee in the coin %s', async (_, forged, refusal) => {
  const names = [
    'market',
    'seq',
    'is_maker',
    'order_id',
    'fee',
    'amount',
    'coin_price',
    'quote_price',
    'journal_id',
    'at',
  ]
  const client = new pg.Client(floor.exchange.database.ownerUrl)
  await client.connect()
  await client.query('begin')
  const insert = `with gone as (delete from coin_fee where ctid = (select ctid from coin_fee order by seq limit 1) returning *)
    insert into coin_fee (${names.join(', ')}) select ${names.map((name) => forged[name] ?? name).join(', ')} from gone`
  await expect(client.query(insert)).rejects.toThrow(refusal)
  await client.query('rollback')
  await client.end()
})

test('refuses a coin without a rate, the coin of prices, two coins, and a discount above one half', async () => {
  const change = (coins: unknown) => changeSettings(floor.exchange, { feeCoin: { coins } } as never)
  await floor.exchange.coin('NONE', 'crypto', 2)
  await expect(change([{ coin: 'NONE', discount: 0 }])).rejects.toThrow('SETTING_CONFLICT')
  await expect(change([{ coin: 'tUSD', discount: 0 }])).rejects.toThrow('SETTING_CONFLICT')
  await expect(change([{ coin: COIN, discount: 500_001 }])).rejects.toThrow('PARAM_INVALID')
  const two = [COIN, 'USD'].map((coin) => ({ coin, discount: 0 }))
  await expect(change(two)).rejects.toThrow('PARAM_INVALID')
})

test('shares of fees count the fee in the coin, and the volume in the coin of the price', async () => {
  const { rows } = await sql<{ coin: string; volume: bigint; fee: bigint }>`
    select coin, sum(volume)::numeric as volume, sum(fee)::numeric as fee from fee_taken group by 1 order by 1`.execute(
    floor.exchange.deps.db,
  )
  const paid = await sql<{ paid: bigint }>`
    select sum(d.amount::numeric)::numeric as paid
      from coin_fee d join trading_order o on o.id = d.order_id where o.fee_coin = ${COIN}`.execute(
    floor.exchange.deps.db,
  )
  expect(rows.find(({ coin }) => coin === COIN)).toEqual({ coin: COIN, volume: 0n, fee: paid.rows[0]?.paid })
  const usual = rows.find(({ coin }) => coin === 'tUSD')
  expect(usual?.volume).toBeGreaterThan(0n)
})
