import type { DocumentCheck, DocumentVerdict } from '@tessera/domain/identity/kyc/document-verdicts.ts'
import { sql } from 'kysely'
import { changed, many, type Source } from '#platform/database/rows.ts'
import type { Tx } from '#platform/database/tx.ts'

type OpenedDocument = { readonly operatorId: string; readonly subjectId: string; readonly uploadId: string }

/** Records that an operator opens a document of a file. Only the first time counts. */
export const noteOpened = (tx: Tx, { operatorId, subjectId, uploadId }: OpenedDocument): Promise<bigint> =>
  changed(
    tx,
    sql`insert into document_check (operator_id, subject_id, upload_id, opened_at)
        values (${operatorId}, ${subjectId}, ${uploadId}, ${tx.now}) on conflict do nothing`,
  )

/** Stores a verdict on a document; returns 0 if this operator has not opened it. */
export const judge = (
  tx: Tx,
  { operatorId, subjectId, uploadId }: OpenedDocument,
  verdict: DocumentVerdict,
): Promise<bigint> =>
  changed(
    tx,
    sql`update document_check set verdict = ${verdict}, judged_at = ${tx.now}
         where operator_id = ${operatorId} and subject_id = ${subjectId} and upload_id = ${uploadId}`,
  )

/** Returns the documents of a file that one operator opened, with their verdicts. */
export const checksOf = (source: Source, operatorId: string, subjectId: string): Promise<DocumentCheck[]> =>
  many(
    source,
    sql<DocumentCheck>`
      select upload_id as "uploadId", verdict from document_check
       where operator_id = ${operatorId} and subject_id::text = ${subjectId} order by upload_id`,
  )
