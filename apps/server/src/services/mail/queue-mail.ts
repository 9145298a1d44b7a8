import { enqueue } from '#platform/jobs/jobs.ts'
import type { Tx } from '#platform/database/tx.ts'
import { insertMail, type NewMail } from './mail.sql.ts'

/** Writes a mail to be sent once the transaction has committed; a rollback sends nothing. */
export async function queueMail(tx: Tx, mail: NewMail): Promise<void> {
  const { id } = await insertMail(tx, mail)
  await enqueue(tx, 'send_mail', { mail: id }, { key: `mail:${id}` })
}
