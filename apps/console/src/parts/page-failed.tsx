import { Failed } from '@tessera/ui/empty.tsx'
import { useTranslations } from 'use-intl'
import { useRouter } from './console-router.ts'

/** Stands where a page would, when its code did not arrive or it broke. */
export function PageFailed() {
  const t = useTranslations('shell')
  const router = useRouter()
  return (
    <Failed title={t('pageFailed')} onRetry={() => void router.invalidate()}>
      {t('pageFailedText')}
    </Failed>
  )
}
