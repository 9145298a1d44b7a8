import { Banner } from '@tessera/ui/banner.tsx'
import { useTranslations } from 'use-intl'
import { useTimes } from '#parts/times.tsx'
import type { Market } from './markets.queries.ts'

type ClosedHoursProps = Pick<Market, 'symbol' | 'state' | 'movedBy' | 'hours'>

/** The next opening of a pair that its trading hours keep closed, in the reader's time zone. */
export function ClosedHours({ symbol, state, movedBy, hours }: ClosedHoursProps) {
  const t = useTranslations('markets')
  const times = useTimes()
  if (state !== 'cancel_only' || movedBy !== 'schedule' || hours === null || hours.opensAt === null) return null
  const time = times.stamp(hours.opensAt)
  const { auctionMinutes: minutes } = hours
  return <Banner tone="info">{t(minutes > 0 ? 'opensWithAuction' : 'opens', { symbol, time, minutes })}</Banner>
}
