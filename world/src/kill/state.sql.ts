import { sql } from 'kysely'
import { openRestore } from '../../../apps/server/src/services/audit/restores.sql.ts'
import { many, one } from '../../../apps/server/src/platform/database/rows.ts'
import { tokenAccountOf } from '../../../apps/server/src/payments/chain/chain-reads.ts'
import type { Database } from '../../../apps/server/src/platform/database/database.ts'
import type { WithdrawalStatus, ExchangeAccounts } from './chain-book.ts'

type Source = { readonly db: Database }

export const idsByEmail = async (source: Source, table: 'customer' | 'operator'): Promise<Map<string, string>> => {
  const rows = await many(source, sql<{ email: string; id: string }>`select email, id from ${sql.table(table)}`)
  return new Map(rows.map(({ email, id }) => [email, id]))
}

const tables = {
  order: 'trading_order',
  transfer: 'transfer',
  fiat_order: 'fiat_order',
  subscription: 'subscription',
  withdrawal: 'withdrawal',
} as const
export const countedNames = ['order', 'transfer', 'fiat_order', 'subscription', 'withdrawal'] as const

/** Ids of all objects of these people, by kind. A refused transfer also leaves a row. */
export async function idsOf(
  source: Source,
  name: (typeof countedNames)[number],
  people: readonly string[],
  withRefused: boolean,
): Promise<Set<string>> {
  const refused = name === 'transfer' && !withRefused ? sql`and status <> 'refused'` : sql``
  const rows = await many(
    source,
    sql<{
      id: string
    }>`select id from ${sql.table(tables[name])} where customer_id = any(${[...people]}::uuid[]) ${refused}`,
  )
  return new Set(rows.map(({ id }) => id))
}

/** Returns unconfirmed withdrawals. */
export const unconfirmedWithdrawals = async (source: Source): Promise<string[]> =>
  (await many(source, sql<{ id: string }>`select id from withdrawal where status = 'email_confirm' limit 20`)).map(
    ({ id }) => id,
  )

/** In random order, so that a withdrawal that cannot be approved does not block the others. */
export const inReview = async (source: Source): Promise<string[]> =>
  (
    await many(source, sql<{ id: string }>`select id from withdrawal where status = 'review' order by random() limit 5`)
  ).map(({ id }) => id)

/** The given withdrawals that still await review. */
export const stillInReview = async (source: Source, ids: readonly string[]): Promise<string[]> =>
  (
    await many(
      source,
      sql<{ id: string }>`select id from withdrawal where status = 'review' and id = any(${[...ids]}::uuid[])`,
    )
  ).map(({ id }) => id)

export const openRestoreId = async (source: Source): Promise<string | undefined> => (await openRestore(source))?.id

/** The accounts on the chain that hold tUSD of the exchange: `hot` pays withdrawals. */
export async function exchangeAccounts(source: Source): Promise<ExchangeAccounts> {
  const rows = await many(
    source,
    sql<{ kind: 'hot' | 'cold'; address: string; mint: string; program: string }>`
      select h.kind, h.address, n.mint, n.token_program as program
        from house_address h join coin_network n on n.chain = h.chain where n.coin = 'tUSD' order by h.created_at`,
  )
  const accountOf = async (of: 'hot' | 'cold'): Promise<string> => {
    const found = rows.findLast(({ kind }) => kind === of)
    if (found === undefined) throw new Error(`the exchange has no ${of} wallet`)
    return tokenAccountOf(found.address, { mint: found.mint, tokenProgram: found.program })
  }
  return { hot: await accountOf('hot'), cold: await accountOf('cold') }
}

/** Every withdrawal with its status. */
export const withdrawalStatuses = (source: Source): Promise<WithdrawalStatus[]> =>
  many(source, sql<WithdrawalStatus>`select id, status from withdrawal order by id`)

/** The status of these withdrawals, and the reason if the signer skips them. */
export const statusesOf = (source: Source, ids: readonly string[]): Promise<unknown[]> =>
  many(
    source,
    sql<{ status: string; refusal: string | null }>`
      select status, signer_refusal as refusal from withdrawal where id = any(${[...ids]}::uuid[])`,
  )

/** Payments that this database signed; an adopted payment has no block height after which it expires. */
export const countSigned = async (source: Source): Promise<number> =>
  (await one(source, sql<{ n: number }>`select count(*)::int as n from withdraw_attempt where last_valid_height > 0`)).n

export type DueOrder = { readonly email: string; readonly reference: string; readonly amount: string }
export const dueFiatOrder = async (source: Source): Promise<DueOrder[]> =>
  many(
    source,
    sql<DueOrder>`select c.email, o.reference, (o.amount / 100)::text || '.00' as amount from fiat_order o join customer c on c.id = o.customer_id
              where o.status = 'to_be_paid' order by o.created_at desc limit 1`,
  )

/** The number of payments in transit to or from the chain, and of transfers in clearing. */
export async function countInTransit(source: Source): Promise<number> {
  const { n } = await one(
    source,
    sql<{ n: number }>`select ((select count(*) from withdrawal where status in ('approved', 'signed', 'broadcast'))
      + (select count(*) from transfer where status in ('requested', 'sent')))::int as n`,
  )
  return n
}

/** A database connection of the exchange, preferably a busy one. */
export const someBackend = async (source: Source): Promise<number> =>
  (
    await one(
      source,
      sql<{ pid: number }>`
        select pid from pg_stat_activity where backend_type = 'client backend' and usename = current_database() || '_app'
         order by state = 'active' desc, random() limit 1`,
    )
  ).pid

export const postmaster = async (source: Source): Promise<number> =>
  (await one(source, sql<{ pid: number }>`select split_part(pg_read_file('postmaster.pid'), E'\n', 1)::int as pid`)).pid
