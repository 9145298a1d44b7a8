import { Badge, type Tone } from '@tessera/ui/badge.tsx'
import { Change, numberText } from '@tessera/ui/num.tsx'
import { memo, type ReactNode, useSyncExternalStore } from 'react'
import { Link } from 'react-aria-components'
import { useTranslations } from 'use-intl'
import { paths } from '#parts/paths.ts'
import { useLocale } from '#parts/use-locale.ts'
import { changeText } from './change-text.ts'
import type { Direction } from './direction.ts'
import { LastPrice } from './last-price.tsx'
import type { Market } from './markets.queries.ts'
import s from './pair-bar.module.css'
import { type PairFacts, PairSelect } from './pair-select.tsx'
import type { TickerStore } from './ticker-store.ts'
import { volumeText } from './volume-text.ts'

const stateTones: Record<Market['state'], Tone> = {
  open: 'positive',
  cancel_only: 'warning',
  halted: 'warning',
  auction: 'info',
  closed: 'neutral',
}

type PairBarProps = {
  market: Market
  markets: readonly Market[]
  store: TickerStore
  direction: Direction | undefined
  facts: PairFacts
  /** The total units of the pair's product; undefined for a pair without one. */
  supply: string | undefined
  liveState: ReactNode
  /** The button of the price alerts. */
  alerts: ReactNode
}

export const PairBar = memo(function PairBar(p: PairBarProps) {
  const { market, direction, supply } = p
  const t = useTranslations('markets')
  const locale = useLocale()
  const tickers = useSyncExternalStore(p.store.subscribe, p.store.get) ?? none
  const ticker = tickers.get(market.symbol) ?? market
  return (
    <section className={s['bar']} aria-label={t('pair')}>
      <PairSelect market={market} markets={p.markets} tickers={tickers} facts={p.facts} />
      <div className={s['last']}>
        <LastPrice price={ticker.last} direction={direction} plain />
        <Change percent={changeText(ticker.changePpm)} />
      </div>
      <dl className={s['stats']}>
        <Stat term={t('high')} value={numberText(ticker.high ?? undefined)} />
        <Stat term={t('low')} value={numberText(ticker.low ?? undefined)} />
        <Stat term={t('volume', { coin: market.base })} value={volumeText(ticker.volume)} />
        <Stat term={t('turnover', { coin: market.quote })} value={volumeText(ticker.turnover)} />
        {supply !== undefined && <Stat term={t('supply')} value={numberText(supply)} />}
      </dl>
      <div className={s['end']}>
        {p.liveState}
        {p.alerts}
        <Badge tone={stateTones[market.state]}>{t(`states.${market.state}`)}</Badge>
        {supply !== undefined && (
          <Link className="link sm" href={paths.investmentDetail(locale, market.base)}>
            {t('facts')}
          </Link>
        )}
      </div>
    </section>
  )
})

const none = new Map<string, never>()

const Stat = ({ term, value }: { term: string; value: string }) => (
  <div>
    <dt>{term}</dt>
    <dd>{value}</dd>
  </div>
)
