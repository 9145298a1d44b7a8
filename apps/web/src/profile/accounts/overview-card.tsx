import { CountUp } from '@tessera/ui/count-up.tsx'
import { HideAmounts } from '@tessera/ui/hide-amounts.tsx'
import { Masked, Num, numberText } from '@tessera/ui/num.tsx'
import { Select } from '@tessera/ui/select.tsx'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { useHideAmounts } from '#parts/hide-amounts.ts'
import { listText } from '#parts/list-text.ts'
import { useLocale } from '#parts/use-locale.ts'
import { fiatCoins, type Holding, type Overview } from './accounts.queries.ts'
import s from './accounts.module.css'
import { allocation, colorOf } from './allocation.ts'

type OverviewCardProps = {
  overview: Overview
  /** The value of the shown account; if omitted, the card covers all accounts. */
  total?: string
  holdings: readonly Valued[]
  onFiat: (fiat: string) => void
  links: ReactNode
}

type Valued = Pick<Holding, 'assetClass' | 'value'>

/** The value of one account or of all, and its composition. */
export function OverviewCard({ overview, total, holdings, onFiat, links }: OverviewCardProps) {
  const t = useTranslations('accounts')
  const [hidden, toggle] = useHideAmounts()
  const fiats = useQuery(fiatCoins()).data
  // Until the currencies are loaded, the chosen one is the only choice, so that its code is shown.
  const choices = fiats?.map(({ fiat_symbol: code }) => code) ?? [overview.fiat]
  return (
    <section className={s['overview']} aria-label={t('overview')}>
      <div>
        <div className="row" style={{ '--g': '6px' }}>
          <span className="t3">{t('estimated')}</span>
          <HideAmounts hidden={hidden} onChange={toggle} />
          <span className="grow" />
          <div className={s['fiat']}>
            <Select
              aria-label={t('showIn')}
              size="sm"
              value={overview.fiat}
              onChange={onFiat}
              options={choices.map((value) => ({ code: value, value }))}
            />
          </div>
        </div>
        <div className={s['value']}>
          {hidden ? (
            <Masked />
          ) : (
            <CountUp value={total ?? overview.total} decimals={overview.fiatDecimals} unit={overview.fiat} />
          )}
        </div>
        {total !== undefined && (
          <p className="sm t3">
            {t.rich('allAccounts', {
              total: numberText(overview.total),
              fiat: overview.fiat,
              n: hidden ? bullets : number,
            })}
          </p>
        )}
        <div className={s['links']}>{links}</div>
      </div>
      <Allocation holdings={holdings} decimals={overview.fiatDecimals} />
    </section>
  )
}

const number = (words: ReactNode) => <span className="num">{words}</span>
const bullets = () => <Num value={undefined} masked />

const Allocation = ({ holdings, decimals }: { holdings: readonly Valued[]; decimals: number }) => {
  const t = useTranslations('accounts')
  const shares = allocation(holdings, decimals)
  const summary = listText(
    useLocale(),
    shares.map(({ of, tiles }) => `${t(`classes.${of}`)} ${tiles}%`),
  )
  const colors = shares.flatMap(({ of, tiles }) => Array.from({ length: tiles }, () => colorOf[of]))
  return (
    <div>
      <div className="row row--between" style={{ marginBottom: 18 }}>
        <h2 className="h5">{t('allocation')}</h2>
        <span className="xs t3">{t('oneTile')}</span>
      </div>
      {shares.length === 0 ? (
        <p className="t3 sm">{t('nothingYet')}</p>
      ) : (
        <div className={s['waffleRow']}>
          <svg className={s['waffle']} viewBox="0 0 149 149" role="img" aria-label={summary}>
            {colors.map((color, n) => (
              <rect
                // oxlint-disable-next-line react/no-array-index-key -- a tile is identified by its index
                key={n}
                x={Math.floor(n / 10) * 15 + 0.5}
                y={(9 - (n % 10)) * 15 + 0.5}
                width="13"
                height="13"
                rx="1.5"
                fill={`var(${color})`}
              />
            ))}
          </svg>
          <ul className={s['legend']}>
            {shares.map(({ of, tiles }) => (
              <li key={of}>
                <i style={{ '--c': `var(${colorOf[of]})` }} />
                <span className="t2">{t(`classes.${of}`)}</span>
                <b className="num">{tiles}%</b>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  )
}
