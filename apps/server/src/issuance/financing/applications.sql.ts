import type { FinancingChecked } from '@tessera/contract/issuance/financing/financing-shapes.ts'
import type { IssuerPerson, Offer, Use } from '@tessera/domain/issuance/financing/application.ts'
import type { FinancingStatus } from '@tessera/domain/issuance/financing/machine.ts'
import type { Precheck } from '@tessera/domain/issuance/financing/precheck.ts'
import { sql } from 'kysely'
import type { z } from 'zod'
import { changed, many, maybeOne, type Source } from '#platform/database/rows.ts'
import type { Tx } from '#platform/database/tx.ts'

export type Checked = z.output<typeof FinancingChecked>
export type FinancingRow = {
  id: string
  number: bigint
  customer_id: string
  status: FinancingStatus
  version: number
  precheck: Precheck
  checked: Checked | null
  offer: Offer
  uses: readonly Use[]
  people: readonly IssuerPerson[]
  fee_ppm: number | null
  saved_at: Date
  submitted_at: Date | null
  decided_at: Date | null
  reason_code: string | null
  customer_message: string | null
  reapply_at: Date | null
  product_id: string | null
}

/** Returns the newest application of this customer. */
export const newestFinancing = (source: Source, customerId: string): Promise<FinancingRow | undefined> =>
  maybeOne(
    source,
    sql<FinancingRow>`select * from financing_application where customer_id = ${customerId} order by number desc limit 1`,
  )
/** Returns the application with this id if it belongs to this customer. */
export const ownFinancingById = (source: Source, customerId: string, id: string): Promise<FinancingRow | undefined> =>
  maybeOne(
    source,
    sql<FinancingRow>`select * from financing_application where customer_id = ${customerId} and id = ${id}`,
  )
/** Locks the customer before the application, in the same order as the customer's own saves. */
export async function lockFinancing(tx: Tx, id: string): Promise<FinancingRow | undefined> {
  await many(
    tx,
    sql`select 1 from customer where id = (select customer_id from financing_application where id = ${id}) for update`,
  )
  return maybeOne(tx, sql<FinancingRow>`select * from financing_application where id = ${id} for update`)
}

type NewFinancing = {
  readonly id: string
  readonly customerId: string
  readonly precheck: Precheck
  readonly offer: Offer
}
export const insertFinancing = (tx: Tx, { id, customerId, precheck, offer }: NewFinancing): Promise<bigint> =>
  changed(
    tx,
    sql`insert into financing_application (id, customer_id, status, version, precheck, offer, uses, people, opened_at, saved_at)
        values (${id}, ${customerId}, 'draft', 0, ${JSON.stringify(precheck)}::jsonb, ${JSON.stringify(offer)}::jsonb, '[]', '[]', ${tx.now}, ${tx.now})`,
  )
type SavedParts = Pick<FinancingRow, 'id' | 'precheck' | 'checked' | 'offer' | 'uses' | 'people' | 'fee_ppm'>
export const saveFinancing = (tx: Tx, s: SavedParts): Promise<bigint> =>
  changed(
    tx,
    sql`update financing_application
           set precheck = ${JSON.stringify(s.precheck)}::jsonb, checked = ${s.checked === null ? null : JSON.stringify(s.checked)}::jsonb,
               offer = ${JSON.stringify(s.offer)}::jsonb, uses = ${JSON.stringify(s.uses)}::jsonb, people = ${JSON.stringify(s.people)}::jsonb,
               fee_ppm = ${s.fee_ppm}, saved_at = ${tx.now}
         where id = ${s.id}`,
  )
export const touchFinancing = (tx: Tx, id: string): Promise<bigint> =>
  changed(tx, sql`update financing_application set saved_at = ${tx.now} where id = ${id}`)
export const setSubmitted = (tx: Tx, id: string): Promise<bigint> =>
  changed(
    tx,
    sql`update financing_application set version = version + 1, submitted_at = coalesce(submitted_at, ${tx.now}), saved_at = ${tx.now} where id = ${id}`,
  )

type Decline = {
  readonly id: string
  readonly code: string
  readonly customerMessage: string | null
  readonly reapplyAt: Date | null
}
/**
 * Stores the decision and its reason. It must run before the status changes, because the database rejects a declined
 * application without a reason.
 */
export const saveDecline = (tx: Tx, d: Decline): Promise<bigint> =>
  changed(
    tx,
    sql`update financing_application set decided_at = ${tx.now}, reason_code = ${d.code}, customer_message = ${d.customerMessage}, reapply_at = ${d.reapplyAt} where id = ${d.id}`,
  )
/** Links the application and the product that was made from it. */
export const setProduct = (tx: Tx, id: string, symbol: string): Promise<bigint> =>
  changed(
    tx,
    sql`update financing_application set decided_at = ${tx.now}, product_id = (select id from product where symbol = ${symbol}) where id = ${id}`,
  )
