import { sql } from 'kysely'
import { changed } from '#platform/database/rows.ts'
import type { Tx } from '#platform/database/tx.ts'

/** 0 when this answer came in before, or comes in at the same time. */
export const insertAnswer = (tx: Tx, digest: string): Promise<bigint> =>
  changed(
    tx,
    sql`insert into captcha_answer (digest, at) values (${digest}, ${tx.now}) on conflict (digest) do nothing`,
  )
