import { type AccountRef, journalKinds } from '@tessera/domain/books/ledger/transfer.ts'
import { amount } from '@tessera/domain/books/money/amount.ts'
import { ok, refuse } from '@tessera/domain/platform/outcome/outcome.ts'
import { sql } from 'kysely'
import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testExchange, type TestExchange } from '#testing/exchange.ts'
import { hold, release } from './holds.sql.ts'
import { type Entry, post } from './post.sql.ts'
import { reverse } from './reverse.sql.ts'

let exchange: TestExchange
beforeAll(async () => {
  exchange = await testExchange()
  await exchange.coin('USD', 'fiat', 2)
})
afterAll(() => exchange.close())

const fiatOf = (customer: string): AccountRef => ({ customer, kind: 'fiat' })
const balance = async (customer: string): Promise<{ posted: bigint; held: bigint }> => {
  const { rows } = await sql<{
    posted: bigint
    held: bigint
  }>`select posted, held from account where customer_id = ${customer}`.execute(exchange.deps.db)
  return rows[0] ?? { posted: 0n, held: 0n }
}
const pay = (from: string, to: string, minor: bigint): Entry => ({
  kind: 'adjustment',
  ref: { type: 'test', id: randomUUID() },
  transfers: [{ debit: fiatOf(from), credit: fiatOf(to), coin: 'USD', amount: amount(minor) }],
})
const twoPeople = async (): Promise<[string, string]> => {
  const [a, b] = [await exchange.customer(), await exchange.customer()]
  await exchange.fund(fiatOf(a.id), 'USD', 100n)
  return [a.id, b.id]
}

test('a payment moves both balances and chains the journal', async () => {
  const [a, b] = await twoPeople()
  expect(await exchange.deps.inTx('test')((tx) => post(tx, pay(a, b, 30n)))).toMatchObject({ ok: true })
  expect(await balance(a)).toEqual({ posted: 70n, held: 0n })
  expect(await balance(b)).toEqual({ posted: 30n, held: 0n })
  const { rows } =
    await sql`select seq from (select seq, prev_hash, lag(hash) over (order by seq) as before from journal) j where before <> prev_hash`.execute(
      exchange.deps.db,
    )
  expect(rows).toEqual([])
})

test('nobody spends more than is available: of twenty concurrent payments exactly the covered ones succeed', async () => {
  const [a, b] = await twoPeople()
  const all = await Promise.all(
    Array.from({ length: 20 }, () => exchange.deps.inTx('test')((tx) => post(tx, pay(a, b, 30n)))),
  )
  expect(all.filter((outcome) => outcome.ok)).toHaveLength(3)
  expect(await balance(a)).toEqual({ posted: 10n, held: 0n })
})

test('TRF-03 concurrent payments in both directions lose nothing and never deadlock', async () => {
  const [a, b] = await twoPeople()
  await exchange.fund(fiatOf(b), 'USD', 100n)
  const both = Array.from({ length: 20 }, (_, n) =>
    exchange.deps.inTx('test')((tx) => post(tx, n % 2 === 0 ? pay(a, b, 1n) : pay(b, a, 1n))),
  )
  expect((await Promise.all(both)).every((outcome) => outcome.ok)).toBe(true)
  expect((await balance(a)).posted + (await balance(b)).posted).toBe(200n)
})

test('a hold prevents spending, is captured in parts, and its rest is released once', async () => {
  const [a, b] = await twoPeople()
  const inTx = exchange.deps.inTx('test')
  const held = await inTx((tx) => hold(tx, fiatOf(a), 'USD', amount(80n), { type: 'test', id: randomUUID() }))
  if (!held.ok) throw new Error(held.code)
  expect(await inTx((tx) => post(tx, pay(a, b, 21n)))).toMatchObject({ code: 'INSUFFICIENT_AVAILABLE_BALANCE' })
  await inTx((tx) => post(tx, { ...pay(a, b, 50n), captures: [{ hold: held.value.holdId, amount: 50n }] }))
  expect(await balance(a)).toEqual({ posted: 50n, held: 30n })
  await inTx(async (tx) => ok(await release(tx, held.value.holdId)))
  expect(await balance(a)).toEqual({ posted: 50n, held: 0n })
  await expect(inTx(async (tx) => ok(await release(tx, held.value.holdId)))).rejects.toThrow('broken invariant')
})

test('a refused use case leaves no row behind', async () => {
  const [a, b] = await twoPeople()
  await exchange.deps.inTx('test')(async (tx) => {
    await post(tx, pay(a, b, 30n))
    return refuse('FORBIDDEN')
  })
  expect(await balance(a)).toEqual({ posted: 100n, held: 0n })
})

test('concurrent calls reverse a journal only once', async () => {
  const [a, b] = await twoPeople()
  const paid = await exchange.deps.inTx('test')((tx) => post(tx, pay(a, b, 30n)))
  if (!paid.ok) throw new Error(paid.code)
  const five = await Promise.all(
    Array.from({ length: 5 }, () => exchange.deps.inTx('test')((tx) => reverse(tx, paid.value.journalId))),
  )
  expect(five.filter((outcome) => outcome.ok)).toHaveLength(1)
  expect(await balance(a)).toEqual({ posted: 100n, held: 0n })
})

