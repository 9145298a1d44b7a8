import type { FeeBasis } from '@tessera/domain/books/fees/trading-rates.ts'
import type { ExchangeRules } from '@tessera/domain/identity/eligibility/rules.ts'
import { assert } from '@tessera/domain/platform/outcome/outcome.ts'
import pg from 'pg'
import { inForce, powers } from '#access/customers/broker-powers.ts'
import { collaredUntil } from '#access/customers/customer-state.sql.ts'
import { feeColumns, paysWithCoinColumn } from '#books/fees/fee-basis.sql.ts'
import { feesMark } from '#books/fees/fee-versions.sql.ts'
import { actorColumns, type CoreActor, exchangeColumns, ownedOutsideSpot } from '#identity/eligibility/rights.sql.ts'
import { PipelinedClient } from '#platform/database/clients.ts'
import { limitedTransactions } from '#platform/database/database.ts'
import { setStatement, commandOf, type Statement } from '#platform/database/set-statements.ts'
import type { Place } from './command.ts'
import { type FactChange, type KnownFacts, MAX_CHANGES } from './known-facts.ts'
import type { FeePricesRow } from './fee-prices.ts'
import { feePricesText } from './fee-prices.sql.ts'
import { type MarketStatus, statusOfMarketsText } from './market-status.sql.ts'
import { type WatchlistChanges, readChanges } from './watchlist.sql.ts'

export type ActorFacts = CoreActor &
  FeeBasis & {
    readonly person: string
    /**
     * The end of the freeze of outgoing payments, as ISO text; null without one. Until then, orders of the account
     * execute only near the reference price.
     */
    readonly collaredUntil: string | null
    /** True if the owner pays trading fees with the fee coin. */
    readonly paysWithCoin: boolean
  }
/** Holding of a person in a capped coin outside the spot accounts, in minor units, and all accounts of the person. */
export type Holding = {
  readonly customer: string
  readonly coin: string
  readonly outside: string
  readonly accounts: readonly string[]
}
export type LockedState = {
  /** The database's time when the batch began. */
  readonly now: Date
  /** The database's time once the locks were acquired. */
  readonly read_at: Date
  readonly markets: readonly MarketStatus[]
  readonly actors: readonly (ActorFacts & { readonly id: string })[]
  readonly exchange: ExchangeRules
  /** Changes with every change of the trading fees or the fee coin. */
  readonly fees: string
  readonly feePrices: readonly FeePricesRow[]
  /** Customers whose rights have changed, with their open orders at that moment. */
  readonly changed: readonly { readonly customer: string; readonly orders: readonly string[] }[]
  /** For orders that buy a capped coin. */
  readonly holdings: readonly Holding[]
  /** People of companies who place orders and may trade now. */
  readonly traders: readonly string[]
  /** Ids of the powers of attorney, named by the placements, that are in force. */
  readonly powers: readonly string[]
  /** The number of placements that are already in the tables. */
  readonly earlier: number
}

/** One connection per running batch, and one more. */
const CONNECTIONS = 3

/**
 * The key of the advisory lock of market states. Batches share the lock; a transaction that changes the state of a market
 * locks it exclusively.
 */
export const MARKETS = `hashtextextended('markets', 0)`

/**
 * Locks market states, the customers of the orders with their main accounts, and the logins' roles, until the batch is
 * committed. So no order is accepted into a stopped market, or from a person who has lost the right (TRD-13). It is a
 * separate statement, because a statement that waits for a lock continues with the snapshot that it took before its
 * wait. The transaction only holds locks, so its commit does not wait for the disk.
 */
const lockState = setStatement<{ customer: string; login: string | null }>(
  'lock_state',
  { customer: 'uuid', login: 'uuid' },
  `with c as (select from customer c
               where c.id = any({customer} || array(select o.parent_id from customer o where o.id = any({customer}) and o.parent_id is not null))
               order by coalesce(c.parent_id, c.id), c.parent_id nulls first, c.id for share),
        m as (select from member where login_id = any({login}) order by login_id for share)
   select count(*), (select count(*) from m), pg_advisory_xact_lock_shared(${MARKETS}), set_config('synchronous_commit', 'off', true) from c`,
)

