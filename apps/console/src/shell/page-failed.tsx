import { Failed } from '@tessera/ui/empty.tsx'
import { useRouter } from '@tessera/ui/router.tsx'
import { useTranslations } from 'use-intl'

/** Stands where a page would, when its code did not arrive or it broke. */
export function PageFailed() {
  const t = useTranslations('shell')
  const { again } = useRouter()
  return (
    <Failed title={t('pageFailed')} onRetry={again}>
      {t('pageFailedText')}
    </Failed>
  )
}
