import { type Locale, locales } from '@tessera/contract/platform/text/locale.ts'
import { type MessageKind, messageKinds, type ParamForm } from '@tessera/domain/services/messages/kinds.ts'
import { amountText } from '@tessera/domain/books/money/amount-text.ts'
import { z } from 'zod'
import { fill } from '#platform/http/localized-text.ts'
import { en_US } from './notices.messages.en_US.ts'
import { zh_CN } from './notices.messages.zh_CN.ts'
import type { MessageWords } from './words.ts'

const words: Readonly<Record<Locale, MessageWords>> = { en_US, zh_CN }

/** Title and body of a message in the reader's language, with its facts. */
export function renderMessage(
  kind: MessageKind,
  params: Readonly<Record<string, unknown>>,
  locale: Locale,
): { title: string; body: string } {
  const forms: Readonly<Record<string, ParamForm>> = messageKinds[kind].params
  const facts = Object.fromEntries(
    Object.entries(forms).map(([name, form]) => [name, read[form](params[name], locale)]),
  )
  const { title, body } = words[locale][kind]
  return { title: fill(title, locale, facts), body: fill(body, locale, facts) }
}

const zone = { en_US: '(UTC)', zh_CN: 'UTC' }

/** `2026-03-18 06:42:05 (UTC)`, because the reader's time zone is unknown. */
export const timeText = (iso: unknown, locale: Locale): string =>
  `${String(iso).slice(0, 19).replace('T', ' ')} ${zone[locale]}`

const Named = z.record(z.enum(locales), z.string())

const textOf = (value: unknown, locale: Locale): string => {
  const named = Named.safeParse(value)
  return named.success ? named.data[locale] : String(value)
}

const read: Readonly<Record<ParamForm, (value: unknown, locale: Locale) => string>> = {
  text: textOf,
  amount: (value) => amountText(String(value)),
  time: timeText,
}
