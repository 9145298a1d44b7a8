import type { HolderStatus } from '@tessera/domain/issuance/distributions/machine.ts'
import { holderMachine } from '@tessera/domain/issuance/distributions/machine.ts'
import type { Share } from '@tessera/domain/issuance/distributions/share.ts'
import type { Amount, Ppm } from '@tessera/domain/books/money/amount.ts'
import { sql } from 'kysely'
import { changed, many, maybeOne, one, type Source } from '#platform/database/rows.ts'
import { recordFirstStatuses } from '#platform/database/state.sql.ts'
import type { Tx } from '#platform/database/tx.ts'
import type { Owner } from './owned-at.sql.ts'

export type HolderRow = {
  readonly id: string
  readonly number: bigint
  readonly distribution_id: string
  readonly customer_id: string
  readonly units: Amount
  readonly country: string | null
  readonly rate_ppm: Ppm
  readonly gross: Amount
  readonly tax: Amount
  readonly net: Amount
  readonly status: HolderStatus
  readonly paid_at: Date | null
}
const columns = sql`h.id, h.number, h.distribution_id, h.customer_id, h.units, h.country, h.rate_ppm, h.gross, h.tax, h.net, h.status, h.paid_at`

export type NewHolder = Owner & Share & { readonly id: string }
/** The number of holders that one statement inserts. */
const BATCH_SIZE = 5000

/** Inserts the holders of a record. A second record of a holder violates the unique key (threat SUB-06). */
export async function insertHolders(tx: Tx, distributionId: string, holders: readonly NewHolder[]): Promise<void> {
  for (let start = 0; start < holders.length; start += BATCH_SIZE) {
    const some = holders.slice(start, start + BATCH_SIZE)
    const rows = some.map((h) => ({
      id: h.id,
      customer: h.customer,
      country: h.country,
      rate: h.rate,
      units: String(h.units),
      gross: String(h.gross),
      tax: String(h.tax),
      net: String(h.net),
    }))
    await changed(
      tx,
      sql`insert into distribution_holder (id, distribution_id, customer_id, units, country, rate_ppm, gross, tax, net, status)
          select id, ${distributionId}::uuid, customer, units, country, rate, gross, tax, net, ${holderMachine.first}
            from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
                 as h(id uuid, customer uuid, country text, rate int, units numeric, gross numeric, tax numeric, net numeric)`,
    )
    await recordFirstStatuses(
      tx,
      'distribution_holder',
      some.map(({ id }) => id),
      holderMachine,
    )
  }
}

/** Returns all holders of a distribution, in the order of the record. */
export const holdersOf = (source: Source, distributionId: string): Promise<HolderRow[]> =>
  many(
    source,
    sql<HolderRow>`select ${columns} from distribution_holder h where h.distribution_id = ${distributionId} order by h.number`,
  )

export type Tally = {
  readonly holders: number
  readonly paid: number
  readonly unclaimed: number
  readonly unclaimed_net: Amount
}
export const tallyOf = (source: Source, distributionId: string): Promise<Tally> =>
  one(
    source,
    sql<Tally>`
      select count(*)::int as holders, (count(*) filter (where status = 'paid'))::int as paid,
             (count(*) filter (where status = 'unclaimed'))::int as unclaimed,
             coalesce(sum(net) filter (where status = 'unclaimed'), 0)::numeric as unclaimed_net
        from distribution_holder where distribution_id = ${distributionId}`,
  )

/** Returns holders that are not paid yet, in the order of the record. */
export const openHolders = (source: Source, distributionId: string, limit: number): Promise<{ id: string }[]> =>
  many(
    source,
    sql<{ id: string }>`
      select id from distribution_holder where distribution_id = ${distributionId} and status = 'recorded' order by number limit ${limit}`,
  )

/** Returns unclaimed shares whose accounts can be credited again. */
export const claimableHolders = (source: Source, limit: number): Promise<{ id: string }[]> =>
  many(
    source,
    sql<{ id: string }>`
      select h.id from distribution_holder h join customer c on c.id = h.customer_id
       where h.status = 'unclaimed' and c.status = 'active' and c.parent_active order by h.number limit ${limit}`,
  )

export const lockHolder = (tx: Tx, id: string): Promise<HolderRow | undefined> =>
  maybeOne(tx, sql<HolderRow>`select ${columns} from distribution_holder h where h.id::text = ${id} for update of h`)

export const setSettled = (tx: Tx, id: string, how: { journalId: string | null; paid: boolean }): Promise<bigint> =>
  changed(
    tx,
    sql`update distribution_holder set journal_id = ${how.journalId}, paid_at = ${how.paid ? tx.now : null}::timestamptz where id = ${id}`,
  )

export const setClaimed = (tx: Tx, id: string, journalId: string): Promise<bigint> =>
  changed(tx, sql`update distribution_holder set claim_journal = ${journalId}, paid_at = ${tx.now} where id = ${id}`)
