import type { Locale } from '@tessera/contract/platform/text/locale.ts'
import type { Programme } from '@tessera/domain/partners/agents/machine.ts'
import { sql } from 'kysely'
import { changed, maybeOne, type Source } from '#platform/database/rows.ts'
import type { Tx } from '#platform/database/tx.ts'
import type { Payee } from './rebates.sql.ts'

/** Days for which a written file can be downloaded. */
export const STORED_DAYS = 3

export type ExportRow = {
  readonly id: string
  readonly customer_id: string
  readonly number: bigint
  readonly programme: Programme
  /** The month (UTC) of a broker's orders; null for all. */
  readonly month: string | null
  readonly lang: Locale
  readonly requested_at: Date
  readonly ready_at: Date | null
  readonly rows: number | null
}
const columns = sql`e.id, e.customer_id, c.number, e.programme, e.month, e.lang, e.requested_at, e.ready_at, e.rows`
const from = sql`from agent_export e join customer c on c.id = e.customer_id`

export const insertExport = (
  tx: Tx,
  requested: Pick<ExportRow, 'id' | 'programme' | 'month' | 'lang'> & { readonly customer: string },
): Promise<bigint> =>
  changed(
    tx,
    sql`
      insert into agent_export (id, customer_id, programme, month, lang, requested_at)
      values (${requested.id}, ${requested.customer}, ${requested.programme}, ${requested.month}, ${requested.lang}, ${tx.now})`,
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

export const findExport = (
  source: Source,
  { customerId, programme }: Payee,
  id: string,
): Promise<ExportRow | undefined> =>
  maybeOne(
    source,
    sql<ExportRow>`select ${columns} ${from} 
    where e.id = ${id} and e.customer_id = ${customerId} and e.programme = ${programme}`,
  )

export const readContent = async (
  source: Source,
  { customerId, programme }: Payee,
  id: string,
): Promise<string | undefined> =>
  (
    await maybeOne(
      source,
      sql<{ content: string }>`
        select content from agent_export 
         where id = ${id} and customer_id = ${customerId} and programme = ${programme} and content is not null`,
    )
  )?.content
