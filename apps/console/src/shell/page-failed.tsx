import { Failed } from '@tessera/ui/empty.tsx'
import { useRouter } from '@tessera/ui/router.tsx'
import { useShellWords } from './shell-words.ts'

/** Stands where a page would, when its code did not arrive or it broke. */
export function PageFailed() {
  const t = useShellWords()
  const { again } = useRouter()
  return (
    <Failed title={t('pageFailed')} onRetry={again}>
      {t('pageFailedText')}
    </Failed>
  )
}
