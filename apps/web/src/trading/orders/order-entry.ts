import { numberText } from '@tessera/ui/num.tsx'
import { toast } from '@tessera/ui/toast.tsx'
import { useCallback, useState } from 'react'
import type { Translate } from '@tessera/ui/messages.ts'
import { useTranslations } from 'use-intl'
import { trimmed } from '#parts/money-text.ts'
import { blankDraft, changed, type Draft, picked, withoutSent } from './draft.ts'
import type { Order } from './orders.queries.ts'
import type { Pair } from './pair.ts'
import { type PlaceOrder, usePlaceOrder } from './place-order.ts'

/** The input of a pair's order form and its order being sent. Both outlive the form, which a phone opens and closes. */
export type OrderEntry = {
  readonly draft: Draft
  readonly change: (next: Partial<Draft>) => void
  /** Called when a price of the book is picked; `total` is the quantity that rests up to it. */
  readonly pick: (price: string, total: string) => void
  readonly order: PlaceOrder
}

export function useOrderEntry(pair: Pick<Pair, 'symbol' | 'base'>, first: string, onPlaced: () => void): OrderEntry {
  const t = useTranslations('orders')
  const [draft, setDraft] = useState(() => blankDraft(first))
  const order = usePlaceOrder(pair.symbol, (placed, sent) => {
    toast('positive', placedText(t, placed, pair))
    if (sent !== undefined) setDraft((now) => withoutSent(now, sent))
    onPlaced()
  })
  const change = useCallback((next: Partial<Draft>) => setDraft((now) => changed(now, next)), [])
  const pick = useCallback((price: string, total: string) => setDraft((now) => picked(now, price, total)), [])
  return { draft, change, pick, order }
}

/**
 * The message by the outcome of an order that traded: partly and the rest stays, completely, partly and the rest is
 * cancelled.
 */
const filledWords = new Map<Order['status'], 'form.filledRests' | 'form.filled' | 'form.filledPart'>([
  [1, 'form.filledRests'],
  [3, 'form.filled'],
  [4, 'form.filledPart'],
])

function placedText(t: Translate<'orders'>, placed: Order, { base }: Pick<Pair, 'base'>): string {
  const { number, side, status, average } = placed
  const word = filledWords.get(status)
  if (average !== null && word !== undefined)
    return t(word, { number, side, quantity: numberText(placed.filled), base, average: numberText(trimmed(average)) })
  if (placed.cancelCause !== null) return t('form.dropped', { number, why: t(`causes.${placed.cancelCause}`) })
  return t('form.placed', { number, side, quantity: numberText(placed.quantity), base })
}
