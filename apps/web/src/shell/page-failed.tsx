import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { Failed } from '@tessera/ui/empty.tsx'
import { useShellWords } from './shell-words.ts'

/** Stands where a page would, when its code did not arrive or it broke. */
export function PageFailed({ reset }: { reset: () => void }) {
  const t = useShellWords()
  const router = useRouter()
  const client = useQueryClient()
  const retry = () => {
    // What the page had read may be what broke it.
    client.removeQueries({ type: 'inactive' })
    reset()
    void router.invalidate()
  }
  return (
    <div className="container">
      <h1 className="sr">{t('pageFailed')}</h1>
      <Failed title={t('pageFailed')} onRetry={retry}>
        {t('pageFailedText')}
      </Failed>
    </div>
  )
}
