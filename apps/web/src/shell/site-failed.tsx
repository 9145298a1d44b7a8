import { localeIn } from '@tessera/contract/choose-locale.ts'
import { bcp47, isLocale } from '@tessera/contract/locale.ts'
import { FrameFailed } from '@tessera/ui/frame-failed.tsx'
import { useRequested } from '../lib/site-router.ts'
import { useRetry } from './use-retry.ts'

export function SiteFailed() {
  const locale = localeIn(useRequested().pathname)
  return <FrameFailed lang={bcp47(isLocale(locale) ? locale : 'en_US')} onRetry={useRetry()} />
}
