import type { Locale } from '@tessera/contract/platform/text/locale.ts'
import { isCodeMail } from '#services/mail/kinds.ts'
import { codeSubject, mailRow, payloadTexts, smsWords } from '#services/mail/render-mail.ts'
import { renderMessage } from '#services/notices/render-message.ts'
import type { QueuedSms } from './sms.sql.ts'

/** The fields of a payload that the subject does not contain and the reader must see before entering the code. */
const bodyFields = ['chain', 'address', 'recipient', 'email', 'phone', 'label', 'fiat', 'bank', 'ending'] as const

type About = {
  readonly codeOf: (challengeId: string) => string
  /** The address at which this link freezes the account. */
  readonly freezeUrlOf: (id: string) => string
}

/**
 * Returns a short text: the code and what it authorizes, or a notice. A voice call reads the digits one after the
 * other.
 */
export function renderSms(sms: QueuedSms, about: About): string {
  const { lang, kind, params, channel } = sms
  if (!isCodeMail(kind)) return noticeText(lang, renderMessage(kind, params, lang).title, params['freezeLink'], about)
  const { hint } = smsWords(lang)
  const digits = about.codeOf(String(params['challenge']))
  const payload = payloadTexts(params['payload'])
  const code = channel === 'voice' ? digits.split('').join(', ') : digits
  const subject = codeSubject(lang, kind, { ...payload, code })
  const rows = bodyFields.flatMap((name) => {
    const value = payload[name]
    return value === undefined || value === '' ? [] : [mailRow(lang, name, value)]
  })
  return ['Tessera', subject, ...rows, hint].join('\n')
}

const noticeText = (lang: Locale, title: string, link: unknown, { freezeUrlOf }: About): string =>
  [`Tessera: ${title}`, ...(typeof link === 'string' ? [smsWords(lang).freeze, freezeUrlOf(link)] : [])].join('\n')
