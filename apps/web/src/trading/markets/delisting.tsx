import { Banner } from '@tessera/ui/banner.tsx'
import { useTranslations } from 'use-intl'
import { utcStampText } from '#parts/time-text.ts'
import type { Market } from './markets.queries.ts'

/** The date of a delisting, before and after it. */
export function Delisting({ symbol, delistsAt }: Pick<Market, 'symbol' | 'delistsAt'>) {
  const t = useTranslations('markets')
  if (delistsAt === null) return null
  return <Banner tone="warning">{t('delists', { symbol, time: utcStampText(delistsAt) })}</Banner>
}
