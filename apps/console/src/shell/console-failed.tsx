import { bcp47 } from '@tessera/contract/locale.ts'
import { FrameFailed } from '@tessera/ui/frame-failed.tsx'
import { useRequested, useRouter } from '../lib/console-router.ts'
import { chooseLocale } from '../lib/saved-locale.ts'

/** The whole page, shown if the frame or its messages fail to load. */
export function ConsoleFailed() {
  const router = useRouter()
  const { pathname } = useRequested()
  return <FrameFailed lang={bcp47(chooseLocale(pathname))} onRetry={() => void router.invalidate()} />
}
