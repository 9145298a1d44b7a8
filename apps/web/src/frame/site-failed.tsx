import { localeIn } from '@tessera/contract/platform/text/choose-locale.ts'
import { bcp47, isLocale } from '@tessera/contract/platform/text/locale.ts'
import { FrameFailed } from '@tessera/ui/frame-failed.tsx'
import { useRequested } from '#parts/site-router.ts'
import { useRetry } from '#parts/use-retry.ts'

export function SiteFailed() {
  const locale = localeIn(useRequested().pathname)
  return <FrameFailed lang={bcp47(isLocale(locale) ? locale : 'en_US')} onRetry={useRetry()} />
}
