import { sql } from 'kysely'
import { changed, maybeOne, type Source } from '#platform/database/rows.ts'
import type { Tx } from '#platform/database/tx.ts'

export const isCompany = async (source: Source, customerId: string): Promise<boolean> =>
  (await maybeOne(source, sql`select 1 from customer where id = ${customerId} and type = 'corporate'`)) !== undefined

/** Stores the files of an application besides its licence, in the order of the request. */
export const insertEvidence = (tx: Tx, brokerId: string, uploads: readonly string[]): Promise<bigint> =>
  changed(
    tx,
    sql`insert into agent_evidence (agent_id, upload_id, place)
        select ${brokerId}, upload, place from unnest(${[...uploads]}::uuid[]) with ordinality as f(upload, place)`,
  )
