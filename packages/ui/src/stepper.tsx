import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-aria-components'
import { useTranslations } from 'use-intl'
import { cx } from './classes.ts'
import { Icon } from './icon.tsx'
import s from './stepper.module.css'

type StepperProps = {
  /** Labels in order. */
  labels: readonly string[]
  /** Index of the current step; `steps.length` when all are done. */
  now: number
  /** The current step has an error. */
  failed?: boolean
  label?: string
  vertical?: boolean
  /** The finished steps, if they differ from those before the current one, for example after going back. */
  done?: readonly boolean[]
  /** The link of each step that can be opened. */
  hrefs?: readonly (string | undefined)[]
}

export function Stepper({ labels: steps, now, failed = false, label, vertical = false, done, hrefs }: StepperProps) {
  const t = useTranslations('kit')
  const isDone = (at: number): boolean => at !== now && (done === undefined ? at < now : done[at] === true)
  return (
    <ol className={cx(s['steps'], vertical && s['vertical'])} aria-label={label ?? t('steps')}>
      {steps.map((step, at) => (
        <li
          key={step}
          className={cx(s['step'], isDone(at) && s['done'], at === now && (failed ? s['failed'] : s['now']))}
          aria-current={at === now ? 'step' : undefined}
        >
          <Inside href={at === now ? undefined : hrefs?.[at]}>
            <span className={s['number']}>{isDone(at) ? <Icon of={Check} size={16} /> : at + 1}</span>
            <span className={s['label']}>{step}</span>
          </Inside>
        </li>
      ))}
    </ol>
  )
}

const Inside = ({ href, children }: { href: string | undefined; children: ReactNode }) =>
  href === undefined ? (
    children
  ) : (
    <Link className={s['link'] ?? ''} href={href}>
      {children}
    </Link>
  )
