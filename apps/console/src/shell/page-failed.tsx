import { Failed } from '@tessera/ui/empty.tsx'
import { useRouter } from '../lib/console-router.ts'
import { useShellWords } from './shell-words.ts'

/** Stands where a page would, when its code did not arrive or it broke. */
export function PageFailed() {
  const t = useShellWords()
  const router = useRouter()
  return (
    <Failed title={t('pageFailed')} onRetry={() => void router.invalidate()}>
      {t('pageFailedText')}
    </Failed>
  )
}
