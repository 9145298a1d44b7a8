import type { Locale } from '@tessera/contract/platform/text/locale.ts'
import {
  goesByText,
  type MessageKind,
  messageKinds,
  type Notice,
  type NoticeKind,
} from '@tessera/domain/services/messages/kinds.ts'
import { mustAck, threadOf } from '@tessera/domain/services/messages/thread.ts'
import { insertFreezeLink } from '#services/mail/freeze-links.sql.ts'
import { queueMail } from '#services/mail/queue-mail.ts'
import type { Tx } from '#platform/database/tx.ts'
import { queueNotice } from '#services/sms/queue-notice.ts'
import { recordNotice } from '#services/webhook-events/record-event.ts'
import { addressesOf, insertMessage } from './messages.sql.ts'

/**
 * Notifies a customer of an event by a message on the site and an email. A customer without an email address gets a
 * short text message instead. All are written in the transaction of the event. The kind decides the type and link of
 * the message, its words and the facts that it needs. `subjectId` is the deposit, payment or subscription that webhook
 * events name.
 */
export async function notify(tx: Tx, customerId: string, notice: Notice, subjectId?: string): Promise<void> {
  const kind: NoticeKind = messageKinds[notice.kind]
  const { type, link } = kind
  const params = JSON.stringify(notice.params)
  const about = { thread: threadOf(notice) ?? null, mustAck: mustAck(notice.kind) }
  await insertMessage(tx, { customerId, type, kind: notice.kind, params, link, ...about })
  await recordNotice(tx, customerId, notice, subjectId)
  const { email, phone, lang, mails_off, texts_off } = await addressesOf(tx, customerId)
  if ((email === null ? texts_off : mails_off).includes(type)) return
  if (email !== null) await mailNotice(tx, customerId, notice, { email, lang })
  else if (phone !== null && goesByText(kind))
    await textNotice(tx, customerId, notice, { phone, lang, offersFreeze: true })
}

/** Sends the short notice to the current and the former phone, because what protects the account has changed. */
export async function noticeByPhone(
  tx: Tx,
  customerId: string,
  notice: Notice,
  former: { readonly phone: string | null } = { phone: null },
): Promise<void> {
  const { email, phone, lang } = await addressesOf(tx, customerId)
  const offersFreeze = email === null
  for (const each of new Set([phone, former.phone])) {
    // A customer without an email address was notified at this phone already.
    const isNotified = email === null && each === phone
    if (each !== null && !isNotified) await textNotice(tx, customerId, notice, { phone: each, lang, offersFreeze })
  }
}

/** Contains the freeze link if no email does. */
async function textNotice(
  tx: Tx,
  customerId: string,
  { kind, params }: Notice,
  { phone, lang, offersFreeze }: { readonly phone: string; readonly lang: Locale; readonly offersFreeze: boolean },
): Promise<void> {
  const freezeLink = offersFreeze ? await freezeLinkOf(tx, customerId, kind) : undefined
  await queueNotice(tx, { phone, lang, kind, params: JSON.stringify({ ...params, freezeLink }) })
}

async function freezeLinkOf(tx: Tx, customerId: string, kind: MessageKind): Promise<string | undefined> {
  const { freezeLinkHours }: NoticeKind = messageKinds[kind]
  return freezeLinkHours === undefined ? undefined : (await insertFreezeLink(tx, customerId, freezeLinkHours)).id
}

/**
 * Sends only the email, to an address that may have been the customer's until now. Some kinds contain a freeze link.
 */
export async function mailNotice(
  tx: Tx,
  customerId: string,
  { kind, params }: Notice,
  { email, lang }: { readonly email: string; readonly lang: Locale },
): Promise<void> {
  const freezeLink = await freezeLinkOf(tx, customerId, kind)
  await queueMail(tx, { recipient: email, lang, kind, params: JSON.stringify({ ...params, freezeLink }) })
}
