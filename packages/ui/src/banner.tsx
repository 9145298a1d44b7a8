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
  /** Bold, ends with a full stop. */
  lead?: string
  children: ReactNode
  icon?: LucideIcon
  action?: ReactNode
  /** A cross at its end: the reader has read it. */
  onDismiss?: () => void
  /** Appeared because of something the reader did: it is read aloud. */
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

/** The full stop of Chinese brings its own space. */
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
