import { PRICE_FIGURES } from '@tessera/domain/trading/markets/price-figures.ts'
import { sql } from 'kysely'
import pg from 'pg'
import type { Deps } from '../../../apps/server/src/platform/http/deps.ts'
import { many, one } from '../../../apps/server/src/platform/database/rows.ts'

type Source = Pick<Deps, 'db'>

/** The number of payments in transit between ledger and chain, and of transfers in clearing. */
export async function inFlight(source: Source): Promise<number> {
  const { n } = await one(
    source,
    sql<{ n: number }>`
      select ((select count(*) from withdrawal where status in ('signed', 'broadcast'))
            + (select count(*) from sweep where outcome = 'pending')
            + (select count(*) from deposit where status in ('seen', 'confirming', 'finalised'))
            + (select count(*) from transfer where status in ('requested', 'sent')))::int as n`,
  )
  return n
}

export async function depositAccounts(source: Source): Promise<string[]> {
  const rows = await many(source, sql<{ account: string }>`select token_account as account from chain_cursor`)
  return rows.map(({ account }) => account)
}

/** Records the external balances that the world reports, at the last journal entry; invariant I27 compares both. */
export async function setOutside(ownerUrl: string, held: ReadonlyMap<string, bigint>): Promise<void> {
  const client = new pg.Client(ownerUrl)
  // The running query reports a lost connection. Without this listener, the error would also end the process.
  client.on('error', () => undefined)
  await client.connect()
  try {
    for (const [coin, minor] of held)
      await client.query(
        `insert into external_balance (coin, amount, held, as_of_seq, at)
         select $1, $2::numeric, coalesce((select held from held_outside where coin = $1), 0), seq, now()
           from chain_head where chain = 'journal'
         on conflict (coin) do update
           set amount = excluded.amount, held = excluded.held, as_of_seq = excluded.as_of_seq, at = excluded.at`,
        [coin, String(minor)],
      )
  } finally {
    await client.end()
  }
}

/**
 * Trades outside the static band of every reference price in force within the minute before them. An auction has its
 * own band; one tick is allowed for rounding.
 */
export async function outsideBands(source: Source): Promise<string[]> {
  const rows = await many(
    source,
    sql<{ trade: string }>`
      select f.market || ' ' || f.seq || ' at ' || f.price as trade from fill f join market m on m.symbol = f.market
       where not f.auction and not exists (
         select 1 from reference_change c
          where c.market = f.market and c.at <= f.at
            and not exists (select 1 from reference_change n where n.market = c.market and n.id > c.id and n.at <= f.at - interval '1 minute')
            and abs(f.price - c.price) <= greatest(c.price * m.band_ppm / 1000000, 2 * m.tick) + m.tick)`,
  )
  return rows.map(({ trade }) => `${trade} traded outside the static band`)
}

/**
 * Trades of an account with paused withdrawals, further than 3 % from every reference price in force within the minute
 * before them. Within a second of the pause, the order of events is unknown.
 */
export async function outsideCollar(source: Source): Promise<string[]> {
  const rows = await many(
    source,
    sql<{ trade: string }>`
      with pause as (
        select customer_id, from_at, until_at from account_freeze where scope = 'withdraw'
        union all
        select customer_id, from_at, least(until_at, lifted_at) from stop where scope = 'account_withdrawals')
      select distinct f.market || ' ' || f.seq || ' at ' || f.price as trade
        from pause p
        join trading_order o on p.customer_id in (o.customer_id, o.person_id)
        join fill f on o.id in (f.maker_order, f.taker_order) and f.at > p.from_at + interval '1 second' and f.at < p.until_at
       where not exists (
         select 1 from reference_change c
          where c.market = f.market and c.at <= f.at
            and not exists (select 1 from reference_change n where n.market = c.market and n.id > c.id and n.at <= f.at - interval '1 minute')
            and abs(f.price - c.price) <= c.price * ${PRICE_FIGURES.collarPpm}::int / 1000000)`,
  )
  return rows.map(({ trade }) => `${trade} traded outside the collar of a frozen account`)
}

/** Unmarked trades between these people while they were connected, since one of these moments. */
export async function unmarkedTrades(
  source: Source,
  people: readonly string[],
  connectedAt: readonly Date[],
): Promise<string[]> {
  const rows = await many(
    source,
    sql<{ trade: string; at: Date }>`
      select f.market || ' ' || f.seq as trade, f.at
        from fill f join trading_order a on a.id = f.maker_order join trading_order b on b.id = f.taker_order
       where not f.connected and a.person_id = any(${people}::uuid[]) and b.person_id = any(${people}::uuid[])`,
  )
  const isSince = (at: Date): boolean =>
    connectedAt.some((since) => {
      const age = at.getTime() - since.getTime()
      return age > 1_000 && age < PRICE_FIGURES.connectionMs
    })
  return rows.flatMap(({ trade, at }) =>
    isSince(at) ? [`trade ${trade} was between connected people but is not marked as such`] : [],
  )
}

export const counted = [
  'order',
  'transfer',
  'internal_transfer',
  'fiat_order',
  'deposit',
  'subscription',
  'withdrawal',
  'payout',
  'otc_ad',
  'otc_deal',
  'distribution',
] as const
export type CountedTable = (typeof counted)[number]
export type Counts = Readonly<Record<CountedTable | 'bank_line', number>>

/** The number of rows of each kind that participants create. */
export const countRows = (source: Source): Promise<Counts> =>
  one(
    source,
    sql<Counts>`
      select (select count(*) from trading_order)::int as "order",
             (select count(*) from transfer where status <> 'refused')::int as transfer,
             (select count(*) from internal_transfer)::int as internal_transfer,
             (select count(*) from fiat_order)::int as fiat_order,
             (select count(*) from bank_line)::int as bank_line,
             (select count(*) from deposit)::int as deposit,
             (select count(*) from subscription)::int as subscription,
             (select count(*) from withdrawal)::int as withdrawal,
             (select count(*) from payout)::int as payout,
             (select count(*) from otc_ad)::int as otc_ad,
             (select count(*) from otc_deal)::int as otc_deal,
             (select count(*) from distribution)::int as distribution`,
  )
