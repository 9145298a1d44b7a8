import { ButtonLink } from '@tessera/ui/button.tsx'
import { Num } from '@tessera/ui/num.tsx'
import { useTranslations } from 'use-intl'
import { screenPath } from '#parts/paths.ts'
import { stampText } from '#parts/time-text.ts'
import { useMay } from '#parts/me.queries.ts'
import { useLocale } from '#parts/use-locale.ts'
import s from './customers.module.css'
import type { Security } from './customers.queries.ts'

/** The withdrawal limits of the account with their use, and a link to change them. */
export function LimitList({ of: { number, type, limits } }: { of: Security }) {
  const t = useTranslations('customers')
  const locale = useLocale()
  const mayRead = useMay('settings.read')
  const rows = [
    ['last24Hours', limits.withdraw24h],
    ['calendarDay', limits.withdrawDay],
    ['month', limits.withdrawMonth],
  ] as const
  return (
    <>
      <ul>
        {rows.map(
          ([name, row]) =>
            row !== null && (
              <li key={name} className={s['check']}>
                {t(`limits.${name}`)}
                <span className="t3">
                  {t('limits.used')} <Num value={row.used} unit={row.ccy} /> / <Num value={row.limit} unit={row.ccy} />
                </span>
              </li>
            ),
        )}
      </ul>
      <p className="t3">
        {limits.ownUntil === null ? t('limits.ofClass') : t('limits.own', { until: stampText(limits.ownUntil) })}
      </p>
      {mayRead && type !== 'sub' && (
        <ButtonLink
          kind="secondary"
          size="sm"
          href={screenPath(locale, 'settings', { edit: `customerLimit:${number}` })}
        >
          {t('limits.change')}
        </ButtonLink>
      )}
    </>
  )
}
