import { isCodeMail } from '../mail/kinds.ts'
import { codeSubject, mailRow, smsWords } from '../mail/render-mail.ts'
import { renderMessage } from '../messages/render-message.ts'
import type { QueuedSms } from './sms.sql.ts'

/** What of a payload the subject does not say and its reader must see before the code is entered. */
const told = ['chain', 'address', 'email', 'phone', 'label'] as const

/** One short text: the code and what it authorises, or the title of a notice. A voice says the digits one by one. */
export function renderSms({ lang, kind, params, channel }: QueuedSms, codeOf: (challengeId: string) => string): string {
  const { hint } = smsWords(lang)
  if (!isCodeMail(kind)) return `Tessera: ${renderMessage(kind, params, lang).title}`
  const digits = codeOf(String(params['challenge']))
  const payload = new Map(Object.entries(params['payload'] ?? {}).map(([name, text]) => [name, String(text)]))
  const code = channel === 'voice' ? digits.split('').join(', ') : digits
  const subject = codeSubject(lang, kind, { ...Object.fromEntries(payload), code })
  const rows = told.flatMap((name) => {
    const value = payload.get(name)
    return value === undefined || value === '' ? [] : [mailRow(lang, name, value)]
  })
  return ['Tessera', subject, ...rows, hint].join('\n')
}
