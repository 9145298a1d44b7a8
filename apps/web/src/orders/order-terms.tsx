import { Checkbox } from '@tessera/ui/checkbox.tsx'
import { Select } from '@tessera/ui/select.tsx'
import { Tabs } from '@tessera/ui/tabs.tsx'
import { type Draft, goodForDays, lastings, mayBePostOnly } from './draft.ts'
import s from './orders.module.css'
import { useOrderWords } from './orders-words.ts'

type TermsProps = { draft: Draft; onChange: (next: Partial<Draft>) => void }

const types = ['limit', 'market', 'stop_limit'] as const

export const TypeTabs = ({ draft, onChange }: TermsProps) => {
  const t = useOrderWords()
  return (
    <Tabs
      label={t('type')}
      look="plain"
      size="sm"
      items={types.map((id) => ({ id, label: t(`types.${id}`) }))}
      chosen={draft.type}
      onChange={(type) => onChange({ type })}
    />
  )
}

/** How long an order stays and whether it may take. A market order does neither: it trades at once, or not. */
export const OrderTerms = ({ draft, onChange }: TermsProps) => {
  const t = useOrderWords()
  if (draft.type === 'market') return null
  const { lasting, days, postOnly } = draft
  return (
    <div className={s['terms']}>
      <Select
        aria-label={t('form.lasting')}
        size="sm"
        options={lastings.map((value) => ({ value, label: t(`lastings.${value}`) }))}
        value={lasting}
        onChange={(next) => onChange({ lasting: next })}
      />
      {lasting === 'gtd' && (
        <Select
          aria-label={t('form.days')}
          size="sm"
          options={goodForDays.map((each) => ({ value: `${each}`, label: t('form.daysOf', { days: each }) }))}
          value={`${days}`}
          onChange={(value) => onChange({ days: goodForDays.find((each) => `${each}` === value) ?? days })}
        />
      )}
      {mayBePostOnly(draft) && (
        <Checkbox checked={postOnly} onChange={(next) => onChange({ postOnly: next })}>
          <span className="sm t2">{t('form.postOnly')}</span>
        </Checkbox>
      )}
    </div>
  )
}
