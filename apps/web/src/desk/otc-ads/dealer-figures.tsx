import { useTranslations } from 'use-intl'
import type { Dealer } from './otc-ads.queries.ts'

/** 985_000 → '98.5%'. */
export const sharePercent = (ppm: number): string => `${Math.floor(ppm / 1000) / 10}%`

/** A trader's figures of the last thirty days. A figure that a new trader does not have yet is left out. */
export function DealerFigures({ of: { finishedDeals, finishedPpm, releaseMinutes } }: { of: Dealer }) {
  const t = useTranslations('otc-ads')
  const parts = [
    t('figures.deals', { count: finishedDeals }),
    ...(finishedPpm === null ? [] : [t('figures.finished', { share: sharePercent(finishedPpm) })]),
    ...(releaseMinutes === null ? [] : [t('figures.release', { minutes: String(releaseMinutes) })]),
  ]
  return (
    <span className="xs t3">
      {parts.map((part, at) => (
        <span key={part}>
          <span className="num">{part}</span>
          {at < parts.length - 1 && ' · '}
        </span>
      ))}
    </span>
  )
}
