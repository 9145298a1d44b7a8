import { CircleCheck, CircleX, Info, type LucideIcon, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { cx } from './classes.ts'
import s from './banner.module.css'
import { Icon } from './icon.tsx'

export type BannerTone = 'info' | 'positive' | 'warning' | 'negative' | 'gilt' | 'plain'

type BannerProps = {
  tone?: BannerTone
  /** Bold, ends with a full stop. */
  lead?: string
  children: ReactNode
  icon?: LucideIcon
  action?: ReactNode
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
export const Banner = ({ tone = 'info', lead, children, icon, action, live = false }: BannerProps) => (
  <div className={cx(s['banner'], s[tone])} role={live ? (tone === 'negative' ? 'alert' : 'status') : undefined}>
    <Icon of={icon ?? iconOf[tone]} />
    <div className={s['words']}>
      {lead !== undefined && <b>{lead.endsWith('。') ? lead : `${lead} `}</b>}
      {children}
    </div>
    {action}
  </div>
)
