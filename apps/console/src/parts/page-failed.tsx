import { Failed } from '@tessera/ui/empty.tsx'
import { useTranslations } from 'use-intl'
import { useRouter } from './console-router.ts'

/** Replaces a page whose code failed to load or that threw. */
export function PageFailed() {
  const t = useTranslations('shell')
  const router = useRouter()
  return (
    <Failed title={t('pageFailed')} onRetry={() => void router.invalidate()}>
      {t('pageFailedText')}
    </Failed>
  )
}
