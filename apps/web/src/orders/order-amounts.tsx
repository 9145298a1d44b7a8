import { AmountField } from '@tessera/ui/amount-field.tsx'
import { Slider } from '@tessera/ui/slider.tsx'
import { useState } from 'react'
import {
  cashShareOf,
  cashShareText,
  type Checked,
  type Draft,
  isByCash,
  mostLots,
  quantityFor,
  type Reason,
  shareOf,
  shareText,
  type Surroundings,
} from './draft.ts'
import { useOrderWords } from './orders-words.ts'
import { type Pair, termsOfPair } from './pair.ts'
import { bare, reasonText } from './reason-text.ts'

type AmountsProps = {
  pair: Pair
  draft: Draft
  facts: Omit<Surroundings, 'state'>
  checked: Checked
  onChange: (next: Partial<Draft>) => void
}

/** The name stands inside the field. */
const label = (text: string) => ({ 'aria-label': text, prefix: text, size: 'sm' }) as const

/** What is wrong with the stop; that it is missing only once it was passed over. */
const stopReason = ({ reason }: Checked, passed: boolean): Reason | undefined =>
  reason === 'ORDER_STOP_OFF_TICK' || (reason === 'STOP_MISSING' && passed) ? reason : undefined

/** Price, quantity and total: three ways to say the same order. */
export const OrderAmounts = ({ pair, draft, facts, checked, onChange }: AmountsProps) => {
  const t = useOrderWords()
  const terms = termsOfPair(pair)
  // What was typed or chosen, in place of what it came to, while the order is still the one that it made.
  const [total, setTotal] = useState<{ text: string; quantity: string }>()
  const [share, setShare] = useState<{ percent: number; quantity: string; most: number | undefined }>()
  const [left, setLeft] = useState(false)
  const wrongStop = stopReason(checked, left || draft.quantity !== '')
  const { available } = facts
  const most = available === undefined ? undefined : mostLots(terms, draft, { ...facts, available })
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
          value={draft.price}
          onChange={(text) => onChange({ price: text })}
        />
      )}
      {isByCash(draft) ? (
        <CashAmount pair={pair} draft={draft} available={available} onChange={onChange} />
      ) : (
        <>
          <AmountField
            {...label(t('form.quantity'))}
            unit={pair.base}
            precision={pair.quantityPrecision}
            value={draft.quantity}
            onChange={(quantity) => onChange({ quantity })}
          />
          <Slider
            aria-label={t('form.share')}
            tone={draft.side}
            value={
              share?.quantity === draft.quantity && share.most === most
                ? share.percent
                : shareOf(terms, most, draft.quantity)
            }
            disabled={most === undefined || most === 0}
            onChange={(percent) => {
              const quantity = shareText(terms, most ?? 0, percent)
              setShare({ percent, quantity, most })
              onChange({ quantity })
            }}
          />
          <AmountField
            {...label(t(draft.type === 'market' ? 'form.totalAtWorst' : 'form.total'))}
            unit={pair.quote}
            precision={pair.quotePrecision}
            value={total?.quantity === draft.quantity ? total.text : checked.costs ? bare(checked.costs.value) : ''}
            onChange={(text) => {
              const quantity = quantityFor(terms, draft, text, facts)
              setTotal({ text, quantity })
              onChange({ quantity })
            }}
            onBlur={() => setTotal(undefined)}
          />
        </>
      )}
    </>
  )
}

type CashProps = Pick<AmountsProps, 'pair' | 'draft' | 'onChange'> & { available: string | undefined }

/** The money that a market order spends or earns. Only of a buy is it known how much there can be. */
const CashAmount = ({ pair, draft: { side, cash }, available, onChange }: CashProps) => {
  const t = useOrderWords()
  const terms = termsOfPair(pair)
  const most = available === undefined ? '' : cashShareText(terms, available, 100)
  return (
    <>
      <AmountField
        {...label(t(side === 'buy' ? 'form.spend' : 'form.earn'))}
        unit={pair.quote}
        precision={pair.quotePrecision}
        value={cash}
        onChange={(text) => onChange({ cash: text })}
      />
      {side === 'buy' && (
        <Slider
          aria-label={t('form.share')}
          tone="buy"
          value={cashShareOf(terms, available ?? '0', cash)}
          disabled={most === ''}
          onChange={(percent) => onChange({ cash: bare(cashShareText(terms, available ?? '0', percent)) })}
        />
      )}
    </>
  )
}
