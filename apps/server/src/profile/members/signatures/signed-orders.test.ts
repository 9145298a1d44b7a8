import { orders } from '@tessera/contract/trading/orders/orders.ts'
import { transfers } from '@tessera/contract/profile/transfers/transfers.ts'
import { sql } from 'kysely'
import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { codeOfRefusal } from '#testing/access.ts'
import { makeKey, send, sign as signRequest } from '#testing/api-keys.ts'
import { companyOwner, joinedMember } from '#testing/company-people.ts'
import type { Person } from '#testing/exchange.ts'
import { type Act, signing } from '#testing/signing.ts'
import { type Floor, PAIR, tradingFloor } from '#testing/trading-floor.ts'
import { lapseDueActs } from './lapse-due.ts'
import { placeSignedOrders } from '#partners/signatures/place-signed.ts'

let floor: Floor
let desk: ReturnType<typeof signing>
let seller: Person
beforeAll(async () => {
  floor = await tradingFloor()
  desk = signing(floor.exchange)
  seller = await floor.trader('0', 100_000)
  await floor.start()
})
afterEach(async () => {
  await floor.clearBook()
  await floor.booksAreSound()
})
afterAll(() => floor.exchange.close())

const MILLION = 1_000_000n
type Team = { readonly owner: Person; readonly trader: Person; readonly second: Person }
const key = () => ({ idempotencyKey: randomUUID() })
const bid = (quantity: string) => ({ symbol: PAIR, side: 'buy' as const, price: '12.50', quantity })
const place = (who: Person, quantity: string) => floor.exchange.api(orders, who).place(bid(quantity), key())
const ask = (who: Person, quantity: string): Promise<Act> => desk.api(who).askOrder(bid(quantity), key())

/**
 * Creates a company with 5,000 dollars in its spot account, its owner and two traders; orders above 1,000 dollars need
 * two signatures.
 */
async function team(): Promise<Team> {
  const owner = await companyOwner(floor.exchange)
  await floor.exchange.fund({ customer: owner.id, kind: 'token' }, 'tUSD', 5_000n * MILLION)
  await floor.exchange.api(transfers, owner).create({ coin: 'tUSD', amount: '5000', from: 'token', to: 'spot' }, key())
  const trader = await joinedMember(floor.exchange, owner, ['trade'], 'Tara')
  const second = await joinedMember(floor.exchange, owner, ['trade', 'administer'], 'Sam')
  await desk.setRule(owner, { orders: '1000', money: null })
  return { owner, trader, second }
}

async function balances({ id }: Person): Promise<Record<string, { posted: bigint; held: bigint }>> {
  const { rows } = await sql<{ kind: string; posted: bigint; held: bigint }>`
    select kind, posted, held from account where customer_id = ${id} and coin = 'tUSD'`.execute(floor.exchange.deps.db)
  return Object.fromEntries(rows.map(({ kind, posted, held }) => [kind, { posted, held }]))
}
const statusOf = async (who: Person, act: Act) => (await desk.one(who, act))?.status

test('refuses an order above the amount to one person and to an API key, and fills it after the second signature', async () => {
  const { owner, trader, second } = await team()
  expect((await place(trader, '10')).status).toBe(0)
  await floor.clearBook()
  expect(await codeOfRefusal(place(trader, '100'))).toBe('SIGNATURE_NEEDED')
  expect(await codeOfRefusal(place(owner, '100'))).toBe('SIGNATURE_NEEDED')
  const program = await makeKey(floor.exchange, owner)
  expect((await send(floor.exchange, signRequest(program, orders.place, bid('100')))).code).toBe('SIGNATURE_NEEDED')
  const act = await ask(trader, '100')
  expect(act).toMatchObject({ kind: 'order', status: 'waiting', act: `buy 100 ${PAIR} @ 12.50`, coin: 'tUSD' })
  const { token, spot } = await balances(owner)
  expect(token?.held).toBe(token?.posted)
  expect((token?.posted ?? 0n) + (spot?.posted ?? 0n)).toBe(5_000n * MILLION)
  await floor.place(seller, 'sell 100 @ 12.50')
  const signed = await desk.sign(second, act)
  expect(signed.status).toBe('done')
  const order = await floor.exchange.api(orders, owner).one({ id: signed.resultId ?? '' })
  expect(order).toMatchObject({ status: 3, filled: '100' })
  expect((await balances(owner))['token']).toEqual({ posted: 0n, held: 0n })
})

test('checks an order again at the second signature: if the book refuses it, it fails and its money is in spot', async () => {
  const { owner, trader, second } = await team()
  const act = await ask(trader, '100')
  await sql`update market set status = 'halted' where symbol = ${PAIR}`.execute(floor.exchange.deps.db)
  const signed = await desk.sign(second, act)
  await sql`update market set status = 'open' where symbol = ${PAIR}`.execute(floor.exchange.deps.db)
  expect(signed).toMatchObject({ status: 'failed', failedCode: 'MARKET_NOT_OPEN', resultId: null })
  const after = await balances(owner)
  expect(after['token']).toEqual({ posted: 0n, held: 0n })
  expect(after['spot']).toEqual({ posted: 5_000n * MILLION, held: 0n })
})

