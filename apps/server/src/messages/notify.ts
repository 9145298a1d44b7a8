import { messageKinds, type Notice } from '@tessera/domain/messages/kinds.ts'
import { queueMail } from '../mail/queue-mail.ts'
import type { Tx } from '../platform/tx.ts'
import { insertMessage, mailAddressOf } from './messages.sql.ts'

/**
 * Tells a customer something that has happened: a message in the site and the same by mail, both written in the
 * transaction of what happened. The kind decides its place, its words in both languages and the facts it needs.
 */
export async function notify(tx: Tx, customerId: string, notice: Notice): Promise<void> {
  const { type, link } = messageKinds[notice.kind]
  const params = JSON.stringify(notice.params)
  await insertMessage(tx, { customerId, type, kind: notice.kind, params, link })
  const { email, lang } = await mailAddressOf(tx, customerId)
  await queueMail(tx, { recipient: email, lang, kind: notice.kind, params })
}
