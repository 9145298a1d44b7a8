import { Button } from '@tessera/ui/button.tsx'
import { Icon } from '@tessera/ui/icon.tsx'
import { CircleCheck, Clock, IdCard, UserX } from 'lucide-react'
import type { LucideIcon } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { stampText } from '#parts/time-text.ts'
import { useMay } from '#parts/me.queries.ts'
import s from './customers.module.css'
import type { Security } from './customers.queries.ts'
import { useCause } from './freeze-readers.ts'

export type OwnFreeze = Security['freezes'][number] & { readonly id: string }
const isOwn = (freeze: Security['freezes'][number]): freeze is OwnFreeze => freeze.id !== null
type PauseListProps = { of: Security; onChange: (freeze: OwnFreeze) => void }

/** Lists everything that blocks outgoing money: active freezes with scope, cause and end, the identity check, and a requested account closing. */
export function PauseList({ of, onChange }: PauseListProps) {
  const t = useTranslations('customers')
  const mayManage = useMay('customers.manage')
  const causeOf = useCause()
  const { needed, remaining } = of.identityCheck
  const rows: (readonly [key: string, icon: LucideIcon, text: string, note: string])[] = [
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
      {of.freezes.map((freeze) => (
        <li key={`${freeze.scope} ${freeze.reason} ${freeze.from}`} className={s['check']}>
          <span className={s['none']}>
            <Icon of={Clock} />
          </span>
          <span>
            {t(`ways.${freeze.scope}`)}
            <small className="t3">{causeOf(freeze.reason)}</small>
          </span>
          <span className="t3">{t('pausedUntil', { until: stampText(freeze.until) })}</span>
          {mayManage && isOwn(freeze) && (
            <span className={s['change']}>
              <Button
                kind="secondary"
                size="sm"
                aria-label={t('changeFreezeOf', { way: t(`ways.${freeze.scope}`), cause: causeOf(freeze.reason) })}
                onPress={() => onChange(freeze)}
              >
                {t('changeFreeze')}
              </Button>
            </span>
          )}
        </li>
      ))}
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
