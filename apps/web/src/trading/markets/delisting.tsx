import { Banner } from '@tessera/ui/banner.tsx'
import { useTranslations } from 'use-intl'
import { useTimes } from '#parts/times.tsx'
import type { Market } from './markets.queries.ts'

/** The date of a delisting, before and after it, in the reader's time zone. */
export function Delisting({ symbol, delistsAt }: Pick<Market, 'symbol' | 'delistsAt'>) {
  const t = useTranslations('markets')
  const times = useTimes()
  if (delistsAt === null) return null
  return <Banner tone="warning">{t('delists', { symbol, time: times.stamp(delistsAt) })}</Banner>
}
