import { sql } from 'kysely'
import { changed, many, maybeOne, one, type Source } from '#platform/database/rows.ts'
import type { Tx } from '#platform/database/tx.ts'

export type WithdrawalLink = {
  readonly id: string
  readonly withdrawal_id: string
  readonly person_id: string
}

export const insertLink = (tx: Tx, withdrawalId: string, personId: string): Promise<{ id: string }> =>
  one(
    tx,
    sql<{ id: string }>`
      insert into withdrawal_mail (id, withdrawal_id, person_id, sent_at)
      values (gen_random_uuid(), ${withdrawalId}, ${personId}, ${tx.now}) returning id`,
  )

export const findLink = (tx: Tx, id: string): Promise<WithdrawalLink | undefined> =>
  maybeOne(tx, sql<WithdrawalLink>`select id, withdrawal_id, person_id from withdrawal_mail where id = ${id}`)

/** Returns the emails about a withdrawal, newest first. */
export const linksOf = (
  source: Source,
  withdrawalId: string,
): Promise<{ readonly id: string; readonly person_id: string; readonly sent_at: Date }[]> =>
  many(
    source,
    sql`select id, person_id, sent_at from withdrawal_mail where withdrawal_id = ${withdrawalId} order by sent_at desc, id`,
  )

export const setDisowned = (tx: Tx, id: string): Promise<bigint> =>
  changed(tx, sql`update withdrawal_mail set disowned_at = ${tx.now} where id = ${id}`)

/** True if the reader of one of its emails has pressed "This was not me". */
export async function isDisowned(tx: Tx, withdrawalId: string): Promise<boolean> {
  const { disowned } = await one(
    tx,
    sql<{ disowned: boolean }>`
      select exists (select 1 from withdrawal_mail
                      where withdrawal_id = ${withdrawalId} and disowned_at is not null) as disowned`,
  )
  return disowned
}

export const setConfirmBy = (tx: Tx, id: string, until: Date): Promise<bigint> =>
  changed(tx, sql`update withdrawal set confirm_by = ${until} where id = ${id}`)

export const setConfirmed = (tx: Tx, id: string): Promise<bigint> =>
  changed(tx, sql`update withdrawal set confirmed_at = ${tx.now} where id = ${id}`)

/** Withdrawals that were not confirmed in time, oldest first. */
export const dueUnconfirmed = async (source: Source, now: Date, limit: number): Promise<string[]> =>
  (
    await many(
      source,
      sql<{ id: string }>`
        select id from withdrawal where status = 'email_confirm' and confirm_by <= ${now} order by confirm_by, id limit ${limit}`,
    )
  ).map(({ id }) => id)