/** Reads market states and people's rights, and finds the placements that already exist. */
export const readState = setStatement<{
  customer: string
  login: string | null
  client: string
  buys: string | null
  power: string | null
}>(
  'read_state',
  { customer: 'uuid', login: 'uuid', client: 'text', buys: 'text', power: 'uuid' },
  `with c as (select c.id, coalesce(c.parent_id, c.id) as person, ${actorColumns}, ${feeColumns}, ${collaredUntil} as "collaredUntil",
                     ${paysWithCoinColumn} as "paysWithCoin"
                from customer c, site_setting g where c.id = any({customer} || array(select customer_id from right_change)))
   select now() as now, clock_timestamp() as read_at, (select coalesce(json_agg(m), '[]') from (${statusOfMarketsText}) m) as markets,
          (select coalesce(json_agg(c), '[]') from c) as actors,
          (select coalesce(json_agg(m.login_id), '[]') from member m join customer l on l.id = m.login_id and l.status = 'active'
            where m.login_id = any({login}) and m.removed_at is null and 'trade' = any(m.roles)) as traders,
          (select row_to_json(h) from (select ${exchangeColumns} from site_setting g) h) as exchange, ${feesMark} as fees,
          (select coalesce(json_agg(p), '[]') from (${feePricesText}) p) as "feePrices",
          (select coalesce(json_agg(n), '[]') from (
            select n.customer_id as customer,
                   array(select o.id from trading_order o where o.customer_id = n.customer_id and o.status in (0, 1)) as orders
              from right_change n) n) as changed,
          (select coalesce(json_agg(h), '[]') from (
            select distinct r.customer, p.symbol as coin, trunc(${ownedOutsideSpot('b.person', 'p.symbol')})::text as outside,
                   array(select f.id from customer f where b.person in (f.id, f.parent_id)) as accounts
              from {rows} join market m on m.symbol = r.buys join product p on p.symbol = m.base and p.max_units is not null
              join customer c on c.id = r.customer cross join lateral (select coalesce(c.parent_id, c.id) as person) b) h) as holdings,
          (select coalesce(json_agg(w.id), '[]') from ${powers} where w.id = any({power}) and ${inForce}) as powers,
          (select count(*)::int from {rows}
            where (select true from trading_order o where o.customer_id = r.customer and o.client_order_id = r.client)) as earlier`,
)

type ChangesRow = Pick<LockedState, 'now' | 'read_at' | 'earlier'> & {
  readonly readUpTo: string
  readonly changes: readonly FactChange[]
  /** True if the rights of some customers have changed. */
  readonly rights: boolean
}
/**
 * Reads which facts have changed since the last batch, each change once, and finds the placements that already exist.
 * A restored row may name a transaction of the future. It does not change this database.
 */
const readFactChanges = setStatement<{ customer: string; client: string }>(
  'read_fact_changes',
  { customer: 'uuid', client: 'text' },
  `select now() as now, clock_timestamp() as read_at, pg_current_snapshot()::text as "readUpTo",
          (select coalesce(json_agg(json_build_array(f.subject, f.customer_id)), '[]') from (
            select subject, customer_id from fact_change
             where written >= pg_snapshot_xmin($3::text::pg_snapshot) and written < pg_snapshot_xmax(pg_current_snapshot())
               and not pg_visible_in_snapshot(written, $3::text::pg_snapshot)
             limit ${MAX_CHANGES + 1}) f) as changes,
          exists (select from right_change) as rights,
          (select count(*)::int from {rows}
            where (select true from trading_order o where o.customer_id = r.customer and o.client_order_id = r.client)) as earlier`,
)
const changesSince = (wanted: readonly { customer: string; client: string }[], readUpTo: string): Statement => {
  const statement = readFactChanges(wanted, 1)
  return { ...statement, values: [...statement.values, readUpTo] }
}

/** Facts that are read only with every fact, because they never stay in memory. */
const nothingRare = { changed: [], holdings: [], traders: [], powers: [] } as const

/** The rows on which batches depend. Each batch locks them in a separate transaction besides the one that writes. */
export class LockedRows {
  private readonly pool: pg.Pool

