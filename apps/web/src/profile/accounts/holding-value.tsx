import { HoverPopover } from '@tessera/ui/hover-popover.tsx'
import { Num } from '@tessera/ui/num.tsx'
import { Button } from 'react-aria-components'
import { useTranslations } from 'use-intl'
import { utcStampText } from '#parts/time-text.ts'
import type { Holding } from './accounts.queries.ts'
import s from './accounts.module.css'

type HoldingValueProps = {
  row: Pick<Holding, 'coin' | 'value' | 'price' | 'priceFrom' | 'priceAt'>
  fiat: string
  hidden: boolean
}

/** The value of a holding. Hover or focus shows its price, the source of the price, and its time. */
export function HoldingValue({ row: { coin, value, price, priceFrom, priceAt }, fiat, hidden }: HoldingValueProps) {
  const t = useTranslations('accounts')
  const worth = (
    <b>
      <Num value={value ?? undefined} masked={hidden} />
    </b>
  )
  if (price === null || priceFrom === null) return worth
  return (
    <HoverPopover
      label={t('worth.label', { coin })}
      align="end"
      trigger={
        <Button className={s['worth'] ?? ''}>
          {worth}
          <span className="sr">{t('worth.label', { coin })}</span>
        </Button>
      }
    >
      <div className={s['worthFacts']}>
        <span>
          1 {coin} = <Num value={price} unit={fiat} />
        </span>
        <span className="xs t3">{t(`worth.from.${priceFrom}`)}</span>
        {priceAt !== null && <span className="xs t3">{utcStampText(priceAt)} UTC</span>}
      </div>
    </HoverPopover>
  )
}
