import type { Locale } from '@tessera/contract/locale.ts'
import { sql } from 'kysely'
import { changed, maybeOne, type Source } from '../platform/rows.ts'
import type { Tx } from '../platform/tx.ts'

export type ExportRow = {
  readonly id: string
  readonly customer_id: string
  readonly number: bigint
  readonly lang: Locale
  readonly asked_at: Date
  readonly ready_at: Date | null
  readonly rows: number | null
}
const columns = sql`e.id, e.customer_id, c.number, e.lang, e.asked_at, e.ready_at, e.rows`
const from = sql`from agent_export e join customer c on c.id = e.customer_id`

export const insertExport = (
  tx: Tx,
  asked: { readonly id: string; readonly customer: string; readonly lang: Locale },
): Promise<bigint> =>
  changed(
    tx,
    sql`insert into agent_export (id, customer_id, lang, asked_at) values (${asked.id}, ${asked.customer}, ${asked.lang}, ${tx.now})`,
  )

export const lockUnwritten = (tx: Tx, id: string): Promise<ExportRow | undefined> =>
  maybeOne(tx, sql<ExportRow>`select ${columns} ${from} where e.id = ${id} and e.ready_at is null for update of e`)

export const setWritten = (
  tx: Tx,
  id: string,
  file: { readonly content: string; readonly rows: number },
): Promise<bigint> =>
  changed(
    tx,
    sql`update agent_export set ready_at = ${tx.now}, rows = ${file.rows}, content = ${file.content} where id = ${id}`,
  )

export const findExport = (source: Source, customerId: string, id: string): Promise<ExportRow | undefined> =>
  maybeOne(source, sql<ExportRow>`select ${columns} ${from} where e.id = ${id} and e.customer_id = ${customerId}`)

export const readContent = async (source: Source, customerId: string, id: string): Promise<string | undefined> =>
  (
    await maybeOne(
      source,
      sql<{ content: string }>`
        select content from agent_export where id = ${id} and customer_id = ${customerId} and content is not null`,
    )
  )?.content
