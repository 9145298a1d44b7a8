import { useHydrated } from '@tessera/ui/use-hydrated.ts'
import { useNow } from '@tessera/ui/use-now.ts'
import { useTranslations } from 'use-intl'
import { spanUntil } from '#parts/time-text.ts'
import { useTimes } from '#parts/times.tsx'
import type { SaleFacts } from './new-coins.queries.ts'

const two = (n: number): string => String(n).padStart(2, '0')

const Left = ({ until }: { until: string }) => {
  const t = useTranslations('new-coins')
  const { days, hours, minutes } = spanUntil(until, useNow())
  return t('left', { days: String(days), hours: two(hours), minutes: two(minutes) })
}

/**
 * The time until a sale opens or closes, or the time when it closed. A server-rendered page does not know the reader's
 * clock, so it shows the end date.
 */
export function Countdown({
  sale: { stage, opensAt, closesAt },
}: {
  sale: Pick<SaleFacts, 'stage' | 'opensAt' | 'closesAt'>
}) {
  const t = useTranslations('new-coins')
  const { stamp } = useTimes()
  const isHydrated = useHydrated()
  const until = stage === 'upcoming' ? opensAt : closesAt
  const counts = isHydrated && stage !== 'ended'
  return (
    <>
      <span className="t2">{t(`${counts ? 'in' : 'at'}.${stage}`)}</span>
      <b className="num">{counts ? <Left until={until} /> : stamp(until)}</b>
    </>
  )
}
