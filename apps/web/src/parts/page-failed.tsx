import { Failed } from '@tessera/ui/empty.tsx'
import { useTranslations } from 'use-intl'
import { useRetry } from './use-retry.ts'

/** Replaces a page whose code failed to load or that threw. `onRetry` reloads other failed data. */
export function PageFailed({ onRetry }: { onRetry?: () => void }) {
  const t = useTranslations('shell')
  return (
    <div className="container">
      <h1 className="sr">{t('pageFailed')}</h1>
      <Failed title={t('pageFailed')} onRetry={useRetry(onRetry)}>
        {t('pageFailedText')}
      </Failed>
    </div>
  )
}
