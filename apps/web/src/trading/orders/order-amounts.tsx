import { collarRange, isWithin } from '@tessera/domain/trading/markets/bands.ts'
import { bare } from '@tessera/domain/books/money/amount-text.ts'
import { quantityText } from '@tessera/domain/trading/markets/market.ts'
import { ticksOf } from '@tessera/domain/trading/orders/terms.ts'
import { numberText } from '@tessera/ui/num.tsx'
import { AmountField } from '@tessera/ui/amount-field.tsx'
import { Slider } from '@tessera/ui/slider.tsx'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useMost } from '#parts/use-most.ts'
import { type Checked, type Draft, isByCash, isMissing, type Reason, type Surroundings, typed } from './draft.ts'
import { cashShareOf, cashShareText, minTotal, mostLots, quantityFor, shareOf, shareText } from './order-size.ts'
import { type Pair, termsOfPair } from './pair.ts'
import { reasonText } from './reason-text.ts'

type AmountsProps = {
  pair: Pair
  draft: Draft
  facts: Pick<Surroundings, 'reference' | 'best' | 'available' | 'holding'>
  checked: Checked
  /** The user tried to send the draft in its current form. */
  tried: boolean
  onChange: (next: Partial<Draft>) => void
}

/** The label is inside the field. */
const label = (text: string) => ({ 'aria-label': text, prefix: text, size: 'sm' }) as const

/** At the worst price, a buy costs at most its total and a sell brings at least its total. */
const totalWord = ({ type, side }: Draft) =>
  type !== 'market' ? 'total' : side === 'buy' ? 'totalAtMost' : 'totalAtLeast'

/** The error of the stop. A missing stop is reported only after the field was left. */
const stopReason = ({ reason }: Checked, passed: boolean): Reason | undefined =>
  reason === 'ORDER_STOP_OFF_TICK' || (reason === 'STOP_MISSING' && passed) ? reason : undefined

/** The field whose price is outside the collar; undefined if none is. */
function outOfCollar({ reason }: Checked, { draft, pair, facts }: AmountsProps): 'price' | 'stop' | undefined {
  if (reason !== 'ORDER_OUT_OF_COLLAR') return undefined
  const ticks = (text: string | undefined) => ticksOf(termsOfPair(pair), text)
  const price = ticks(typed(draft.price))
  const isPrice = price === undefined || !isWithin(price, collarRange(ticks(facts.reference ?? undefined)))
  return isPrice ? 'price' : 'stop'
}

