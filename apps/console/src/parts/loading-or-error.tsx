import { Failed } from '@tessera/ui/empty.tsx'
import { Skeleton } from '@tessera/ui/skeleton.tsx'
import { useTranslations } from 'use-intl'

/** A placeholder for data that is loading or failed to load, with a retry button. */
export function LoadingOrError({ error, onRetry }: { error: Error | null; onRetry: () => void }) {
  const t = useTranslations('shell')
  return error === null ? (
    <Skeleton width="80%" />
  ) : (
    <Failed title={t('refused')} onRetry={onRetry}>
      {error.message}
    </Failed>
  )
}
