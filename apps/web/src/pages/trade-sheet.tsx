import { Button } from '@tessera/ui/button.tsx'
import { Dialog } from '@tessera/ui/dialog.tsx'
import { type ReactNode, useState } from 'react'
import s from '../markets/trade.module.css'
import { useOrderWords } from '../orders/orders-words.ts'
import type { OrderSide } from '../orders/orders.queries.ts'

type SheetProps = { form: (onPlaced: () => void) => ReactNode; onSide: (side: OrderSide) => void }

/** On a phone both ways to trade stand at the foot of the screen, and the form rises from there. */
export function TradeSheet({ form, onSide }: SheetProps) {
  const t = useOrderWords()
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <div className={s['phoneBar']}>
      {(['buy', 'sell'] as const).map((side) => (
        <Button
          key={side}
          kind={side}
          onPress={() => {
            onSide(side)
            setOpen(true)
          }}
        >
          {t(`sides.${side}`)}
        </Button>
      ))}
      <Dialog open={open} onClose={close} title={t('form.title')}>
        <div className={s['sheet']}>{form(close)}</div>
      </Dialog>
    </div>
  )
}
