import { enqueue } from '#platform/jobs/jobs.ts'
import type { Tx } from '#platform/database/tx.ts'
import { insertMail, type NewMail } from './mail.sql.ts'

/** Queues an email, which is sent after the commit. A rollback sends nothing. */
export async function queueMail(tx: Tx, mail: NewMail): Promise<void> {
  const { id } = await insertMail(tx, mail)
  await enqueue(tx, 'send_mail', { mail: id }, { key: `mail:${id}` })
}
