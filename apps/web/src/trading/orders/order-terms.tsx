import { Checkbox } from '@tessera/ui/checkbox.tsx'
import { Select } from '@tessera/ui/select.tsx'
import { Tabs } from '@tessera/ui/tabs.tsx'
import { memo } from 'react'
import { useTranslations } from 'use-intl'
import { type Draft, goodForDays, timesInForce, mayBePostOnly } from './draft.ts'
import s from './orders.module.css'

type Changing = { onChange: (next: Partial<Draft>) => void }

const types = ['limit', 'market', 'stop_limit'] as const

export const SideTabs = memo(function SideTabs({ side, onChange }: Changing & Pick<Draft, 'side'>) {
  const t = useTranslations('orders')
  return (
    <Tabs
      label={t('form.side')}
      variant="segmented"
      block
      items={(['buy', 'sell'] as const).map((id) => ({ index: id, name: t(`sides.${id}`), color: id }))}
      chosen={side}
      onChange={(next) => onChange({ side: next })}
    />
  )
})

export const TypeTabs = memo(function TypeTabs({ type, onChange }: Changing & Pick<Draft, 'type'>) {
  const t = useTranslations('orders')
  return (
    <Tabs
      label={t('filters.type')}
      variant="plain"
      size="sm"
      items={types.map((id) => ({ index: id, name: t(`types.${id}`) }))}
      chosen={type}
      onChange={(next) => onChange({ type: next })}
    />
  )
})

/** A market order is given by a quantity of the base, or by an amount of money. */
export const ByTabs = memo(function ByTabs({ by, onChange }: Changing & Pick<Draft, 'by'>) {
  const t = useTranslations('orders')
  return (
    <Tabs
      label={t('form.by')}
      variant="segmented"
      size="sm"
      block
      items={[
        { index: 'quantity', name: t('form.quantity') },
        { index: 'cash', name: t('form.cash') },
      ]}
      chosen={by}
      onChange={(next) => onChange({ by: next })}
    />
  )
})

type TermsProps = Changing & Pick<Draft, 'type' | 'timeInForce' | 'days' | 'postOnly'>

/** The time in force and post only. Market orders have neither, because they trade at once or not at all. */
export const OrderTerms = memo(function OrderTerms({ type, timeInForce, days, postOnly, onChange }: TermsProps) {
  const t = useTranslations('orders')
  if (type === 'market') return null
  return (
    <div className={s['terms']}>
      <Select
        aria-label={t('form.timeInForce')}
        size="sm"
        options={timesInForce.map((value) => ({ code: value, value: t(`timesInForce.${value}`) }))}
        value={timeInForce}
        onChange={(next) => onChange({ timeInForce: next })}
      />
      {timeInForce === 'gtd' && (
        <Select
          aria-label={t('form.days')}
          size="sm"
          options={goodForDays.map((each) => ({ code: `${each}`, value: t('form.daysOf', { days: each }) }))}
          value={`${days}`}
          onChange={(value) => onChange({ days: goodForDays.find((each) => `${each}` === value) ?? days })}
        />
      )}
      {mayBePostOnly({ type, timeInForce }) && (
        <Checkbox checked={postOnly} onChange={(next) => onChange({ postOnly: next })}>
          <span className="sm t2">{t('form.postOnly')}</span>
        </Checkbox>
      )}
    </div>
  )
})
