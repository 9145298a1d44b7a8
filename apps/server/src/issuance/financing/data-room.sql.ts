import type { FinancingDocumentKind } from '@tessera/domain/issuance/financing/documents.ts'
import { sql } from 'kysely'
import { changed, many, maybeOne, type Source } from '#platform/database/rows.ts'
import type { Tx } from '#platform/database/tx.ts'

export type PaperRow = {
  kind: FinancingDocumentKind
  version: number
  upload_id: string
  name: string
  media_type: string
  sha256: string
  issued_on: string | null
  added_at: Date
  sent_at: Date | null
}
export type CapTableRow = { version: number; content: unknown; sha256: string; added_at: Date; sent_at: Date | null }
export type AccessRow = { kind: string; version: number; by_name: string; reason: string; at: Date }

/** Returns every version of every document; within a kind the newest first. */
export const papersOf = (source: Source, id: string): Promise<PaperRow[]> =>
  many(
    source,
    sql<PaperRow>`
      select d.kind, d.version, d.upload_id, u.name, u.media_type, u.sha256, d.issued_on, d.added_at, d.sent_at
        from financing_document d join upload u on u.id = d.upload_id where d.application_id = ${id} order by d.kind, d.version desc`,
  )
export const newestOf = (papers: readonly PaperRow[]): PaperRow[] =>
  papers.filter((paper, at) => papers.findIndex(({ kind }) => kind === paper.kind) === at)

type NewPaper = {
  readonly kind: FinancingDocumentKind
  readonly version: number
  readonly uploadId: string
  readonly issuedOn: string | null
}
/** Replaces a version that was not sent; adds a new version to one that was. */
export const putPaper = (tx: Tx, id: string, p: NewPaper): Promise<bigint> =>
  changed(
    tx,
    sql`insert into financing_document (application_id, kind, version, upload_id, issued_on, added_at)
        values (${id}, ${p.kind}, ${p.version}, ${p.uploadId}, ${p.issuedOn}, ${tx.now})
        on conflict (application_id, kind, version) do update set upload_id = excluded.upload_id, issued_on = excluded.issued_on,
          added_at = case when financing_document.upload_id = excluded.upload_id then financing_document.added_at else excluded.added_at end`,
  )
/**
 * Returns the media type of a customer's own attachment; undefined if the file belongs to another customer or does not
 * exist.
 */
export const ownAttachment = (
  tx: Tx,
  customerId: string,
  uploadId: string,
): Promise<{ media_type: string } | undefined> =>
  maybeOne(
    tx,
    sql<{ media_type: string }>`
      select media_type from upload where id = ${uploadId} and owner = ${`customer:${customerId}`} and purpose = 'attachment'`,
  )

export const capTablesOf = (source: Source, id: string): Promise<CapTableRow[]> =>
  many(
    source,
    sql<CapTableRow>`
      select version, content, sha256, added_at, sent_at from financing_cap_table where application_id = ${id} order by version desc`,
  )
export const putCapTable = (
  tx: Tx,
  id: string,
  c: { version: number; json: string; sha256: string },
): Promise<bigint> =>
  changed(
    tx,
    sql`insert into financing_cap_table (application_id, version, content, sha256, added_at)
        values (${id}, ${c.version}, ${c.json}::jsonb, ${c.sha256}, ${tx.now})
        on conflict (application_id, version) do update set content = excluded.content, sha256 = excluded.sha256, added_at = excluded.added_at`,
  )

/** Marks the data room as sent: operators may read it, and it cannot change any more. */
export async function sendDataRoom(tx: Tx, id: string): Promise<void> {
  await changed(
    tx,
    sql`update financing_document set sent_at = ${tx.now} where application_id = ${id} and sent_at is null`,
  )
  await changed(
    tx,
    sql`update financing_cap_table set sent_at = ${tx.now} where application_id = ${id} and sent_at is null`,
  )
}

type NewAccess = {
  readonly id: string
  readonly application: string
  readonly kind: string
  readonly version: number
  readonly operator: string
  readonly reason: string
}
export const insertAccess = (tx: Tx, a: NewAccess): Promise<bigint> =>
  changed(
    tx,
    sql`insert into financing_access (id, application_id, kind, version, operator_id, reason, at)
        values (${a.id}, ${a.application}, ${a.kind}, ${a.version}, ${a.operator}, ${a.reason}, ${tx.now})`,
  )
const MAX_ACCESSES = 100
export const accessesOf = (source: Source, id: string): Promise<AccessRow[]> =>
  many(
    source,
    sql<AccessRow>`
      select a.kind, a.version, o.name as by_name, a.reason, a.at from financing_access a join operator o on o.id = a.operator_id
       where a.application_id = ${id} order by a.at desc, a.id limit ${MAX_ACCESSES}`,
  )
/** Returns a sent document of this application. */
export const sentPaper = (
  source: Source,
  id: string,
  uploadId: string,
): Promise<{ kind: string; version: number } | undefined> =>
  maybeOne(
    source,
    sql<{ kind: string; version: number }>`
      select kind, version from financing_document where application_id = ${id} and upload_id = ${uploadId} and sent_at is not null
       order by version desc limit 1`,
  )
