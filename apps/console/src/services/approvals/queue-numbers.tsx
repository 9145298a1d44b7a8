import { useTranslations } from 'use-intl'
import s from './approvals.module.css'
import type { Queue } from './approvals.queries.ts'

/** The number of open cases, by role, and the time to a decision. */
export function QueueNumbers({ queue }: { queue: Queue | undefined }) {
  const t = useTranslations('approvals')
  const median = queue?.medianMinutes ?? null
  const numbers = [
    { term: t('kpi.waiting'), value: queue?.counts.all },
    { term: t('kpi.checker'), value: queue?.counts.checker },
    { term: t('kpi.overdue'), value: queue?.counts.overdue, late: (queue?.counts.overdue ?? 0) > 0 },
    { term: t('kpi.median'), value: median === null ? t('none') : t('minutes', { n: median }) },
  ]
  return (
    <dl className={s['kpis']}>
      {numbers.map(({ term, value, late }) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd className={late === true ? s['late'] : undefined}>{value ?? '--'}</dd>
        </div>
      ))}
    </dl>
  )
}
