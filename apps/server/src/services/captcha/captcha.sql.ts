import { sql } from 'kysely'
import { changed } from '#platform/database/rows.ts'
import type { Tx } from '#platform/database/tx.ts'

/** Returns 0 if this answer was received before, or at the same time. */
export const insertAnswer = (tx: Tx, digest: string): Promise<bigint> =>
  changed(
    tx,
    sql`insert into captcha_answer (digest, at) values (${digest}, ${tx.now}) on conflict (digest) do nothing`,
  )
