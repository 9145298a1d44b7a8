import type {
  DistributionEvent,
  DistributionStatus,
  DistributionType,
} from '@tessera/domain/issuance/distributions/machine.ts'
import { distributionMachine } from '@tessera/domain/issuance/distributions/machine.ts'
import type { PerUnit, Withholding } from '@tessera/domain/issuance/distributions/share.ts'
import { fundingOf } from '@tessera/domain/issuance/distributions/postings.ts'
import { type Amount, type Ppm, ZERO } from '@tessera/domain/books/money/amount.ts'
import { assert } from '@tessera/domain/platform/outcome/outcome.ts'
import { sql } from 'kysely'
import { changed, maybeOne, many, type Source } from '#platform/database/rows.ts'
import { recordFirstStatus, move } from '#platform/database/state.sql.ts'
import type { Tx } from '#platform/database/tx.ts'

export type DistributionRow = {
  readonly id: string
  readonly number: bigint
  readonly product_id: string
  readonly symbol: string
  readonly name: { readonly en: string; readonly zh: string }
  /** Decimals of the token. */
  readonly decimals: number
  readonly supply: bigint
  readonly type: DistributionType
  readonly period: string
  readonly currency: string
  readonly scale: number
  readonly per_unit: Amount
  readonly record_at: Date
  readonly pay_at: Date
  readonly withholding: Readonly<Record<string, Ppm>>
  readonly others_ppm: Ppm
  readonly status: DistributionStatus
  readonly declared_by: string
  readonly declared_at: Date
  readonly announced_at: Date | null
  readonly record_seq: bigint | null
  readonly recorded_at: Date | null
  readonly units: Amount | null
  readonly in_escrow: Amount | null
  readonly owed: Amount | null
  readonly gross: Amount | null
  readonly tax: Amount | null
  readonly released_at: Date | null
  readonly paid_at: Date | null
  readonly cancelled_at: Date | null
  readonly cancel_reason: string | null
}

export const distributionColumns = sql`
  d.id, d.number, d.product_id, p.symbol, p.terms #> '{facts,name}' as name, p.decimals, p.supply, d.type, d.period, d.currency, c.scale,
  d.per_unit, d.record_at, d.pay_at, d.withholding, d.others_ppm, d.status, d.declared_by, d.declared_at, d.announced_at, d.record_seq,
  d.recorded_at, d.units, d.in_escrow, d.owed, d.gross, d.tax, d.released_at, d.paid_at, d.cancelled_at, d.cancel_reason`
export const distributionFrom = sql`
  from distribution d join product p on p.id = d.product_id join coin c on c.code = d.currency`

export const lockDistribution = (tx: Tx, id: string): Promise<DistributionRow | undefined> =>
  maybeOne(
    tx,
    sql<DistributionRow>`select ${distributionColumns} ${distributionFrom} where d.id::text = ${id} for update of d`,
  )

/** Returns the distributions in a status, earliest record date first. */
export const distributionsIn = (
  source: Source,
  status: DistributionStatus,
  limit: number,
): Promise<DistributionRow[]> =>
  many(
    source,
    sql<DistributionRow>`
      select ${distributionColumns} ${distributionFrom} where d.status = ${status} order by d.record_at, d.id limit ${limit}`,
  )

/** Returns released distributions whose payment date has come, earliest first. */
export const distributionsToPay = (source: Source, now: Date, limit: number): Promise<DistributionRow[]> =>
  many(
    source,
    sql<DistributionRow>`
      select ${distributionColumns} ${distributionFrom} where d.status = 'released' and d.pay_at <= ${now}
       order by d.pay_at, d.id limit ${limit}`,
  )

export const perUnitOf = ({ per_unit: perUnit, decimals, scale }: DistributionRow): PerUnit => ({
  perUnit,
  decimals,
  scale,
})
export const withholdingOf = (d: Pick<DistributionRow, 'withholding' | 'others_ppm'>): Withholding => ({
  byCountry: d.withholding,
  others: d.others_ppm,
})

type New = Pick<
  DistributionRow,
  'id' | 'product_id' | 'type' | 'period' | 'currency' | 'per_unit' | 'record_at' | 'pay_at' | 'declared_by'
> & { readonly withholding: Withholding }
/** Returns false if the product already has a distribution of this kind and period that is not cancelled. */
export async function insertDistribution(tx: Tx, d: New): Promise<boolean> {
  const inserted = await changed(
    tx,
    sql`insert into distribution (id, product_id, type, period, currency, per_unit, record_at, pay_at, withholding, others_ppm, status,
                                  declared_by, declared_at)
        values (${d.id}, ${d.product_id}, ${d.type}, ${d.period}, ${d.currency}, ${String(d.per_unit)}::numeric, ${d.record_at}, ${d.pay_at},
                ${JSON.stringify(d.withholding.byCountry)}::jsonb, ${d.withholding.others}, ${distributionMachine.first}, ${d.declared_by}, ${tx.now})
        on conflict (product_id, type, period) where status <> 'cancelled' do nothing`,
  )
  if (inserted !== 1n) return false
  await recordFirstStatus(tx, 'distribution', d.id, distributionMachine)
  return true
}

/** Moves a locked distribution to its next status. Throws if its status does not allow the event. */
export async function mustStep(tx: Tx, id: string, event: DistributionEvent): Promise<void> {
  assert(
    await move(tx, 'distribution', id, distributionMachine, event),
    `distribution ${id} does not allow ${event} in its status`,
  )
}

export const setAnnounced = (tx: Tx, id: string): Promise<bigint> =>
  changed(tx, sql`update distribution set announced_at = ${tx.now} where id = ${id}`)

export type RecordedTotals = {
  readonly seq: bigint
  readonly units: Amount
  readonly inEscrow: Amount
  readonly owed: Amount
  readonly gross: Amount
  readonly tax: Amount
}
export const setRecorded = (tx: Tx, id: string, r: RecordedTotals): Promise<bigint> =>
  changed(
    tx,
    sql`update distribution set record_seq = ${r.seq}, recorded_at = ${tx.now}, units = ${String(r.units)}::numeric,
               in_escrow = ${String(r.inEscrow)}::numeric, owed = ${String(r.owed)}::numeric, gross = ${String(r.gross)}::numeric,
               tax = ${String(r.tax)}::numeric
         where id = ${id}`,
  )

export const setReleased = (tx: Tx, id: string, journalId: string | null): Promise<bigint> =>
  changed(tx, sql`update distribution set released_at = ${tx.now}, release_journal = ${journalId} where id = ${id}`)

export const setPaid = (tx: Tx, id: string): Promise<bigint> =>
  changed(tx, sql`update distribution set paid_at = ${tx.now} where id = ${id}`)

export const setCancelled = (tx: Tx, id: string, reason: string): Promise<bigint> =>
  changed(tx, sql`update distribution set cancelled_at = ${tx.now}, cancel_reason = ${reason} where id = ${id}`)

/** Returns the issuer's unreleased funding for the holders of a product. For display only; a release locks it. */
export const fundedOf = async (source: Source, productId: string, currency: string): Promise<Amount> => {
  const { exchange, of } = fundingOf(productId)
  const row = await maybeOne(
    source,
    sql<{ posted: Amount }>`
      select posted::numeric as posted from account
       where customer_id is null and kind = 'house' and purpose = ${`${exchange}:${of ?? ''}`} and coin = ${currency}`,
  )
  return row?.posted ?? ZERO
}

export const operatorName = async (source: Source, id: string): Promise<string> =>
  (await maybeOne(source, sql<{ name: string }>`select name from operator where id = ${id}`))?.name ?? ''
