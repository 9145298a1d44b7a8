import { Badge, type Tone } from '@tessera/ui/badge.tsx'
import { Change, numberText } from '@tessera/ui/num.tsx'
import { type ReactNode } from 'react'
import { Link } from 'react-aria-components'
import { paths } from '../lib/paths.ts'
import { useLocale } from '../lib/words.tsx'
import { changeText } from './change-text.ts'
import type { Direction } from './direction.ts'
import { LastPrice } from './last-price.tsx'
import type { Market } from './markets.queries.ts'
import { useMarketWords } from './markets-words.ts'
import s from './pair-bar.module.css'
import { PairSelect, type TileTones } from './pair-select.tsx'
import type { Ticker } from './ticker-store.ts'

const stateTones: Record<Market['state'], Tone> = {
  open: 'positive',
  cancel_only: 'warning',
  halted: 'warning',
  closed: 'neutral',
}

const whole = (text: string): string => numberText(text.split('.')[0])

type PairBarProps = {
  market: Market
  markets: readonly Market[]
  tickers: ReadonlyMap<string, Ticker>
  direction: Direction | undefined
  tones: TileTones
  /** Of the product behind the pair: how many units there are, and its symbol. */
  product: { readonly symbol: string; readonly supply: string } | undefined
  liveState: ReactNode
}

export function PairBar({ market, markets, tickers, direction, tones, product, liveState }: PairBarProps) {
  const t = useMarketWords()
  const locale = useLocale()
  const ticker = tickers.get(market.symbol) ?? market
  return (
    <section className={s['bar']} aria-label={t('pair')}>
      <PairSelect market={market} markets={markets} tickers={tickers} tones={tones} />
      <div className={s['last']}>
        <LastPrice price={ticker.last} direction={direction} plain />
        <Change percent={changeText(ticker.changePpm)} />
      </div>
      <dl className={s['stats']}>
        <Stat term={t('high')} value={numberText(ticker.high ?? undefined)} />
        <Stat term={t('low')} value={numberText(ticker.low ?? undefined)} />
        <Stat term={t('volume', { coin: market.base })} value={whole(ticker.volume)} />
        <Stat term={t('turnover', { coin: market.quote })} value={whole(ticker.turnover)} />
        {product && <Stat term={t('supply')} value={numberText(product.supply)} />}
      </dl>
      <div className={s['end']}>
        {liveState}
        <Badge tone={stateTones[market.state]}>{t(`states.${market.state}`)}</Badge>
        {product && (
          <Link className="link sm" href={paths.investmentDetail(locale, product.symbol)}>
            {t('facts')}
          </Link>
        )}
      </div>
    </section>
  )
}

const Stat = ({ term, value }: { term: string; value: string }) => (
  <div>
    <dt>{term}</dt>
    <dd>{value}</dd>
  </div>
)
