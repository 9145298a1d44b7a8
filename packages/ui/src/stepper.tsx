import { Check } from 'lucide-react'
import { cx } from './classes.ts'
import { Icon } from './icon.tsx'
import s from './stepper.module.css'
import { useWords } from './words.tsx'

type StepperProps = {
  /** Labels in order. */
  steps: readonly string[]
  /** Index of the present one; `steps.length` when all are done. */
  now: number
  /** Something is wrong at the present step. */
  failed?: boolean
  label?: string
  vertical?: boolean
}

export function Stepper({ steps, now, failed = false, label, vertical = false }: StepperProps) {
  const t = useWords()
  return (
    <ol className={cx(s['steps'], vertical && s['vertical'])} aria-label={label ?? t('steps')}>
      {steps.map((step, at) => (
        <li
          key={step}
          className={cx(s['step'], at < now && s['done'], at === now && (failed ? s['failed'] : s['now']))}
          aria-current={at === now ? 'step' : undefined}
        >
          <span className={s['number']}>{at < now ? <Icon of={Check} size={16} /> : at + 1}</span>
          <span className={s['label']}>{step}</span>
        </li>
      ))}
    </ol>
  )
}
