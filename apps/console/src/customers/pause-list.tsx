import { securityActionWords } from '@tessera/contract/security-actions.ts'
import { Icon } from '@tessera/ui/icon.tsx'
import { CircleCheck, Clock, IdCard, UserX } from 'lucide-react'
import type { LucideIcon } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { stampText } from '../lib/time-text.ts'
import { useLocale } from '../lib/use-locale.ts'
import s from './customers.module.css'
import type { Security } from './customers.queries.ts'

/** What keeps money in: running pauses with cause and end, the identity check, a closing that was asked for. */
export function PauseList({ of }: { of: Security }) {
  const t = useTranslations('customers')
  const causeOf = useCause()
  const { needed, remaining } = of.identityCheck
  const rows: (readonly [key: string, icon: LucideIcon, text: string, note: string])[] = [
    ...of.freezes.map(
      ({ cause, from, until }) =>
        [`${cause} ${from}`, Clock, causeOf(cause), t('pausedUntil', { until: stampText(until) })] as const,
    ),
    ['check', IdCard, t(needed ? 'checkNeeded' : 'checkNotNeeded'), t('triesLeft', { n: remaining })],
    ...(of.closesAt === null ? [] : [['closing', UserX, t('closing'), stampText(of.closesAt)] as const]),
  ]
  return (
    <ul>
      {of.freezes.length === 0 && (
        <li className={s['check']}>
          <span className={s['fine']}>
            <Icon of={CircleCheck} />
          </span>
          {t('notPaused')}
        </li>
      )}
      {rows.map(([key, icon, text, note]) => (
        <li key={key} className={s['check']}>
          <span className={s['none']}>
            <Icon of={icon} />
          </span>
          {text}
          <span className="t3">{note}</span>
        </li>
      ))}
    </ul>
  )
}

/** A cause of a pause in the words of the safety record, where it is an act of the owner. */
function useCause(): (cause: Security['freezes'][number]['cause']) => string {
  const t = useTranslations('customers')
  const locale = useLocale()
  return (cause) => {
    if (cause === 'deposit_doubted') return t('depositDoubted')
    return cause === 'stopped_by_us' ? t('stoppedByUs') : securityActionWords[cause][locale]
  }
}
