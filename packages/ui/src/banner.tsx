import { CircleCheck, CircleX, Info, type LucideIcon, TriangleAlert, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { cx } from './classes.ts'
import s from './banner.module.css'
import { IconButton } from './button.tsx'
import { Icon } from './icon.tsx'

export type BannerTone = 'info' | 'positive' | 'warning' | 'negative' | 'gilt' | 'plain'

type BannerProps = {
  id?: string
  tone?: BannerTone
  /** Bold first sentence, ends with a full stop. */
  lead?: string
  children: ReactNode
  icon?: LucideIcon
  action?: ReactNode
  /** Called by the cross at its end, once the reader has read it. */
  onDismiss?: () => void
  /** True if it appears because of something the reader did: screen readers then announce it. */
  live?: boolean
}

const iconOf: Record<BannerTone, LucideIcon> = {
  info: Info,
  positive: CircleCheck,
  warning: TriangleAlert,
  negative: CircleX,
  gilt: Info,
  plain: Info,
}

/** The Chinese full stop includes its own space. */
export const Banner = ({ id, tone = 'info', lead, children, icon, action, onDismiss, live = false }: BannerProps) => (
  <div
    id={id}
    className={cx(s['banner'], s[tone])}
    role={live ? (tone === 'negative' ? 'alert' : 'status') : undefined}
  >
    <Icon of={icon ?? iconOf[tone]} />
    <div className={s['words']}>
      {lead !== undefined && <b>{lead.endsWith('。') ? lead : `${lead} `}</b>}
      {children}
    </div>
    {action}
    {onDismiss && <Dismiss onPress={onDismiss} />}
  </div>
)

const Dismiss = ({ onPress }: { onPress: () => void }) => {
  const t = useTranslations('kit')
  return (
    <span className={s['dismiss']}>
      <IconButton icon={X} size="sm" label={t('dismiss')} onPress={onPress} />
    </span>
  )
}
