import { assert } from '@tessera/domain/platform/outcome/outcome.ts'
import { sql } from 'kysely'
import type { Database } from '#platform/database/database.ts'
import { many, one, type Source } from '#platform/database/rows.ts'
import { readState } from './load.sql.ts'
import { readMarkets, stepsOf } from './markets.sql.ts'
import { type Placement, placementColumns, replayOrders, turnsSince } from './replay-orders.sql.ts'
import { readRecordedDecisions } from './recorded-decisions.sql.ts'
import { listingPrices } from './replay.sql.ts'
import { statusOfMarkets, applyStatus } from './market-status.sql.ts'
import { emptyMarket, type MoneyAccount, spotKey, type State } from './state.ts'

/** The position of a follower: its state, and the last journal that is included in it. */
export type Following = { readonly state: State; readonly journal: bigint }

const inSnapshot = <T>(db: Database, read: (source: Source) => Promise<T>): Promise<T> =>
  db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute((trx) => read({ db: trx }))

/** Reads the state from the tables, to follow from there on. */
export const startFollowing = (db: Database): Promise<Following> =>
  inSnapshot(db, async (source) => ({ state: await readState(source), journal: await lastJournal(source) }))

/**
 * Decides the batches again that the leader has committed in the meantime, in the order of their numbers, so that the
 * state equals the leader's. The cost depends on the new batches, not on the open orders.
 */
export const catchUp = (db: Database, following: Following): Promise<Following> =>
  inSnapshot(db, (source) => decideSince(source, following))

/**
 * Does the same, and compares the state with the tables before it is used to lead. Throws if they differ, because the
 * state is then unusable.
 */
export const sameAsTables = (db: Database, following: Following): Promise<Following> =>
  inSnapshot(db, async (source) => {
    const now = await decideSince(source, following)
    await compare(source, now.state)
    return now
  })

async function decideSince(source: Source, { state, journal }: Following): Promise<Following> {
  const first = state.nextNumber
  const [moves, last] = [await movesSince(source, journal), await lastJournal(source)]
  await addNewAccounts(source, state)
  for (const { customer, coin, came } of moves) accountOf(state, customer, coin).posted += came
  state.judge = await readRecordedDecisions(source, state, first)
  replayOrders(state, await placementsSince(source, first), await turnsSince(source, first), first)
  // Outgoing transfers are subtracted at the end, so that no money is missing while orders are decided again.
  for (const { customer, coin, left } of moves) accountOf(state, customer, coin).posted -= left
  // Drops accounts of the exchange. A leader reads them from the database when it needs them.
  for (const [key, account] of state.accounts) if (account.customer === undefined) state.accounts.delete(key)
  return { state, journal: last }
}

const lastJournal = async (source: Source): Promise<bigint> =>
  (await one(source, sql<{ seq: bigint }>`select seq from chain_head where chain = 'journal'`)).seq

/** Reads three indexes, each from its end. An order that was set aside and ended in the meantime is in two of them. */
const placementsSince = (source: Source, first: number): Promise<Placement[]> =>
  many(
    source,
    sql<Placement>`
      select ${placementColumns} from trading_order o where o.number >= ${first}
      union
      select ${placementColumns} from trading_order o where o.canceled_number >= ${first} and o.number < ${first}
      union
      select ${placementColumns} from trading_order o where o.suspected_number >= ${first} and o.number < ${first}`,
  )

type Move = { customer: string; coin: string; came: bigint; left: bigint }

/** Returns the amounts that entered or left spot accounts other than by trading, after this journal. */
const movesSince = (source: Source, journal: bigint): Promise<Move[]> =>
  many(
    source,
    sql<Move>`
      select a.customer_id as customer, a.coin,
             coalesce(sum(p.amount) filter (where p.amount > 0), 0) as came,
             coalesce(-sum(p.amount) filter (where p.amount < 0), 0) as left
        from journal j join posting p on p.journal_id = j.id join account a on a.id = p.account_id
       where j.seq > ${journal} and a.kind = 'spot' and j.kind <> 'coin_fee' group by 1, 2`,
  )

const accountOf = (state: State, customer: string, coin: string): MoneyAccount => {
  const account = state.accounts.get(spotKey(customer, coin))
  assert(account, `the spot account of ${customer} in ${coin} is missing`)
  return account
}

/**
 * Reads current market states, and pairs and spot accounts that were opened in the meantime. All their money arrived
 * after that.
 */
async function addNewAccounts(source: Source, state: State): Promise<void> {
  const known = [...state.accounts.values()].reduce((last, { id }) => (id > last ? id : last), 0n)
  const rows = await many(
    source,
    sql<{ id: bigint; customer: string; coin: string; scale: number }>`
      select a.id, a.customer_id as customer, a.coin, c.scale
        from account a join coin c on c.code = a.coin where a.kind = 'spot' and a.id > ${known}`,
  )
  for (const row of rows) state.accounts.set(spotKey(row.customer, row.coin), { ...row, posted: 0n, held: 0n })
  const statuses = await many(source, statusOfMarkets)
  for (const row of statuses) applyStatus(state, row)
  if (statuses.length === state.markets.size) return
  const prices = await listingPrices(source)
  for (const { terms, ...facts } of await readMarkets(source)) {
    const listing = stepsOf(prices.get(terms.symbol) ?? 0n, terms.tick)
    if (!state.markets.has(terms.symbol)) state.markets.set(terms.symbol, emptyMarket({ terms, ...facts }, listing))
  }
}

/** Compares sums with the tables, because a follower with another state must not lead. */
async function compare(source: Source, state: State): Promise<void> {
  const there = await one(
    source,
    sql<{ posted: bigint; held: bigint; orders: number; fills: bigint }>`
      select (select coalesce(sum(posted), 0) from account where kind = 'spot') as posted,
             (select coalesce(sum(held), 0) from account where kind = 'spot') as held,
             (select count(*)::int from trading_order where status in (0, 1, 5)) as orders,
             (select coalesce(sum(seq), 0)::bigint from market m cross join lateral
               (select seq from fill where market = m.symbol order by seq desc limit 1) f) as fills`,
  )
  const accounts = [...state.accounts.values()]
  const sum = (of: (account: MoneyAccount) => bigint): bigint => accounts.reduce((all, each) => all + of(each), 0n)
  assert(
    there.posted === sum(({ posted }) => posted) &&
      there.held === sum(({ held }) => held) &&
      there.orders === state.orders.size &&
      there.fills === [...state.markets.values()].reduce((all, { fillSeq }) => all + BigInt(fillSeq), 0n),
    'the state of the follower differs from the tables, so it must not lead',
  )
}
