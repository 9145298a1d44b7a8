import { Icon } from '@tessera/ui/icon.tsx'
import { Tooltip } from '@tessera/ui/tooltip.tsx'
import { Lock } from 'lucide-react'
import type { MouseEvent, ReactNode } from 'react'
import { Focusable } from 'react-aria-components'
import { useTranslations } from 'use-intl'
import { paths } from './paths.ts'
import { useRouter } from './site-router.ts'
import { useLocale } from './use-locale.ts'

type GatedLinkProps = { reason: string; className: string | undefined; children: ReactNode; onFollow?: () => void }

/** A link that is barred until the identity is verified: it says why and leads to the verification. */
export function GatedLink({ reason, className, children, onFollow }: GatedLinkProps) {
  const t = useTranslations('shell')
  const { history } = useRouter()
  const there = paths.kycEnter(useLocale())
  const follow = (event: MouseEvent) => {
    event.preventDefault()
    history.push(there)
    onFollow?.()
  }
  return (
    <Tooltip text={reason} placement="bottom">
      <Focusable>
        <a href={there} className={className} aria-disabled="true" onClick={follow}>
          {children}
          <Icon of={Lock} size={14} />
          <span className="sr">{t('locked')}</span>
        </a>
      </Focusable>
    </Tooltip>
  )
}
