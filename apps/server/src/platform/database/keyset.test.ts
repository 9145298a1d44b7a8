import { accounts } from '@tessera/contract/profile/accounts/accounts.ts'
import { bank } from '@tessera/contract/payments/bank/bank.ts'
import { cmsManage } from '@tessera/contract/office/cms/cms-manage.ts'
import { customersSearch } from '@tessera/contract/access/customers/customers-search.ts'
import { kycCases } from '@tessera/contract/identity/kyc/kyc-cases.ts'
import { messages } from '@tessera/contract/services/messages/messages.ts'
import { orders } from '@tessera/contract/trading/orders/orders.ts'
import { productsManage } from '@tessera/contract/issuance/products/products-manage.ts'
import { products } from '@tessera/contract/issuance/products/products.ts'
import { sessions } from '@tessera/contract/access/sessions/sessions.ts'
import { subscriptionsAllot } from '@tessera/contract/issuance/subscriptions/subscriptions-allot.ts'
import { subscriptions } from '@tessera/contract/issuance/subscriptions/subscriptions.ts'
import { trades } from '@tessera/contract/trading/trades/trades.ts'
import { transfers } from '@tessera/contract/profile/transfers/transfers.ts'
import { withdrawalsReview } from '@tessera/contract/payments/withdrawals/withdrawals-review.ts'
import { CompiledQuery, type QueryExecutorProvider, sql } from 'kysely'
import { readEvents } from '#profile/accounts/history.sql.ts'
import { pageOfLines } from '#payments/bank/lines.sql.ts'
import { listSecurityEvents } from '#access/customers/customers.sql.ts'
import { findCustomers } from '#access/customers/search.sql.ts'
import { listCases } from '#identity/kyc/cases.sql.ts'
import { listMessages } from '#services/messages/messages.sql.ts'
import { listOrders } from '#trading/orders/orders.sql.ts'
import { listLoginEvents } from '#access/sessions/sessions.sql.ts'
import { allRecords, ownRecords, pageOfSubscriptions } from '#issuance/subscriptions/subscriptions.sql.ts'
import { readOwnTrades } from '#trading/trades/trades.sql.ts'
import { listForReview } from '#payments/withdrawals/list-withdrawals.sql.ts'
import { nextOf, type PageRequest } from './keyset.ts'
import type { Source } from './rows.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Person } from '#testing/exchange.ts'
import { disableStatistics, longLists } from '#testing/long-lists.ts'
import { type Floor, tradingFloor } from '#testing/trading-floor.ts'

const ROWS = 60
let floor: Floor
let who: Person
let reader: Person
let clear: () => Promise<void>

beforeAll(async () => {
  floor = await tradingFloor()
  await disableStatistics(floor.exchange)
  const next = await floor.crowd(2, 10_000)
  who = next()
  const other = next()
  await floor.start()
  // The listed customer placed orders first, so a read of all orders from the end passes those of the other customer.
  for (let at = 0; at < ROWS; at++) await floor.place(who, 'buy 1 @ 12.50')
  for (let at = 0; at < ROWS; at++) await floor.place(other, 'sell 1 @ 12.50')
  const moves = floor.exchange.api(transfers, who)
  for (let at = 0; at < 8; at++)
    await moves.create({ coin: 'tUSD', from: 'spot', to: 'token', amount: '1' }, { idempotencyKey: `transfer-${at}` })
  await recordsOf(who)
  reader = await floor.exchange.operator('auditor')
  clear = await longLists(floor.exchange, who, reader)
})
afterAll(async () => {
  await clear()
  await floor.exchange.close()
})

/** Creates several records of the same moment, so that time alone cannot mark the end of a page. */
async function recordsOf({ id }: Person): Promise<void> {
  const at = sql`date_trunc('hour', now()) + (n / 4) * interval '1 microsecond'`
  const many = sql`from generate_series(1, ${ROWS}) n`
  const { db } = floor.exchange.deps
  await sql`insert into message (id, customer_id, type, kind, params, created_at)
            select gen_random_uuid(), ${id}, 'security', 'api_key_deleted', '{"label":"Bot","ip":"203.0.113.7"}', ${at} ${many}`.execute(
    db,
  )
  await sql`insert into login_event (id, customer_id, at, kind, ip, succeeded)
            select gen_random_uuid(), ${id}, ${at}, 'password', '203.0.113.7', true ${many}`.execute(db)
  await sql`insert into security_event (id, customer_id, kind, at, ip)
            select gen_random_uuid(), ${id}, 'api_key_deleted', ${at}, '203.0.113.7' ${many}`.execute(db)
}

