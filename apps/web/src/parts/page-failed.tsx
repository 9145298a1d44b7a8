import { Failed } from '@tessera/ui/empty.tsx'
import { useTranslations } from 'use-intl'
import { useRetry } from './use-retry.ts'

/** Stands where a page would, when its code did not arrive or it broke; `onRetry` is for what else did not arrive. */
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
