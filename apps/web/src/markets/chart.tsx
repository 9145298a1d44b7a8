import { Skeleton } from '@tessera/ui/skeleton.tsx'
import { numberText } from '@tessera/ui/num.tsx'
import { Tabs } from '@tessera/ui/tabs.tsx'
import { lazy, Suspense, useMemo, useState, useSyncExternalStore } from 'react'
import { live } from '../lib/live-socket.ts'
import { type Candle, CandleStore, type Interval } from './candle-store.ts'
import s from './chart.module.css'
import type { Market } from './markets.queries.ts'
import { useMarketWords } from './markets-words.ts'
import { movingAverage } from './moving-average.ts'

const Canvas = lazy(() => import('./chart-canvas.tsx'))

const names = {
  '1m': 'm1',
  '15m': 'm15',
  '1h': 'h1',
  '4h': 'h4',
  '1d': 'd1',
  '1w': 'w1',
} as const satisfies Record<Interval, string>
const intervals: readonly Interval[] = ['1m', '15m', '1h', '4h', '1d', '1w']

/** Candles, volume and two averages. What the crosshair points at, or the last candle, is told above in exact text. */
export function Chart({ market, last }: { market: Market; last: string | null }) {
  const t = useMarketWords()
  const [interval, setInterval] = useState<Interval>('4h')
  const store = useMemo(() => new CandleStore(live, market.symbol, interval), [market.symbol, interval])
  const candles = useSyncExternalStore(store.subscribe, store.get)
  const [pointed, setPointed] = useState<string>()
  const averages = useMemo(
    () => ({
      ma7: movingAverage(candles ?? [], 7, market.pricePrecision),
      ma25: movingAverage(candles ?? [], 25, market.pricePrecision),
    }),
    [candles, market.pricePrecision],
  )
  const at = candles?.find((each) => each.at === pointed) ?? candles?.at(-1)
  const averageAt = (points: (typeof averages)['ma7']) =>
    numberText((points.find((each) => each.at === at?.at) ?? undefined)?.value)
  return (
    <>
      <div className={s['head']}>
        <Tabs
          label={t('chart.intervals')}
          look="segmented"
          size="sm"
          items={intervals.map((id) => ({ id, label: t(`chart.names.${names[id]}`) }))}
          chosen={interval}
          onChange={setInterval}
        />
        <Prices candle={at} />
        <span className={`${s['legend']} ${s['averages']} end`}>
          <span className={s['ma7']}>MA7 {averageAt(averages.ma7)}</span>
          <span className={s['ma25']}>MA25 {averageAt(averages.ma25)}</span>
        </span>
      </div>
      <figure
        className={s['frame']}
        aria-label={t('chart.picture', { base: market.base, quote: market.quote, last: numberText(last ?? undefined) })}
      >
        {candles?.length === 0 && <p className={s['none']}>{t('chart.none')}</p>}
        {candles === undefined ? (
          <Waiting />
        ) : (
          candles.length > 0 && (
            <Suspense fallback={<Waiting />}>
              <Canvas
                key={`${market.symbol} ${interval}`}
                market={market}
                interval={interval}
                candles={candles}
                averages={averages}
                onPoint={setPointed}
              />
            </Suspense>
          )
        )}
      </figure>
      <Credit />
    </>
  )
}

const Prices = ({ candle }: { candle: Candle | undefined }) => {
  const t = useMarketWords()
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

/** The library's licence asks for its notice and a link. */
const Credit = () => {
  const t = useMarketWords()
  return (
    <a className={s['credit']} href="https://www.tradingview.com/" target="_blank" rel="noreferrer">
      {t('chart.credit')}
    </a>
  )
}
