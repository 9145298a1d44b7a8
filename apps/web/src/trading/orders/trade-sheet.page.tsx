import { Button } from '@tessera/ui/button.tsx'
import { Dialog } from '@tessera/ui/dialog.tsx'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import s from '#trading/markets/trade.module.css'
import type { OrderSide } from './orders.queries.ts'

type SheetProps = {
  open: boolean
  /** An order is being sent: the sheet stays open until the outcome is known. */
  busy: boolean
  onOpen: (side: OrderSide) => void
  onClose: () => void
  children: ReactNode
}

/** On a phone, buy and sell buttons at the foot of the screen open the form as a sheet. */
export function TradeSheet({ open, busy, onOpen, onClose, children }: SheetProps) {
  const t = useTranslations('orders')
  return (
    <div className={s['phoneBar']}>
      {(['buy', 'sell'] as const).map((side) => (
        <Button key={side} kind={side} onPress={() => onOpen(side)}>
          {t(`sides.${side}`)}
        </Button>
      ))}
      <Dialog open={open} busy={busy} onClose={onClose} title={t('form.title')}>
        <div className={s['sheet']}>{children}</div>
      </Dialog>
    </div>
  )
}
