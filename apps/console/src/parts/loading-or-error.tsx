import { Failed } from '@tessera/ui/empty.tsx'
import { Skeleton } from '@tessera/ui/skeleton.tsx'
import { useTranslations } from 'use-intl'

/** Stands where something that is read will: until it has come, or once it did not. */
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
