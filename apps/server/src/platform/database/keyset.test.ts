import { accounts } from '@tessera/contract/profile/accounts/accounts.ts'
import { bank } from '@tessera/contract/payments/bank/bank.ts'
import { cmsManage } from '@tessera/contract/office/cms/cms-manage.ts'
import { customersSearch } from '@tessera/contract/access/customers/customers-search.ts'
import { kycCases } from '@tessera/contract/identity/kyc/kyc.ts'
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
import { readEntries } from '#profile/accounts/history.sql.ts'
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
import { nextOf, type PageAsked } from './keyset.ts'
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

/** Several records of the same moment, so that time alone cannot mark the end of a page. */
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
type Asked = { readonly page?: number; readonly pageSize: number; readonly after?: string }
const published = async (
  asked: Asked & { readonly sort: 'comprehensive' | 'newest' | 'alphabetical' },
): Promise<Page> => {
  const { rows, ...page } = await floor.exchange.api(products).list(asked)
  return { ...page, rows: rows.map(({ symbol }) => ({ id: symbol })) }
}
const lists: Record<string, (asked: Asked) => Promise<Page>> = {
  orders: (asked) => floor.exchange.api(orders, who).history(asked),
  trades: (asked) => floor.exchange.api(trades, who).mine(asked),
  transfers: (asked) => floor.exchange.api(transfers, who).list(asked),
  'entries of the accounts': (asked) => floor.exchange.api(accounts, who).flowingWater(asked),
  messages: (asked) => floor.exchange.api(messages, who).list(asked),
  'sign-ins': ({ pageSize: size, ...asked }) => floor.exchange.api(sessions, who).loginHistory({ ...asked, size }),
  'changes of the settings': ({ pageSize: size, ...asked }) =>
    floor.exchange.api(sessions, who).settingHistory({ ...asked, size }),
  customers: (asked) => floor.exchange.api(customersSearch, reader).list(asked),
  'own subscriptions': (asked) => floor.exchange.api(subscriptions, who).list(asked),
  'subscriptions of all': (asked) => floor.exchange.api(subscriptionsAllot, reader).list(asked),
  'products, what can be subscribed first': (asked) => published({ ...asked, sort: 'comprehensive' }),
  'products, the newest first': (asked) => published({ ...asked, sort: 'newest' }),
  'products by name': (asked) => published({ ...asked, sort: 'alphabetical' }),
  'products and drafts': (asked) => floor.exchange.api(productsManage, reader).list(asked),
  'identity checks': (asked) => floor.exchange.api(kycCases, reader).list(asked),
  'withdrawals of all': (asked) => floor.exchange.api(withdrawalsReview, reader).list(asked),
  'bank lines': (asked) => floor.exchange.api(bank, reader).lines(asked),
  'bank lines in the queue': (asked) => floor.exchange.api(bank, reader).lines({ ...asked, status: 'queued' }),
  texts: (asked) => floor.exchange.api(cmsManage, reader).list(asked),
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
const looked = (step: Step): number[] => [
  (step['Actual Rows'] + (step['Rows Removed by Filter'] ?? 0)) * step['Actual Loops'],
  ...(step.Plans ?? []).flatMap(looked),
]

/**
 * The largest number of rows that one step of the page's queries reads, by indexes where there are any. The query for
 * the total number is measured separately.
 */
async function lookedAt(read: (source: Source) => Promise<unknown>): Promise<number> {
  return floor.exchange.deps.db.transaction().execute(async (db) => {
    await sql`select set_config(name, 'off', true) from pg_settings where name in ('enable_seqscan', 'enable_bitmapscan', 'enable_hashjoin', 'enable_mergejoin', 'enable_sort')`.execute(
      db,
    )
    const asked: CompiledQuery[] = []
    await read({ db: overheard(db, asked) })
    const rows: number[] = []
    for (const { sql: text, parameters } of asked.filter((each) => /\boffset\b/.test(each.sql))) {
      const explain = CompiledQuery.raw(`explain (analyze, timing off, format json) ${text}`, [...parameters])
      const { rows: plans } = await db.executeQuery<{ 'QUERY PLAN': readonly { Plan: Step }[] }>(explain)
      rows.push(...plans.flatMap((row) => row['QUERY PLAN'].flatMap(({ Plan }) => looked(Plan))))
    }
    expect(rows).not.toEqual([])
    return Math.max(...rows)
  })
}

/** The same connection; records its queries. */
function overheard(db: QueryExecutorProvider, asked: CompiledQuery[]): QueryExecutorProvider {
  const executor = db.getExecutor()
  const ears = new Proxy(executor, {
    get: (_, key) => {
      if (key === 'executeQuery')
        return (query: CompiledQuery) => {
          asked.push(query)
          return executor.executeQuery(query)
        }
      const value: unknown = Reflect.get(executor, key)
      return typeof value === 'function' ? value.bind(executor) : value
    },
  })
  return { getExecutor: () => ears }
}

const reads: Record<string, (source: Source, asked: PageAsked) => Promise<string | null>> = {
  orders: async (source, asked) => (await listOrders(source, who.id, asked)).next,
  trades: async (source, asked) => (await readOwnTrades(source, who.id, asked)).next,
  customers: async (source, asked) => {
    const rows = await findCustomers({ ...source, now: new Date() }, asked)
    return nextOf(
      rows.map(({ number }) => ({ key: number })),
      asked,
    )
  },
  'own subscriptions': async (source, asked) => (await pageOfSubscriptions(source, asked, ownRecords(who.id, {}))).next,
  'subscriptions of all': async (source, asked) => (await pageOfSubscriptions(source, asked, allRecords({}))).next,
  'identity checks': async (source, asked) => nextOf(await listCases(source, asked), asked),
  'withdrawals of all': async (source, asked) => (await listForReview(source, asked)).next,
  messages: async (source, asked) => nextOf(await listMessages(source, who.id, asked), asked),
  'sign-ins': async (source, asked) => nextOf(await listLoginEvents(source, who.id, asked), asked),
  'changes of the settings': async (source, asked) => nextOf(await listSecurityEvents(source, who.id, asked), asked),
  'bank lines': async (source, asked) => (await pageOfLines(source, asked)).next,
  'bank lines in the queue': async (source, asked) => (await pageOfLines(source, { ...asked, status: 'queued' })).next,
}

test.each(Object.keys(reads))('a later page of %s costs as much as the first', async (name) => {
  const read = reads[name] ?? (() => Promise.reject(new Error(name)))
  const page = { page: 1, pageSize: 4 }
  let after = await read(floor.exchange.deps, page)
  for (let at = 0; at < 11; at++) after = await read(floor.exchange.deps, { ...page, after: after ?? '' })
  for (const asked of [page, { ...page, after: after ?? '' }])
    expect(await lookedAt((source) => read(source, asked))).toBeLessThanOrEqual(3 * page.pageSize)
  expect(await lookedAt((source) => read(source, { ...page, page: 13 }))).toBeGreaterThan(40)
})

test('reads one page of entries per account, however far back the page begins', async () => {
  const page = { page: 1, pageSize: 4 }
  const always = { from: new Date(0), to: new Date(8.64e15) }
  let rows = await readEntries(floor.exchange.deps, who.id, always, page)
  for (let at = 0; at < 11; at++)
    rows = await readEntries(floor.exchange.deps, who.id, always, { ...page, after: String(rows.at(-1)?.id) })
  const { rows: of } = await sql`select from account where customer_id = ${who.id}`.execute(floor.exchange.deps.db)
  for (const asked of [page, { ...page, after: String(rows.at(-1)?.id) }])
    expect(await lookedAt((source) => readEntries(source, who.id, always, asked))).toBeLessThanOrEqual(
      of.length * page.pageSize,
    )
})