test('an unsigned order expires, and its money returns to spot', async () => {
  const { owner, trader } = await team()
  const act = await ask(trader, '100')
  await desk.expire(act)
  await lapseDueActs(floor.exchange.deps)
  expect(await statusOf(owner, act)).toBe('lapsed')
  await floor.core.submit({ kind: 'take_transfers' })
  expect((await balances(owner))['spot']).toEqual({ posted: 5_000n * MILLION, held: 0n })
})

test('a refused order returns its money', async () => {
  const { owner, trader, second } = await team()
  const act = await ask(trader, '100')
  expect((await desk.refuse(second, act)).status).toBe('refused')
  await floor.core.submit({ kind: 'take_transfers' })
  expect((await balances(owner))['spot']).toEqual({ posted: 5_000n * MILLION, held: 0n })
})

test('no order or second request uses the money of a pending order', async () => {
  const { trader } = await team()
  const answers = [await codeOfRefusal(ask(trader, '300')), await codeOfRefusal(ask(trader, '300'))]
  expect(answers).toEqual([undefined, 'INSUFFICIENT_AVAILABLE_BALANCE'])
  const small = await Promise.all([1, 2, 3].map(() => codeOfRefusal(place(trader, '79'))))
  expect(small.filter((code) => code === undefined)).toHaveLength(1)
})

test('the same request twice moves the money once and creates one act', async () => {
  const { owner, trader } = await team()
  const again = key()
  const [one, other] = [
    await desk.api(trader).askOrder(bid('100'), again),
    await desk.api(trader).askOrder(bid('100'), again),
  ]
  expect(other.id).toBe(one.id)
  expect((await desk.api(owner).list({ open: true })).rows).toHaveLength(1)
})

test('a signed order is placed once, even if loop and request send it several times', async () => {
  const { owner, trader, second } = await team()
  const act = await ask(trader, '100')
  await Promise.all([
    desk.sign(second, act),
    ...[1, 2, 3].map(() => placeSignedOrders(floor.exchange.deps, floor.core)),
  ])
  await placeSignedOrders(floor.exchange.deps, floor.core)
  expect(await statusOf(owner, act)).toBe('done')
  expect((await floor.exchange.api(orders, owner).current({})).rows).toHaveLength(1)
})

test('refuses another order under the client order id of a signed one', async () => {
  const { owner, trader, second } = await team()
  const act = await ask(trader, '100')
  const taken = { idempotencyKey: `signature-${act.id}` }
  const own = await floor.exchange.api(orders, owner).place(bid('1'), taken)
  const signed = await desk.sign(second, act)
  expect(signed.status).toBe('done')
  expect(signed.resultId).not.toBe(own.id)
  expect(await floor.exchange.api(orders, owner).one({ id: signed.resultId ?? '' })).toMatchObject({ quantity: '100' })
})

test('an act that cannot expire does not block the money of the others, and expires in a later run', async () => {
  const [one, other] = [await team(), await team()]
  const [stuck, fine] = [await ask(one.trader, '100'), await ask(other.trader, '100')]
  for (const act of [stuck, fine]) await desk.expire(act)
  const keeper = new pg.Client(floor.exchange.database.ownerUrl)
  await keeper.connect()
  await keeper.query(
    `create function fail_act() returns trigger language plpgsql as $$ begin raise exception 'stuck'; end $$`,
  )
  await keeper.query(
    `create trigger fail_act before update on signature_act for each row when (old.id = '${stuck.id}') execute function fail_act()`,
  )
  await lapseDueActs(floor.exchange.deps)
  expect(await statusOf(one.owner, stuck)).toBe('waiting')
  expect(await statusOf(other.owner, fine)).toBe('lapsed')
  await keeper.query('drop trigger fail_act on signature_act')
  await keeper.end()
  await lapseDueActs(floor.exchange.deps)
  expect(await statusOf(one.owner, stuck)).toBe('lapsed')
  await floor.core.submit({ kind: 'take_transfers' })
})

test('of two concurrent signatures one places the order', async () => {
  const { owner, trader, second } = await team()
  const act = await ask(trader, '100')
  const answers = await Promise.all([codeOfRefusal(desk.sign(owner, act)), codeOfRefusal(desk.sign(second, act))])
  expect(answers.filter((code) => code === undefined)).toHaveLength(1)
  expect((await floor.exchange.api(orders, owner).current({})).rows).toHaveLength(1)
})

test('values a sale at the reference price, regardless of its limit', async () => {
  const { owner, trader } = await team()
  await floor.exchange.fund({ customer: owner.id, kind: 'token' }, 'AURB', 200n)
  await floor.exchange.api(transfers, owner).create({ coin: 'AURB', amount: '200', from: 'token', to: 'spot' }, key())
  const sale = { symbol: PAIR, side: 'sell' as const, price: '10.50', quantity: '90' }
  expect(await codeOfRefusal(floor.exchange.api(orders, trader).place(sale, key()))).toBe('SIGNATURE_NEEDED')
  expect((await desk.api(trader).askOrder(sale, key())).coin).toBe('AURB')
})

test('a person with only the trade role signs no payment, and one with only the pay role signs no order', async () => {
  const { owner, trader, second } = await team()
  const payer = await joinedMember(floor.exchange, owner, ['pay'], 'Pia', second)
  const act = await ask(trader, '100')
  expect(await codeOfRefusal(desk.sign(payer, act))).toBe('MEMBER_ROLE_MISSING')
})
