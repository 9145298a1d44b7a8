import { cx } from './classes.ts'
import s from './badge.module.css'

export type Tone = 'positive' | 'negative' | 'warning' | 'info' | 'neutral'

type BadgeProps = {
  tone: Tone | 'gilt'
  children: string
  /** 'over' is for use on artwork; 'plain' has no background. */
  variant?: 'soft' | 'over' | 'plain'
}

/** A colour for the tone and a word for the meaning: the colour never carries meaning alone. */
export const Badge = ({ tone, children, variant = 'soft' }: BadgeProps) => (
  <span className={cx(s['badge'], s[variant], s[tone])}>{children}</span>
)

/** A badge without background, for a table row. */
export const Status = ({ tone, children }: { tone: Tone; children: string }) => (
  <span className={cx(s['status'], s[tone])}>{children}</span>
)

export const Tag = ({ children }: { children: string }) => <span className={s['tag']}>{children}</span>
