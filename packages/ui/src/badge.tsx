import { cx } from './classes.ts'
import s from './badge.module.css'

export type Tone = 'positive' | 'negative' | 'warning' | 'info' | 'neutral'

type BadgeProps = {
  tone: Tone | 'gilt'
  children: string
  /** 'over' stands on artwork; 'plain' has no tile. */
  look?: 'soft' | 'over' | 'plain'
}

/** A tile for the tone and a word for the meaning: never the colour alone. */
export const Badge = ({ tone, children, look = 'soft' }: BadgeProps) => (
  <span className={cx(s['badge'], s[look], s[tone])}>{children}</span>
)

/** The same in a table row: no background. */
export const Status = ({ tone, children }: { tone: Tone; children: string }) => (
  <span className={cx(s['status'], s[tone])}>{children}</span>
)

export const Tag = ({ children }: { children: string }) => <span className={s['tag']}>{children}</span>
