import { transfers } from '@tessera/contract/profile/transfers/transfers.ts'
import { HOUR_MS } from '@tessera/domain/platform/clock/durations.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { distributing, type Distributing } from '#testing/distributing.ts'
import type { Person } from '#testing/exchange.ts'
import { openSub } from '#testing/sub-accounts.ts'
import { type Floor, PAIR, tradingFloor } from '#testing/trading-floor.ts'
import { holdersOf } from './holders.sql.ts'
import { ownedAt } from './owned-at.sql.ts'
import { payDueDistributions } from './pay-due.ts'
import { recordDueDistributions } from './record-due.ts'

let floor: Floor
let desk: Distributing
let seller: Person
let buyer: Person
let product: { id: string; symbol: string }
beforeAll(async () => {
  floor = await tradingFloor()
  seller = await floor.trader('10000', 1_000)
  buyer = await floor.trader('100000', 0)
  await floor.start()
  desk = await distributing(floor.exchange)
  const { id } = await desk.product()
  await sql`update product set symbol = 'AURB' where id = ${id}`.execute(floor.exchange.deps.db)
  product = { id, symbol: 'AURB' }
})
afterAll(() => floor.exchange.close())

const trade = async (quantity: number): Promise<void> => {
  await floor.place(seller, `sell ${quantity} @ 12.50`)
  await floor.place(buyer, `buy ${quantity} @ 12.50`)
}
type Purchase = { at: Date; seq: bigint; quantity: bigint }
const fills = async (): Promise<Purchase[]> =>
  (
    await sql<Purchase>`select at, journal_seq as seq, quantity::numeric as quantity from fill where market = ${PAIR} order by journal_seq`.execute(
      floor.exchange.deps.db,
    )
  ).rows
const unitsAt = async (at: Date, who: Person): Promise<bigint> =>
  (await ownedAt(floor.exchange.deps, product, at)).owners.find(({ customer }) => customer === who.id)?.units ?? 0n
const sum = (all: readonly Purchase[]): bigint => all.reduce((total, { quantity }) => total + quantity, 0n)

test('SUB-06 counts trades before and at the record date, and not one a millisecond later', async () => {
  await trade(1)
  await trade(2)
  await trade(4)
  const [first, second, third] = (await fills()).slice(-3)
  if (first === undefined || second === undefined || third === undefined) throw new Error('expected three trades')
  const before = (at: Date): Date => new Date(at.getTime() - 1)
  expect(await unitsAt(before(first.at), buyer)).toBe(0n)
  expect(await unitsAt(first.at, buyer)).toBe(1n)
  expect(await unitsAt(second.at, buyer)).toBe(3n)
  expect(await unitsAt(before(third.at), buyer)).toBe(3n)
  expect(await unitsAt(third.at, buyer)).toBe(7n)
  expect(await unitsAt(third.at, seller)).toBe(993n)
})

test('SUB-06 counts every trade either wholly before or wholly after one journal while people trade across the record date', async () => {
  const d = await desk.declare('AURB')
  await desk.announce(d.id)
  const recordAt = new Date(d.recordAt)
  floor.exchange.passTime(recordAt.getTime() - (await desk.now()) - 250)
  for (let count = 0; count < 200; count += 1) {
    await trade(1)
    const last = (await fills()).at(-1)
    if (last !== undefined && last.at.getTime() > recordAt.getTime() + 50) break
  }
  const moving = Array.from({ length: 3 }, () => trade(1))
  floor.exchange.passTime(61_000)
  await Promise.all([...moving, ...Array.from({ length: 3 }, () => recordDueDistributions(floor.exchange.deps))])
  const { record } = await desk.get(d.id)
  const seq = BigInt(record?.journalSeq ?? 0)
  const all = await fills()
  const counted = all.filter((fill) => fill.seq <= seq)
  expect(counted.every(({ at }) => at <= recordAt)).toBe(true)
  expect(all.filter((fill) => fill.seq > seq).every(({ at }) => at > recordAt)).toBe(true)
  expect(counted.length).toBeGreaterThan(3)
  expect(counted.length).toBeLessThan(all.length)
  const holders = await holdersOf(floor.exchange.deps, d.id)
  expect(holders.map(({ customer_id: customer, units }) => [customer, units])).toEqual([
    [seller.id, 1_000n - sum(counted)],
    [buyer.id, sum(counted)],
  ])
  // A much later call returns what was recorded.
  expect((await ownedAt(floor.exchange.deps, product, recordAt)).seq).toBe(seq)
})

test('SUB-06 several runs, also concurrent ones, record each holder once and pay nobody twice', async () => {
  const d = await desk.declare('AURB', { perUnit: '1' })
  await desk.announce(d.id)
  desk.passRecordDate()
  const { deps } = floor.exchange
  await Promise.all([recordDueDistributions(deps), recordDueDistributions(deps), recordDueDistributions(deps)])
  expect((await holdersOf(deps, d.id)).length).toBe(2)
  await desk.fund(d.id, 1_000_00n)
  await desk.release(d.id)
  desk.passPayDate()
  await Promise.all([payDueDistributions(deps), payDueDistributions(deps), payDueDistributions(deps)])
  await payDueDistributions(deps)
  const [cash] = await desk.balance(buyer.id, 'fiat', 'SGD')
  const bought = await unitsAt(new Date(d.recordAt), buyer)
  expect(cash).toBe(bought * 100n)
  await expect(desk.declare('AURB', { period: d.period })).rejects.toMatchObject({ code: 'DISTRIBUTION_PERIOD_TAKEN' })
})

test('counts units held by orders, in transfer between accounts and of a sub-account, each separately', async () => {
  const { deps } = floor.exchange
  const sub = await openSub(floor.exchange, seller)
  await floor.exchange.fund({ customer: sub.id, kind: 'token' }, 'AURB', 10n)
  const before = await unitsAt(new Date(Date.now() + 1000 * HOUR_MS), seller)
  await floor.place(seller, 'sell 100 @ 12.60')
  await floor.exchange.fund({ customer: seller.id, kind: 'token' }, 'AURB', 50n)
  // The token was sent to the spot account and the trading core has not received it, so it is in clearing.
  const sent = await floor.exchange
    .api(transfers, seller)
    .create({ coin: 'AURB', amount: '20', from: 'token', to: 'spot' }, { idempotencyKey: crypto.randomUUID() })
  const far = new Date(Date.now() + 1000 * HOUR_MS)
  expect(await unitsAt(far, seller)).toBe(before + 50n)
  expect(await unitsAt(far, sub)).toBe(10n)
  await floor.clearBook()
  // Nothing is lost between the two journals of the transfer.
  const { rows } = await sql<{ seq: bigint; at: Date }>`
    select seq, created_at as at from journal where kind = 'transfer_out' and ref_id = ${sent.id}`.execute(deps.db)
  expect(rows[0] && (await unitsAt(rows[0].at, seller))).toBe(before + 50n)
})
