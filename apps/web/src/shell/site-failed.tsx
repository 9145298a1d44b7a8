import { bcp47 } from '@tessera/contract/locale.ts'
import { FrameFailed } from '@tessera/ui/frame-failed.tsx'
import { useAsked } from '@tessera/ui/router.tsx'
import { localeOf } from './router.ts'
import { useRetry } from './use-retry.ts'

export const SiteFailed = () => <FrameFailed lang={bcp47(localeOf(useAsked().pathname))} onRetry={useRetry()} />
