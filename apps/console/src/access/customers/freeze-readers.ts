import { securityActionWords } from '@tessera/contract/access/sessions/security-actions.ts'
import { frozenScopes } from '@tessera/domain/access/security/frozen-scopes.ts'
import { useTranslations } from 'use-intl'
import { utcText } from '#parts/time-text.ts'
import { useLocale } from '#parts/use-locale.ts'
import type { Security } from './customers.queries.ts'

export type FreezeCause = Security['freezes'][number]['reason']

/** Returns the text of a freeze's cause; for an act of the owner, the text of the security history. */
export function useCause(): (cause: FreezeCause) => string {
  const t = useTranslations('customers')
  const locale = useLocale()
  return (cause) => {
    if (cause === 'deposit_doubted') return t('depositDoubted')
    return cause === 'stopped_by_us' ? t('stoppedByUs') : securityActionWords[cause][locale]
  }
}

/** Shows codes and times of a freeze whose shortening two people decide. */
export function useFreezeReaders() {
  const t = useTranslations('customers')
  const locale = useLocale()
  const words: Readonly<Record<string, Readonly<Record<typeof locale, string>>>> = securityActionWords
  return {
    'freeze.cause': (code: string) =>
      code === 'deposit_doubted' ? t('depositDoubted') : (words[code]?.[locale] ?? code),
    'freeze.scope': (code: string) => {
      const scope = frozenScopes.find((each) => each === code)
      return scope === undefined ? code : t(`ways.${scope}`)
    },
    'freeze.newUntil': (value: string) => (value === 'now' ? t('onApproval') : utcText(value)),
  }
}
