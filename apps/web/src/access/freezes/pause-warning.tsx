import type { FreezeScope } from '@tessera/domain/access/security/frozen-scopes.ts'
import { Banner } from '@tessera/ui/banner.tsx'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'

export type Pause = { readonly hours: number; readonly scopes: readonly FreezeScope[] }

/** The names of paused actions in one phrase: `withdrawals, transfers to other customers and OTC sales`. */
export function useScopeNames(): (scopes: readonly FreezeScope[]) => string {
  const t = useTranslations('freezes')
  return (scopes) => {
    const names = scopes.map((scope) => t(`scopes.${scope}`))
    const [last = ''] = names.slice(-1)
    return names.length < 2 ? last : t('list', { others: names.slice(0, -1).join(t('and')), last })
  }
}

/** Names everything that a change pauses, or says that it pauses nothing. Shows nothing until that is known. */
export function PauseWarning({ pause, children }: { pause: Pause | null | undefined; children?: ReactNode }) {
  const t = useTranslations('freezes')
  const named = useScopeNames()
  if (pause === undefined) return null
  return (
    <Banner tone={pause === null ? 'info' : 'warning'}>
      {pause === null ? t('pausesNothing') : t('pauses', { scopes: named(pause.scopes), hours: pause.hours })}{' '}
      {children}
    </Banner>
  )
}