test.each(["'NaN'", "'Infinity'", '1.5', '-1', '1e30'])(
  'INP-01 rejects %s in the domain of minor units',
  async (text) => {
    await expect(sql.raw(`select (${text})::numeric::minor`).execute(exchange.deps.db)).rejects.toThrow('minor_check')
  },
)

test.each([
  'update posting set amount = 1',
  'delete from journal',
  'truncate audit_entry',
  'drop table posting',
  'update legal_edge set to_state = null',
  "copy posting from program 'ls'",
])('OPS-07 denies to the app role: %s', (statement) =>
  expect(sql.raw(statement).execute(exchange.deps.db)).rejects.toThrow(/permission denied|must be owner/),
)

test('the database rejects unbalanced postings, and a journal without postings', async () => {
  const [a] = await twoPeople()
  const { db } = exchange.deps
  const id = randomUUID()
  const postings = sql`insert into posting (journal_id, account_id, coin, amount)
    select ${id}::uuid, id, coin, 5 from account where customer_id = ${a}`
  await expect(postings.execute(db)).rejects.toThrow(
    `journal ${id} does not balance: the sum of its postings in USD is 5`,
  )
  const journal = sql`insert into journal values
    (${id}, (select max(seq) + 1 from journal), now(), 'adjustment', 't', ${id}, 'x', null, '', '')`
  await expect(journal.execute(db)).rejects.toThrow('a journal must have at least two postings')
})

test("stores the account's balance with a posting, except for exchange accounts, and rejects any other balance", async () => {
  const [a, b] = await twoPeople()
  for (const minor of [30n, 5n]) await exchange.deps.inTx('test')((tx) => post(tx, pay(a, b, minor)))
  const { rows } = await sql<{ of: string | null; balance: bigint | null }>`
    select a.customer_id as of, p.balance from posting p join account a on a.id = p.account_id
     where p.journal_id in (select p.journal_id from posting p join account a on a.id = p.account_id
                             where a.customer_id in (${a}, ${b})) order by p.id`.execute(exchange.deps.db)
  const balancesOf = (customer: string | null) => rows.flatMap(({ of, balance: its }) => (of === customer ? [its] : []))
  expect(balancesOf(a)).toEqual([100n, 70n, 65n])
  expect(balancesOf(b)).toEqual([30n, 35n])
  expect(balancesOf(null)).toEqual([null])
  const forged = (balances: readonly [bigint | null, bigint | null]) =>
    exchange.deps.db.transaction().execute((trx) =>
      sql`insert into posting (journal_id, account_id, coin, amount, balance)
          select ${randomUUID()}::uuid, x.id, 'USD', x.amount, x.balance from (
            select id, 5 as amount, ${balances[0]}::numeric as balance from account where customer_id = ${a}
            union all select id, -5, ${balances[1]}::numeric from account where customer_id = ${b}) x`.execute(trx),
    )
  for (const wrong of [
    [64n, 35n],
    [null, 35n],
    [65n, null],
  ] as const)
    await expect(forged(wrong)).rejects.toThrow('store the balance of the account')
})

test('ADM-04 the precision of a coin cannot change while accounts hold it, not even by the owner of the tables', async () => {
  await exchange.coin('AUD', 'fiat', 2)
  const db = new pg.Client(exchange.database.ownerUrl)
  await db.connect()
  const rescale = (scale: number) => db.query(`update coin set scale = ${scale} where code = 'AUD'`)
  await rescale(3)
  await rescale(2)
  await exchange.fund(fiatOf((await exchange.customer()).id), 'AUD', 100n)
  await expect(rescale(3)).rejects.toThrow('the number of decimals of coin AUD cannot change while accounts hold it')
  await db.end()
})

/**
 * Kinds that may occur more than once per reference. The row that they refer to, or the journal that they reverse,
 * limits their number.
 */
const repeated: ReadonlySet<string> = new Set([
  'suspense',
  'suspense_return',
  'reconciliation',
  'internal_transfer',
  'fill',
  // The fees of an order in one batch; each is a row of `coin_fee`.
  'coin_fee',
  'adjustment',
  'reversal',
  // A receivable is repaid in parts, and its row limits their sum.
  'receivable_repayment',
  // Proceeds are paid again once more units are delivered. The amount owed, read under a lock, limits their sum.
  'proceeds_pay',
])

test('allows every other kind of journal once per reference, even if a later migration changed the index', async () => {
  const { rows } = await sql<{ text: string }>`
    select indexdef as text from pg_indexes
     where indexname in ('journal_once', 'journal_instruction_once', 'journal_adjustment_once')`.execute(
    exchange.deps.db,
  )
  const once = rows.flatMap(({ text }) => [...text.matchAll(/'([a-z_]+)'/g)].map(([, kind]) => kind))
  expect(new Set(once)).toEqual(new Set(journalKinds.filter((kind) => !repeated.has(kind))))
})
