import { collarRange, type PriceRange, staticBand } from '@tessera/domain/trading/markets/bands.ts'
import { bandIn, priceText } from '@tessera/domain/trading/markets/market.ts'
import { bare } from '@tessera/domain/books/money/amount-text.ts'
import { amount, formatAmount } from '@tessera/domain/books/money/amount.ts'
import { ticksOf } from '@tessera/domain/trading/orders/terms.ts'
import { stampText } from '#parts/time-text.ts'
import type { Translate } from '@tessera/ui/messages.ts'
import { numberText } from '@tessera/ui/num.tsx'
import type { Reason } from './draft.ts'
import type { OrderSide } from './orders.queries.ts'
import { type Pair, termsOfPair } from './pair.ts'

/** Parts per million as percent, without trailing zeros: 1500 → '0.15'. */
export const percentOfPpm = (parts: number): string => bare(formatAmount(amount(BigInt(parts)), 4))

/** Both ends of a range around the reference price; '' if there is none. */
function boundsOf(
  pair: Pair,
  rangeAround: (reference: number) => PriceRange,
): { readonly low: string; readonly high: string } {
  const terms = termsOfPair(pair)
  const reference = ticksOf(terms, pair.reference ?? undefined)
  if (reference === undefined) return { low: '', high: '' }
  const { low, high } = rangeAround(reference)
  return { low: numberText(priceText(terms, low)), high: numberText(priceText(terms, high)) }
}

/** The prices at which an account with paused withdrawals can trade. */
export const collarOf = (pair: Pair): { readonly low: string; readonly high: string } => boundsOf(pair, collarRange)

const bandOf = (pair: Pair): { readonly low: string; readonly high: string } =>
  boundsOf(pair, (reference) => staticBand(reference, bandIn(pair.state, termsOfPair(pair).band)))

/** The reason why an order would be refused, with the numbers of its market. */
export const reasonText = (
  t: Translate<'orders'>,
  reason: Reason,
  pair: Pair,
  side: OrderSide,
  params: Readonly<Record<string, string>> = {},
): string =>
  t(`reasons.${reason}`, {
    tick: pair.tick,
    lot: pair.lot,
    base: pair.base,
    minimum: numberText(bare(pair.minValue)),
    maximum: numberText(bare(pair.maxValue)),
    quote: pair.quote,
    ...(reason === 'ORDER_OUT_OF_COLLAR' ? collarOf(pair) : bandOf(pair)),
    coin: side === 'buy' ? pair.quote : pair.base,
    max: params['max'] ?? '',
    opens: params['opens'] === undefined ? '' : stampText(params['opens']),
  })
