import { useQuery } from '@tanstack/react-query'
import { grouped, ungrouped } from '@tessera/domain/books/money/amount-text.ts'
import { NumberField } from '@tessera/ui/number-field.tsx'
import { useTranslations } from 'use-intl'
import s from './operators.module.css'
import { type OperatorRow, rights } from './operators.queries.ts'

type Limits = OperatorRow['limits']
/** The typed limits; empty for none. */
export type LimitDrafts = { readonly decision: string; readonly day: string }

const draftOf = (limit: number | null): string => (limit === null ? '' : grouped(String(limit)))
export const limitDrafts = ({ decision, day }: Limits): LimitDrafts => ({
  decision: draftOf(decision),
  day: draftOf(day),
})

/** The largest limit has 12 digits. */
const WHOLE = /^\d{1,12}$/u
/** A typed limit: null if it is empty, undefined if it is not a whole number. */
function limitIn(draft: string): number | null | undefined {
  const text = ungrouped(draft.trim())
  if (text === '') return null
  return WHOLE.test(text) ? Number(text) : undefined
}

/** The typed limits; undefined while one is not a whole number. */
export function readLimits(drafts: LimitDrafts): Limits | undefined {
  const [decision, day] = [limitIn(drafts.decision), limitIn(drafts.day)]
  return decision === undefined || day === undefined ? undefined : { decision, day }
}

/** Inputs for the maximum that a person may approve: by one decision, and in a day. */
export function LimitFields({ drafts, onChange }: { drafts: LimitDrafts; onChange: (drafts: LimitDrafts) => void }) {
  const t = useTranslations('operators')
  const { data } = useQuery(rights)
  const input = (name: keyof LimitDrafts) => (
    <NumberField
      kind="count"
      label={t(`limits.${name}`)}
      help={t('limits.help')}
      value={drafts[name]}
      {...(data && { suffix: data.currency })}
      error={limitIn(drafts[name]) === undefined ? t('limits.invalid') : undefined}
      onChange={(text) => onChange({ ...drafts, [name]: text })}
    />
  )
  return (
    <div className={s['limits']}>
      {input('decision')}
      {input('day')}
    </div>
  )
}
