import { Banner } from '@tessera/ui/banner.tsx'
import { useTranslations } from 'use-intl'
import { useThreshold } from './signatures/threshold-notice.tsx'

/** Explains, while a two-signature rule is in force, that new rights need a second administrator and count after a waiting period. */
export function SecondNotice() {
  const t = useTranslations('members')
  const [orders, money] = [useThreshold('orders'), useThreshold('money')]
  return orders === null && money === null ? null : <Banner tone="plain">{t('secondNotice')}</Banner>
}
