import { ButtonLink } from '@tessera/ui/button.tsx'
import { useTranslations } from 'use-intl'
import { CoinNum } from '#parts/coin-num.tsx'
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
                  {t('limits.used')} <CoinNum coin={row.ccy} value={row.used} /> /{' '}
                  <CoinNum coin={row.ccy} value={row.limit} />
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
