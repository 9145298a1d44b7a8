import { Select } from '@tessera/ui/select.tsx'
import { memo } from 'react'
import { useTranslations } from 'use-intl'
import type { Order, OrderSide, OrderType } from './orders.queries.ts'
import s from './orders.module.css'

export type Filter = { readonly side?: OrderSide; readonly type?: OrderType }

/** A filter, in one pair or in all pairs. */
export type Which = Filter & { readonly symbol?: string }

export const fits = (order: Order, { symbol, side, type }: Which): boolean =>
  (symbol === undefined || order.symbol === symbol) &&
  (side === undefined || order.side === side) &&
  (type === undefined || order.type === type)

const sides = ['buy', 'sell'] as const
const types = ['limit', 'market', 'stop_limit'] as const

type FiltersProps = { filter: Filter; onChange: (filter: Filter) => void }

/** Filters by side and by type. */
export const OrderFilters = memo(function OrderFilters({ filter, onChange }: FiltersProps) {
  const t = useTranslations('orders')
  const { side, type } = filter
  return (
    <span className={s['filters']}>
      <Select
        aria-label={t('filters.side')}
        size="sm"
        options={[
          { code: 'all', value: t('filters.bothSides') },
          ...sides.map((value) => ({ code: value, value: t(`sides.${value}`) })),
        ]}
        value={side ?? 'all'}
        onChange={(value) => onChange({ ...(type && { type }), ...(value !== 'all' && { side: value }) })}
      />
      <Select
        aria-label={t('filters.type')}
        size="sm"
        options={[
          { code: 'all', value: t('filters.allTypes') },
          ...types.map((value) => ({ code: value, value: t(`types.${value}`) })),
        ]}
        value={type ?? 'all'}
        onChange={(value) => onChange({ ...(side && { side }), ...(value !== 'all' && { type: value }) })}
      />
    </span>
  )
})