  constructor(options: pg.ClientConfig, onError: (error: Error) => void) {
    this.pool = new pg.Pool({
      ...options,
      max: CONNECTIONS,
      idleTimeoutMillis: 0,
      Client: PipelinedClient,
      ...limitedTransactions,
    })
    this.pool.on('error', onError)
    this.pool.on('connect', (client) => client.on('error', onError))
  }

  /**
   * Runs `body` while pairs and people are locked. `news` are changes since `readUpTo`; undefined if there are none.
   * Facts that did not change since an earlier batch come from memory.
   */
  async withLocks<T>(
    placements: readonly (Pick<Place, 'customer' | 'clientOrderId'> &
      Partial<Pick<Place, 'side' | 'market' | 'login' | 'power'>>)[],
    known: KnownFacts,
    readUpTo: string,
    body: (locked: LockedState, news: WatchlistChanges | undefined) => Promise<T>,
    /** True if the traded coin of a market may have a cap. */
    isCapped: (market: string) => boolean = () => true,
  ): Promise<T> {
    const client = await this.connection()
    try {
      const wanted = placements.map(({ customer, login, clientOrderId, side, market, power = null }) => ({
        customer,
        login: login ?? null,
        client: clientOrderId,
        buys: side === 'buy' && market !== undefined && isCapped(market) ? market : null,
        power,
      }))
      const { locked, news } = await readLocked(client, wanted, known, readUpTo)
      const done = await body(locked, news)
      await client.send([commandOf('commit')])
      client.release()
      return done
    } catch (error) {
      // Closing the connection releases its locks.
      client.release(true)
      throw error
    }
  }

  close(): Promise<void> {
    return this.pool.end()
  }

  private async connection(): Promise<pg.PoolClient & PipelinedClient> {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the pool makes no others
    return (await this.pool.connect()) as pg.PoolClient & PipelinedClient
  }
}

/** Locks the rows, and reads every fact if some are not in memory or have changed. */
async function readLocked(
  client: PipelinedClient,
  wanted: Parameters<typeof readState>[0],
  known: KnownFacts,
  readUpTo: string,
): Promise<{ locked: LockedState; news: WatchlistChanges | undefined }> {
  const customers = wanted.map(({ customer }) => customer)
  const isRare = wanted.some(({ login, buys, power }) => (login ?? buys ?? power) !== null)
  const first = { state: isRare || known.of(customers) === undefined, news: known.hasNews }
  const statements = (needs: Needs): Statement[] => [
    ...(needs.state ? [readState(wanted, 1)] : []),
    ...(needs.news ? [readChanges(readUpTo)] : []),
  ]
  const locks = [commandOf('begin'), lockState(wanted, 1), changesSince(wanted, known.readUpTo)]
  const answers = await client.send([...locks, ...statements(first)])
  const changes: ChangesRow = answers[locks.length - 1]?.rows[0]
  known.forget(changes.changes, changes.readUpTo)
  const inMemory = changes.rights ? undefined : known.of(customers)
  // The facts and news that were asked for at once were read after the changes, so they contain them.
  const second = { state: !first.state && inMemory === undefined, news: !first.news && known.hasNews }
  const more = second.state || second.news ? await client.send(statements(second)) : []
  const early = rowsOf(first, answers.slice(locks.length))
  const late = rowsOf(second, more)
  const read = early.state ?? late.state
  if (read !== undefined) known.keep(read)
  const { now, read_at, earlier } = changes
  const locked = read ?? (inMemory && { ...inMemory, ...nothingRare, now, read_at, earlier })
  assert(locked, 'the facts of a batch were neither read nor known')
  return { locked, news: early.news ?? late.news }
}

type Needs = { readonly state: boolean; readonly news: boolean }
const rowsOf = (
  needs: Needs,
  answers: readonly pg.QueryResult[],
): { readonly state?: LockedState; readonly news?: WatchlistChanges } => ({
  ...(needs.state && { state: answers[0]?.rows[0] }),
  ...(needs.news && { news: answers.at(-1)?.rows[0] }),
})
