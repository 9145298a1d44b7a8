import { type Reason, Reasons } from '@tessera/contract/platform/settings/reason-areas.ts'
import type { Locale } from '@tessera/contract/platform/text/locale.ts'
import type { Translate } from '@tessera/ui/messages.ts'

const reasonsIn = (value: unknown): readonly Reason[] => Reasons.safeParse(value).data ?? []

const sentenceOf = ({ code, name, text, lastDay }: Reason, locale: Locale, t: Translate<'settings'>): string => {
  const facts = { code, name: name[locale], text: text[locale] }
  return lastDay === null ? t('reasons.one', facts) : t('reasons.oneUntil', { ...facts, day: lastDay })
}

/** A list of reasons in words. */
export const reasonsText = (value: unknown, locale: Locale, t: Translate<'settings'>): string =>
  reasonsIn(value)
    .map((reason) => sentenceOf(reason, locale, t))
    .join(' ')

/** The reasons that differ between two lists, each with its old and new words in both languages. */
export function reasonChanges(before: unknown, after: unknown, t: Translate<'settings'>): string {
  const old = reasonsIn(before)
  const both = (reason: Reason) => `${sentenceOf(reason, 'en_US', t)} ${sentenceOf(reason, 'zh_CN', t)}`
  const changes = reasonsIn(after).flatMap((reason) => {
    const former = old.find(({ code }) => code === reason.code)
    if (former === undefined) return [t('reasons.added', { reason: both(reason) })]
    const isSame = JSON.stringify(former) === JSON.stringify(reason)
    return isSame ? [] : [t('difference', { name: reason.code, before: both(former), after: both(reason) })]
  })
  return changes.length === 0 ? t('reasons.reordered') : changes.join(' ')
}
