import type { Locale } from '@tessera/contract/locale.ts'
import { messageKinds, type Notice, type NoticeKind } from '@tessera/domain/messages/kinds.ts'
import { insertFreezeLink } from '../freezes/freezes.sql.ts'
import { queueMail } from '../mail/queue-mail.ts'
import type { Config } from '../platform/config.ts'
import type { Tx } from '../platform/tx.ts'
import { queueSms } from '../sms/queue-sms.ts'
import { addressesOf, insertMessage } from './messages.sql.ts'

/**
 * Tells a customer something that has happened: a message in the site and the same by mail, both written in the
 * transaction of what happened. The kind decides its place, its words in both languages and the facts it needs.
 */
export async function notify(tx: Tx, customerId: string, notice: Notice): Promise<void> {
  const { type, link }: NoticeKind = messageKinds[notice.kind]
  const params = JSON.stringify(notice.params)
  await insertMessage(tx, { customerId, type, kind: notice.kind, params, link })
  const { email, lang, mails_off } = await addressesOf(tx, customerId)
  if (email !== null && !mails_off.includes(type)) await mailNotice(tx, customerId, notice, { email, lang })
}

/**
 * The same in short to the phones of now and of before, where the house still sends messages there: it has been told in the site
 * and by mail, so a spent budget takes nothing back.
 */
export async function noticeByPhone(
  config: Pick<Config, 'SMS_URL'>,
  tx: Tx,
  customerId: string,
  { kind, params }: Notice,
  former: { readonly phone: string | null },
): Promise<void> {
  const { phone, lang } = await addressesOf(tx, customerId)
  for (const each of new Set([phone, former.phone]))
    if (each !== null)
      await queueSms(config, tx, { phone: each, channel: 'sms', lang, kind, params: JSON.stringify(params) })
}

/** The mail alone, to an address that may have been the customer's until now; some kinds carry a link that freezes. */
export async function mailNotice(
  tx: Tx,
  customerId: string,
  { kind, params }: Notice,
  { email, lang }: { readonly email: string; readonly lang: Locale },
): Promise<void> {
  const { freezeLinkHours }: NoticeKind = messageKinds[kind]
  const link = freezeLinkHours === undefined ? undefined : await insertFreezeLink(tx, customerId, freezeLinkHours)
  await queueMail(tx, { recipient: email, lang, kind, params: JSON.stringify({ ...params, freezeLink: link?.id }) })
}
