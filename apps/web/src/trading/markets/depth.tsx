import { numberText } from '@tessera/ui/num.tsx'
import { useSyncExternalStore } from 'react'
import { useTranslations } from 'use-intl'
import type { BookStore } from './book-store.ts'
import s from './chart.module.css'
import { depthShape, type Point } from './depth-shape.ts'
import type { Market } from './markets.queries.ts'

const ACROSS = 1000
const UP = 500

/** Leaves a margin at the upper edge. */
const at = (across: number, up: number): string => `${across * ACROSS},${UP - up * UP * 0.92}`

/** The steps from the best price outwards, closed along the bottom. */
function areaOf(points: readonly Point[], edge: 0 | 1): string {
  const [first] = points
  const steps = points.flatMap(([across, up], index) => [at(across, points[index - 1]?.[1] ?? 0), at(across, up)])
  return first === undefined
    ? ''
    : [at(first[0], 0), ...steps, at(edge, points.at(-1)?.[1] ?? 0), at(edge, 0)].join(' ')
}

/**
 * The depth chart: resting quantities accumulated from the best prices outwards. The book beside it has the same in
 * numbers.
 */
export default function Depth({ market, store }: { market: Market; store: BookStore }) {
  const t = useTranslations('markets')
  const book = useSyncExternalStore(store.subscribe, store.get)
  const scales = { price: market.pricePrecision, quantity: market.quantityPrecision }
  const shape = book && depthShape(book, scales)
  if (shape === undefined) return <p className={s['none']}>{t('depth.none')}</p>
  return (
    <>
      <svg
        className={s['depth']}
        viewBox={`0 0 ${ACROSS} ${UP}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={t('depth.picture', { low: numberText(shape.low), high: numberText(shape.high) })}
      >
        <polygon className={s['depthBids']} points={areaOf(shape.bids, 0)} vectorEffect="non-scaling-stroke" />
        <polygon className={s['depthAsks']} points={areaOf(shape.asks, 1)} vectorEffect="non-scaling-stroke" />
      </svg>
      <span className={s['depthLow']}>{numberText(shape.low)}</span>
      <span className={s['depthHigh']}>{numberText(shape.high)}</span>
    </>
  )
}
