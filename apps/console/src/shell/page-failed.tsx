import { useRouter } from '@tanstack/react-router'
import { Failed } from '@tessera/ui/empty.tsx'
import { useShellWords } from './shell-words.ts'

/** Stands where a page would, when its code did not arrive or it broke. */
export function PageFailed({ reset }: { reset: () => void }) {
  const t = useShellWords()
  const router = useRouter()
  const retry = () => {
    reset()
    void router.invalidate()
  }
  return (
    <Failed title={t('pageFailed')} onRetry={retry}>
      {t('pageFailedText')}
    </Failed>
  )
}
