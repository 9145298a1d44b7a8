import { assert } from '@tessera/domain/platform/outcome/outcome.ts'
import { sql } from 'kysely'
import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Person } from '#testing/exchange.ts'
import { type Floor, spotOf, tradingFloor } from '#testing/trading-floor.ts'
import { requestTransfer } from '#profile/transfers/request-transfer.ts'

let floor: Floor
let maker: Person
let taker: Person
let owner: Person
let auditor: pg.Client

beforeAll(async () => {
  floor = await tradingFloor()
  maker = await floor.trader('10000', 1_000)
  taker = await floor.trader('10000', 0)
  owner = await floor.trader('10000', 0)
  await floor.start()
  auditor = new pg.Client(floor.exchange.database.auditUrl)
  await auditor.connect()
})
afterAll(async () => {
  await auditor.end()
  await floor.tablesMatchState()
  await floor.booksAreSound()
  await floor.exchange.close()
})

const accountOf = async (who: Person | undefined, coin: string): Promise<string> => {
  const { rows } = await sql<{ id: bigint }>`
    select id from account where coin = ${coin} and customer_id is not distinct from ${who?.id ?? null}
       and (purpose = 'fees' or kind = 'spot')`.execute(floor.exchange.deps.db)
  assert(rows[0], `there is no account of ${coin}`)
  return String(rows[0].id)
}

test('the auditor sees a fill as one journal with five postings, linked into the chain', async () => {
  await floor.place(maker, 'sell 4 @ 12.50')
  await floor.place(taker, 'buy 4 @ 12.50')
  const { rows } = await auditor.query(
    `select j.kind, j.ref_type, j.ref_id = f.fill_id as of_fill, j.actor, p.account_id, p.currency, p.amount::int
       from audit.fill f join audit.journal j using (journal_id) join audit.posting p using (journal_id) order by p.posting_id`,
  )
  const journal = { kind: 'fill', ref_type: 'fill', of_fill: true, actor: 'trading' }
  const postings = [
    [taker, 'tUSD', -50_075_000],
    [maker, 'tUSD', 49_950_000],
    [undefined, 'tUSD', 125_000],
    [maker, 'AURB', -4],
    [taker, 'AURB', 4],
  ] as const
  const expected = await Promise.all(
    postings.map(async ([who, currency, amount]) => ({
      ...journal,
      account_id: await accountOf(who, currency),
      currency,
      amount,
    })),
  )
  expect(rows).toEqual(expected)
})

/** Inserts the first fill again with other numbers and forged values, and rolls it back. */
async function insertForgedFill(forged: Readonly<Record<string, string>>): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select attname as name from pg_attribute
     where attrelid = 'fill'::regclass and attnum > 0 and not attisdropped`.execute(floor.exchange.deps.db)
  const fresh = { id: 'gen_random_uuid()', journal_id: 'gen_random_uuid()', seq: '-1', journal_seq: '-1' }
  const values: Readonly<Record<string, string>> = { ...fresh, ...forged }
  const names = rows.map(({ name }) => name)
  await floor.exchange.deps.db.transaction().execute(async (trx) => {
    await sql
      .raw(
        `insert into fill (${names.join(', ')}) select ${names.map((name) => values[name] ?? name).join(', ')} from fill where seq = 1`,
      )
      .execute(trx)
    throw new Error('rolled back')
  })
}

test.each<[string, Readonly<Record<string, string>>, string]>([
  [
    'another balance of the buyer',
    { buyer_quote_balance: 'buyer_quote_balance + 1' },
    'store the balance of each account',
  ],
  [
    'another balance of the seller',
    { seller_base_balance: 'seller_base_balance + 1' },
    'store the balance of each account',
  ],
  ['an account of another customer', { buyer_base: 'seller_base' }, 'the spot accounts of their customers'],
  ['an account in another coin', { seller_quote: 'seller_base' }, 'the spot accounts of their customers'],
  ['an order that is not there', { maker_order: 'gen_random_uuid()' }, 'must name two existing orders'],
  ['fees to a customer', { fees: 'seller_quote' }, 'must go to the fee account'],
  ['a hash that is none', { hash: String.raw`'\x00'` }, 'fill_sound'],
  ['that nothing was traded', { quantity: '0', value: '0' }, 'fill_sound'],
  ['a number that another one has', { seq: '1' }, 'duplicate key'],
  ['no change', {}, 'rolled back'],
])('the database compares a fill with its orders and accounts: %s', (_, forged, refusal) =>
  expect(insertForgedFill(forged)).rejects.toThrow(refusal),
)

test('posts transfers of a batch before its trades', async () => {
  const before = await spotOf(floor, maker, 'tUSD')
  const request = { coin: 'tUSD', amount: '25', from: 'spot', to: 'token' } as const
  for (const who of [maker, taker])
    await floor.exchange.deps.inTx('test')((tx) => requestTransfer(tx, who.id, randomUUID(), request))
  await floor.place(maker, 'sell 2 @ 12.50')
  // Waiting commands are divided in two while no batch is running: the trade and the transfers are one part.
  await Promise.all([
    floor.place(taker, 'buy 2 @ 12.50'),
    floor.core.submit({ kind: 'take_transfers' }),
    floor.place(taker, 'buy 1 @ 12.00'),
    floor.place(taker, 'buy 1 @ 12.00'),
  ])
  expect(await spotOf(floor, maker, 'tUSD')).toEqual({ posted: before.posted - 25_000_000n + 24_975_000n, held: 0n })
  const { rows } = await sql<{ what: string }>`
    select case when fill_id is null then 'transfer' else 'fill' end as what from entry
     where account_id = ${await accountOf(maker, 'tUSD')} order by id desc limit 2`.execute(floor.exchange.deps.db)
  expect(rows.map(({ what }) => what)).toEqual(['fill', 'transfer'])
})

test('a transfer out of spot uses money that an expired order releases at the same moment', async () => {
  const soon = new Date(Date.now() + 120_000)
  const held = await floor.place(owner, 'buy 700 @ 12.00', { until: soon })
  expect(held).toMatchObject({ ok: true })
  const request = { coin: 'tUSD', amount: '10000', from: 'spot', to: 'token' } as const
  const expiries = floor.core.view?.state.markets.get('AURB-tUSD')?.book.expiries
  assert(expiries, 'the book has no expiry times')
  await floor.exchange.deps.inTx('test')((tx) => requestTransfer(tx, owner.id, randomUUID(), request))
  // Moves the expiry into the past, so that the next command finds the order due.
  expiries.until[0] = Date.now() - 1
  await floor.core.submit({ kind: 'take_transfers' })
  expect(await spotOf(floor, owner, 'tUSD')).toEqual({ posted: 0n, held: 0n })
})