type Page = { readonly total: number; readonly rows: readonly { readonly id: string }[]; readonly next: string | null }
type PageInput = { readonly page?: number; readonly pageSize: number; readonly after?: string }
const published = async (
  request: PageInput & { readonly sort: 'comprehensive' | 'newest' | 'alphabetical' },
): Promise<Page> => {
  const { rows, ...page } = await floor.exchange.api(products).list(request)
  return { ...page, rows: rows.map(({ symbol }) => ({ id: symbol })) }
}
const lists: Record<string, (page: PageInput) => Promise<Page>> = {
  orders: (page) => floor.exchange.api(orders, who).history(page),
  trades: (page) => floor.exchange.api(trades, who).mine(page),
  transfers: (page) => floor.exchange.api(transfers, who).list(page),
  'entries of the accounts': (page) => floor.exchange.api(accounts, who).flowingWater(page),
  messages: (page) => floor.exchange.api(messages, who).list(page),
  'sign-ins': ({ pageSize: size, ...page }) => floor.exchange.api(sessions, who).loginHistory({ ...page, size }),
  'changes of the settings': ({ pageSize: size, ...page }) =>
    floor.exchange.api(sessions, who).settingHistory({ ...page, size }),
  customers: (page) => floor.exchange.api(customersSearch, reader).list(page),
  'own subscriptions': (page) => floor.exchange.api(subscriptions, who).list(page),
  'subscriptions of all': (page) => floor.exchange.api(subscriptionsAllot, reader).list(page),
  'products, what can be subscribed first': (page) => published({ ...page, sort: 'comprehensive' }),
  'products, the newest first': (page) => published({ ...page, sort: 'newest' }),
  'products by name': (page) => published({ ...page, sort: 'alphabetical' }),
  'products and drafts': (page) => floor.exchange.api(productsManage, reader).list(page),
  'identity checks': (page) => floor.exchange.api(kycCases, reader).list(page),
  'withdrawals of all': (page) => floor.exchange.api(withdrawalsReview, reader).list(page),
  'bank lines': (page) => floor.exchange.api(bank, reader).lines(page),
  'bank lines in the queue': (page) => floor.exchange.api(bank, reader).lines({ ...page, status: 'queued' }),
  texts: (page) => floor.exchange.api(cmsManage, reader).list(page),
}

test.each(Object.keys(lists))('%s after a last row are the same rows as on pages by number', async (name) => {
  const list = lists[name] ?? (() => Promise.reject(new Error(name)))
  const all = await list({ pageSize: 100 })
  expect(all.total).toBeGreaterThan(7)
  const byNumber: string[] = []
  for (let page = 1; byNumber.length < Math.min(100, all.total); page++)
    byNumber.push(...(await list({ page, pageSize: 7 })).rows.map(({ id }) => id))
  const behind: string[] = []
  let next: string | null | undefined
  while (next !== null && behind.length < byNumber.length) {
    const page: Page = await list({ pageSize: 7, ...(next !== undefined && { after: next }) })
    behind.push(...page.rows.map(({ id }) => id))
    next = page.next
  }
  expect(behind.slice(0, byNumber.length)).toEqual(byNumber)
  expect(byNumber.slice(0, 100)).toEqual(all.rows.map(({ id }) => id))
})

type Step = {
  readonly 'Actual Rows': number
  readonly 'Actual Loops': number
  readonly 'Rows Removed by Filter'?: number
  readonly Plans?: readonly Step[]
}
const rowsReadBy = (step: Step): number[] => [
  (step['Actual Rows'] + (step['Rows Removed by Filter'] ?? 0)) * step['Actual Loops'],
  ...(step.Plans ?? []).flatMap(rowsReadBy),
]

/**
 * Returns the largest number of rows that one step of the page's queries reads, by indexes where there are any. The
 * query for the total number is measured separately.
 */