/** Price, quantity and total: a change of one updates the others. */
export const OrderAmounts = (props: AmountsProps) => {
  const { pair, draft, facts, checked, tried, onChange } = props
  const t = useTranslations('orders')
  const terms = termsOfPair(pair)
  // The typed total or chosen share, shown in place of the computed one until the order changes in another way.
  const [total, setTotal] = useState<{ text: string; quantity: string; side: Draft['side'] }>()
  const [share, setShare] = useState<{ percent: number; quantity: string; max: number | undefined }>()
  const [left, setLeft] = useState(false)
  const collared = outOfCollar(checked, props)
  const wrongStop = collared === 'stop' ? checked.reason : stopReason(checked, left || tried || draft.quantity !== '')
  const typedTotal = total?.quantity === draft.quantity && total.side === draft.side ? total.text : undefined
  const min =
    checked.reason === 'QUANTITY_MISSING' && typedTotal ? minTotal(terms, draft, typedTotal, facts) : undefined
  const { base, quote, lot } = pair
  const belowLot = min && t('form.belowLot', { lot, base, least: numberText(bare(min)), quote })
  /** An empty field reports its error once the user tried to send, or left a zero in it. */
  const faultOf = (reason: Reason, value: string) => {
    if (checked.reason !== reason || belowLot) return {}
    const text = reasonText(t, reason, pair, draft.side)
    return tried ? { error: text } : value === '' ? {} : { fault: text }
  }
  const { available } = facts
  const most = mostLots(terms, draft, facts)
  const max = most && Number.parseInt(String(most.most.most), 10)
  const mostText = useMost()({
    most: most?.most,
    min: most?.min,
    scale: 0,
    unit: pair.base,
    text: (lots) => quantityText(terms, Number.parseInt(String(lots), 10)),
  })
  const price = { unit: pair.quote, precision: pair.pricePrecision }
  return (
    <>
      {draft.type === 'stop_limit' && (
        <AmountField
          {...label(t('form.stop'))}
          {...price}
          {...(wrongStop !== undefined && { error: reasonText(t, wrongStop, pair, draft.side) })}
          value={draft.stop}
          onChange={(stop) => onChange({ stop })}
          onBlur={() => setLeft(true)}
        />
      )}
      {draft.type !== 'market' && (
        <AmountField
          {...label(t('form.price'))}
          {...price}
          {...faultOf('PRICE_MISSING', draft.price)}
          {...(collared === 'price' && { error: reasonText(t, 'ORDER_OUT_OF_COLLAR', pair, draft.side) })}
          value={draft.price}
          onChange={(text) => onChange({ price: text })}
        />
      )}
      {isByCash(draft) ? (
        <CashAmount
          pair={pair}
          draft={draft}
          available={available}
          faultOf={faultOf('CASH_MISSING', draft.cash)}
          onChange={onChange}
        />
      ) : (
        <>
          <AmountField
            {...label(t('form.quantity'))}
            unit={pair.base}
            precision={pair.quantityPrecision}
            help={mostText?.sentence}
            max={mostText?.max}
            {...faultOf('QUANTITY_MISSING', draft.quantity)}
            value={draft.quantity}
            onChange={(quantity) => onChange({ quantity })}
          />
          <Slider
            aria-label={t('form.share')}
            tone={draft.side}
            value={
              share?.quantity === draft.quantity && share.max === max
                ? share.percent
                : shareOf(terms, max, draft.quantity)
            }
            disabled={max === undefined || max === 0}
            onChange={(percent) => {
              const quantity = shareText(terms, max ?? 0, percent)
              setShare({ percent, quantity, max })
              onChange({ quantity })
            }}
          />
          <AmountField
            {...label(t(`form.${totalWord(draft)}`))}
            unit={pair.quote}
            precision={pair.quotePrecision}
            error={belowLot}
            value={typedTotal ?? (checked.costs ? bare(checked.costs.value) : '')}
            onChange={(text) => {
              const quantity = quantityFor(terms, draft, text, facts)
              setTotal({ text, quantity, side: draft.side })
              onChange({ quantity })
            }}
            onBlur={() => setTotal((current) => (current?.quantity === '' ? current : undefined))}
          />
        </>
      )}
      <span className="sr" aria-live="polite">
        {tried &&
          checked.reason &&
          isMissing(checked.reason) &&
          (belowLot ?? reasonText(t, checked.reason, pair, draft.side))}
      </span>
    </>
  )
}

type CashProps = Pick<AmountsProps, 'pair' | 'draft' | 'onChange'> & {
  available: string | undefined
  faultOf: { error?: string; fault?: string }
}

/** The cash amount that a market order spends or earns. Only for a buy is the maximum known. */
const CashAmount = ({ pair, draft: { side, cash }, available, faultOf, onChange }: CashProps) => {
  const t = useTranslations('orders')
  const terms = termsOfPair(pair)
  const max = available === undefined ? '' : cashShareText(terms, available, 100)
  return (
    <>
      <AmountField
        {...label(t(side === 'buy' ? 'form.spend' : 'form.earn'))}
        unit={pair.quote}
        precision={pair.quotePrecision}
        {...faultOf}
        value={cash}
        onChange={(text) => onChange({ cash: text })}
      />
      {side === 'buy' && (
        <Slider
          aria-label={t('form.share')}
          tone="buy"
          value={cashShareOf(terms, available ?? '0', cash)}
          disabled={max === ''}
          onChange={(percent) => onChange({ cash: bare(cashShareText(terms, available ?? '0', percent)) })}
        />
      )}
    </>
  )
}
