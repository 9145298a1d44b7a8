import { Banner } from '@tessera/ui/banner.tsx'
import { Checkbox } from '@tessera/ui/checkbox.tsx'
import { useState } from 'react'
import { useTranslations } from 'use-intl'

/** The confirmation that a change cancels open orders. */
export type CancelledOrders = {
  /** The open orders that the preview counts. */
  readonly count: number
  /** True once this number was confirmed, and while it is zero. */
  readonly isConfirmed: boolean
  readonly confirm: (isConfirmed: boolean) => void
}

/** Keeps the confirmed number. A preview with another number asks again. */
export function useCancelledOrders(count: number): CancelledOrders {
  const [confirmed, setConfirmed] = useState(0)
  return {
    count,
    isConfirmed: count === 0 || confirmed === count,
    confirm: (isConfirmed) => setConfirmed(isConfirmed ? count : 0),
  }
}

type ConfirmCancelledProps = { orders: CancelledOrders; isPlanned: boolean; disabled: boolean }

/** Asks the maker to confirm the number of open orders that a change cancels. Empty if it cancels none. */
export function ConfirmCancelled({ orders, isPlanned, disabled }: ConfirmCancelledProps) {
  const t = useTranslations('settings')
  if (orders.count === 0) return null
  return (
    <div className="col">
      {isPlanned && <Banner tone="warning">{t('cancels.later')}</Banner>}
      <Checkbox
        checked={orders.isConfirmed}
        disabled={disabled}
        fault={orders.isConfirmed ? undefined : t('cancels.first')}
        onChange={orders.confirm}
      >
        {t('cancels.confirm', { count: orders.count })}
      </Checkbox>
    </div>
  )
}
