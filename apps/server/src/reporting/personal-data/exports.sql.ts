import type { Locale } from '@tessera/contract/platform/text/locale.ts'
import { sql } from 'kysely'
import { changed, many, maybeOne, one, type Source } from '#platform/database/rows.ts'
import type { Tx } from '#platform/database/tx.ts'

export type ExportRow = {
  readonly id: string
  readonly customer_id: string
  readonly number: bigint
  readonly lang: Locale
  readonly requested_at: Date
  readonly ready_at: Date | null
}
const columns = sql`e.id, e.customer_id, c.number, e.lang, e.requested_at, e.ready_at`
const from = sql`from personal_data_export e join customer c on c.id = e.customer_id`

/** Runs the export requests of one customer one after the other. */
export const lockCustomer = (tx: Tx, id: string): Promise<unknown> =>
  one(tx, sql`select 1 from customer where id = ${id} for no key update`)

export const insertExport = (
  tx: Tx,
  row: { readonly id: string; readonly customer: string; readonly lang: Locale },
): Promise<bigint> =>
  changed(
    tx,
    sql`insert into personal_data_export (id, customer_id, lang, requested_at) values (${row.id}, ${row.customer}, ${row.lang}, ${tx.now})`,
  )

/** Returns the exports, newest first; old ones are deleted by the retention table. */
export const listExports = (source: Source, customerId: string): Promise<ExportRow[]> =>
  many(
    source,
    sql<ExportRow>`select ${columns} ${from} where e.customer_id = ${customerId} order by e.requested_at desc limit 20`,
  )

export const wasRequestedSince = async (tx: Tx, customerId: string, since: Date): Promise<boolean> =>
  (await maybeOne(
    tx,
    sql`select 1 from personal_data_export where customer_id = ${customerId} and requested_at > ${since}`,
  )) !== undefined

export const lockUnwritten = (tx: Tx, id: string): Promise<ExportRow | undefined> =>
  maybeOne(tx, sql<ExportRow>`select ${columns} ${from} where e.id = ${id} and e.ready_at is null for update of e`)

export const setWritten = (tx: Tx, id: string, files: { readonly json: Uint8Array; readonly pdf: Uint8Array }) =>
  changed(
    tx,
    sql`update personal_data_export set ready_at = ${tx.now}, json = ${files.json}, pdf = ${files.pdf} where id = ${id}`,
  )

/** Returns the bytes of one file; undefined while it is being written, and for another customer's export. */
export const readFile = async (
  source: Source,
  requested: { readonly id: string; readonly customerId: string; readonly format: 'json' | 'pdf' },
): Promise<Buffer | undefined> =>
  (
    await maybeOne(
      source,
      sql<{ bytes: Buffer }>`
        select ${sql.ref(requested.format)} as bytes from personal_data_export
         where id = ${requested.id} and customer_id = ${requested.customerId} and ready_at is not null`,
    )
  )?.bytes