async function maxRowsRead(read: (source: Source) => Promise<unknown>): Promise<number> {
  return floor.exchange.deps.db.transaction().execute(async (db) => {
    await sql`select set_config(name, 'off', true) from pg_settings where name in ('enable_seqscan', 'enable_bitmapscan', 'enable_hashjoin', 'enable_mergejoin', 'enable_sort')`.execute(
      db,
    )
    const queries: CompiledQuery[] = []
    await read({ db: recordingQueries(db, queries) })
    const rows: number[] = []
    for (const { sql: text, parameters } of queries.filter((each) => /\boffset\b/.test(each.sql))) {
      const explain = CompiledQuery.raw(`explain (analyze, timing off, format json) ${text}`, [...parameters])
      const { rows: plans } = await db.executeQuery<{ 'QUERY PLAN': readonly { Plan: Step }[] }>(explain)
      rows.push(...plans.flatMap((row) => row['QUERY PLAN'].flatMap(({ Plan }) => rowsReadBy(Plan))))
    }
    expect(rows).not.toEqual([])
    return Math.max(...rows)
  })
}

/** Returns a connection that adds its queries to `queries`. */
function recordingQueries(db: QueryExecutorProvider, queries: CompiledQuery[]): QueryExecutorProvider {
  const executor = db.getExecutor()
  const recording = new Proxy(executor, {
    get: (_, key) => {
      if (key === 'executeQuery')
        return (query: CompiledQuery) => {
          queries.push(query)
          return executor.executeQuery(query)
        }
      const value: unknown = Reflect.get(executor, key)
      return typeof value === 'function' ? value.bind(executor) : value
    },
  })
  return { getExecutor: () => recording }
}

const reads: Record<string, (source: Source, page: PageRequest) => Promise<string | null>> = {
  orders: async (source, page) => (await listOrders(source, who.id, page)).next,
  trades: async (source, page) => (await readOwnTrades(source, who.id, page)).next,
  customers: async (source, page) => {
    const rows = await findCustomers({ ...source, now: new Date() }, page)
    return nextOf(
      rows.map(({ number }) => ({ key: number })),
      page,
    )
  },
  'own subscriptions': async (source, page) => (await pageOfSubscriptions(source, page, ownRecords(who.id, {}))).next,
  'subscriptions of all': async (source, page) => (await pageOfSubscriptions(source, page, allRecords({}))).next,
  'identity checks': async (source, page) => nextOf(await listCases(source, page), page),
  'withdrawals of all': async (source, page) => (await listForReview(source, page)).next,
  messages: async (source, page) => nextOf(await listMessages(source, who.id, page), page),
  'sign-ins': async (source, page) => nextOf(await listLoginEvents(source, who.id, page), page),
  'changes of the settings': async (source, page) => nextOf(await listSecurityEvents(source, who.id, page), page),
  'bank lines': async (source, page) => (await pageOfLines(source, page)).next,
  'bank lines in the queue': async (source, page) => (await pageOfLines(source, { ...page, status: 'queued' })).next,
}

test.each(Object.keys(reads))('a later page of %s costs as much as the first', async (name) => {
  const read = reads[name] ?? (() => Promise.reject(new Error(name)))
  const page = { page: 1, pageSize: 4 }
  let after = await read(floor.exchange.deps, page)
  for (let at = 0; at < 11; at++) after = await read(floor.exchange.deps, { ...page, after: after ?? '' })
  for (const request of [page, { ...page, after: after ?? '' }])
    expect(await maxRowsRead((source) => read(source, request))).toBeLessThanOrEqual(3 * page.pageSize)
  expect(await maxRowsRead((source) => read(source, { ...page, page: 13 }))).toBeGreaterThan(40)
})

test.each([
  // Transfers between own accounts are skipped on the side on which they arrived, so at most every second entry.
  [true, 2],
  [false, 1],
])(
  'reads a page of entries per account, however far back it begins (transfers once: %s)',
  async (transfersOnce, pages) => {
    const page = { page: 1, pageSize: 4 }
    const always = { from: new Date(0), to: new Date(8.64e15), transfersOnce }
    let rows = await readEvents(floor.exchange.deps, who.id, always, page)
    for (let at = 0; at < 11; at++)
      rows = await readEvents(floor.exchange.deps, who.id, always, { ...page, after: String(rows.at(-1)?.id) })
    const { rows: of } = await sql`select from account where customer_id = ${who.id}`.execute(floor.exchange.deps.db)
    for (const request of [page, { ...page, after: String(rows.at(-1)?.id) }])
      expect(await maxRowsRead((source) => readEvents(source, who.id, always, request))).toBeLessThanOrEqual(
        pages * of.length * page.pageSize,
      )
  },
)
