import { type Locale, locales } from '@tessera/contract/platform/text/locale.ts'
import { type MessageKind, messageKinds, type ParamForm } from '@tessera/domain/services/messages/kinds.ts'
import { amountText } from '@tessera/domain/books/money/amount-text.ts'
import { isoIn } from '@tessera/domain/platform/clock/time-zone.ts'
import { z } from 'zod'
import { fill } from '#platform/http/localized-text.ts'
import { en_US } from './notices.messages.en_US.ts'
import { zh_CN } from './notices.messages.zh_CN.ts'
import type { MessageWords } from './words.ts'

const words: Readonly<Record<Locale, MessageWords>> = { en_US, zh_CN }

/** Returns title and body of a message in the reader's language, with its facts. */
export function renderMessage(
  kind: MessageKind,
  params: Readonly<Record<string, unknown>>,
  locale: Locale,
  zone: string | null = null,
): { title: string; body: string } {
  const forms: Readonly<Record<string, ParamForm>> = messageKinds[kind].params
  const facts = Object.fromEntries(
    Object.entries(forms).map(([name, form]) => [name, read[form](params[name], locale, zone)]),
  )
  const { title, body } = words[locale][kind]
  return { title: fill(title, locale, facts), body: fill(body, locale, facts) }
}

const utc = { en_US: '(UTC)', zh_CN: 'UTC' }
const plain = (iso: string): string => iso.slice(0, 19).replace('T', ' ')

/**
 * `2026-03-18 06:42:05 (UTC), 2026-03-18 14:42:05 (Asia/Singapore)`: a moment in UTC, and in the reader's zone if it is
 * known and another one.
 */
export function timeText(iso: unknown, locale: Locale, zone: string | null = null): string {
  const inUtc = `${plain(String(iso))} ${utc[locale]}`
  if (zone === null || zone === 'UTC') return inUtc
  const local = plain(isoIn(zone, new Date(String(iso))))
  return locale === 'zh_CN' ? `${inUtc}（${zone} ${local}）` : `${inUtc}, ${local} (${zone})`
}

const Named = z.record(z.enum(locales), z.string())

const textOf = (value: unknown, locale: Locale): string => {
  const named = Named.safeParse(value)
  return named.success ? named.data[locale] : String(value)
}

const read: Readonly<Record<ParamForm, (value: unknown, locale: Locale, zone: string | null) => string>> = {
  text: textOf,
  amount: (value) => amountText(String(value)),
  time: timeText,
}
