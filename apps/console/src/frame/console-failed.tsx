import { bcp47 } from '@tessera/contract/platform/text/locale.ts'
import { FrameFailed } from '@tessera/ui/frame-failed.tsx'
import { useRequested, useRouter } from '#parts/console-router.ts'
import { chooseLocale } from '#parts/saved-locale.ts'

/** Replaces the whole page if the frame or its messages fail to load. */
export function ConsoleFailed() {
  const router = useRouter()
  const { pathname } = useRequested()
  return <FrameFailed lang={bcp47(chooseLocale(pathname))} onRetry={() => void router.invalidate()} />
}
