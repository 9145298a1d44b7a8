import type { CandleInterval } from '@tessera/domain/trading/markets/candle-intervals.ts'
import { useQuery } from '@tanstack/react-query'
import { Skeleton } from '@tessera/ui/skeleton.tsx'
import { numberText } from '@tessera/ui/num.tsx'
import { Tabs } from '@tessera/ui/tabs.tsx'
import { lazy, memo, Suspense, useMemo, useState, useSyncExternalStore } from 'react'
import { useTranslations } from 'use-intl'
import { live } from '#parts/live-page.ts'
import { auctionPoints, valuationPoints } from './chart-points.ts'
import type { BookStore } from './book-store.ts'
import { ChartSettings } from './chart-settings.tsx'
import { useIndicators } from './chosen-indicators.ts'
import { linesOf } from './indicators.ts'
import { type Candle, CandleStore } from './candle-store.ts'
import s from './chart.module.css'
import { type Market, tradedAuctions, valuationsOf } from './markets.queries.ts'

const Canvas = lazy(() => import('./chart-canvas.tsx'))
const Depth = lazy(() => import('./depth.tsx'))

const names = {
  '1m': 'm1',
  '15m': 'm15',
  '1h': 'h1',
  '4h': 'h4',
  '1d': 'd1',
  '1w': 'w1',
} as const satisfies Record<CandleInterval, string>
const intervals: readonly CandleInterval[] = ['1m', '15m', '1h', '4h', '1d', '1w']

type ChartProps = { market: Market; last: string | null; book: BookStore }

/**
 * Candles, volume and the chosen indicators, or the depth of the book. The values under the crosshair, or of the last
 * candle, are shown above as exact text.
 */
export const Chart = memo(function Chart({ market, last, book }: ChartProps) {
  const t = useTranslations('markets')
  const [interval, setInterval] = useState<CandleInterval>('4h')
  const store = useMemo(() => new CandleStore(live, market.symbol, interval), [market.symbol, interval])
  const candles = useSyncExternalStore(store.subscribe, store.get)
  const [pointed, setPointed] = useState<string>()
  const [depth, setDepth] = useState(false)
  const [chosen, choose] = useIndicators()
  const lines = useMemo(
    () => linesOf(candles ?? [], new Set(chosen), market.pricePrecision),
    [candles, chosen, market.pricePrecision],
  )
  const traded = useQuery(tradedAuctions(market)).data
  const auctions = useMemo(() => auctionPoints(candles ?? [], traded ?? []), [candles, traded])
  const valued = useQuery(valuationsOf(market.base)).data
  const valuations = useMemo(() => valuationPoints(candles ?? [], valued ?? []), [candles, valued])
  const at = candles?.find((each) => each.at === pointed) ?? candles?.at(-1)
  const legend = lines.flatMap(({ of, points }) => {
    const text = points.find((each) => each.at === at?.at)?.text
    return text === undefined ? [] : [{ of, text: numberText(text) }]
  })
  return (
    <>
      <div className={s['head']}>
        <Tabs
          label={t('chart.intervals')}
          variant="segmented"
          size="sm"
          items={[
            ...intervals.map((id) => ({ index: id, name: t(`chart.names.${names[id]}`) })),
            { index: 'depth', name: t('depth.title') },
          ]}
          chosen={depth ? 'depth' : interval}
          onChange={(next) => {
            setDepth(next === 'depth')
            if (next !== 'depth') setInterval(next)
          }}
        />
        {!depth && <Prices candle={at} />}
        <span className={`${s['legend']} ${s['averages']} end`}>
          {!depth &&
            auctions
              .filter(({ candle }) => candle === at?.at)
              .map(({ at: when, price, quantity }) => (
                <span key={when} className={s['auction']}>
                  {t('chart.auction', { price: numberText(price), quantity: numberText(quantity), base: market.base })}
                </span>
              ))}
          {!depth &&
            valuations
              .filter(({ candle }) => candle === at?.at)
              .map(({ asOf, price, currency }) => (
                <span key={asOf} className={s['valuation']}>
                  {t('chart.valuation', { price: numberText(price), currency, day: asOf })}
                </span>
              ))}
          {!depth &&
            legend.map(({ of, text }) => (
              <span key={of} className={s[of]}>
                {of.toUpperCase()} {text}
              </span>
            ))}
        </span>
        {!depth && <ChartSettings chosen={chosen} onChoose={choose} />}
      </div>
      <figure
        className={s['frame']}
        aria-label={t('chart.picture', { base: market.base, quote: market.quote, last: numberText(last ?? undefined) })}
      >
        {depth && (
          <Suspense fallback={<Waiting />}>
            <Depth market={market} store={book} />
          </Suspense>
        )}
        {!depth && candles?.length === 0 && <p className={s['none']}>{t('chart.none')}</p>}
        {!depth && candles === undefined && <Waiting />}
        {!depth && candles !== undefined && candles.length > 0 && (
          <Suspense fallback={<Waiting />}>
            <Canvas
              key={`${market.symbol} ${interval}`}
              market={market}
              interval={interval}
              candles={candles}
              lines={lines}
              auctions={auctions}
              valuations={valuations}
              onPoint={setPointed}
            />
          </Suspense>
        )}
      </figure>
      {!depth && <Credit />}
    </>
  )
})

const Prices = ({ candle }: { candle: Candle | undefined }) => {
  const t = useTranslations('markets')
  const of = (word: 'open' | 'high' | 'low' | 'close') => (
    <span key={word}>
      {t(`chart.${word}`)} <b>{numberText(candle?.[word])}</b>
    </span>
  )
  return (
    <span className={`${s['legend']} ${s['prices']}`}>
      {(['open', 'high', 'low', 'close'] as const).map((word) => of(word))}
    </span>
  )
}

const Waiting = () => (
  <div className={s['wait']}>
    <Skeleton width="100%" />
  </div>
)

/** The notice and link that the library's licence requires. */
const Credit = () => {
  const t = useTranslations('markets')
  return (
    <a className={s['credit']} href="https://www.tradingview.com/" target="_blank" rel="noreferrer">
      {t('chart.credit')}
    </a>
  )
}
