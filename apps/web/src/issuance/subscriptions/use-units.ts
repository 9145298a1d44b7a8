import { bare } from '@tessera/domain/books/money/amount-text.ts'
import { useState } from 'react'
import { trimmed } from '#parts/money-text.ts'
import { type OfferTerms, toSubscription } from './to-subscription.ts'
import { amountOf, type UnitPrice, unitsIn } from './units-and-money.ts'

/** Money is typed at a price. In another currency, its units stay and the money follows. */
type Typed =
  | { readonly by: 'units'; readonly text: string }
  | { readonly by: 'money'; readonly text: string; at: UnitPrice }

/** The typed units or money, and the other value derived from it. Nothing counts as wrong before something is typed. */
export function useUnits(terms: OfferTerms, available: string | undefined) {
  const [entry, setEntry] = useState<Typed>()
  const price = { decimals: terms.currencyDecimals, unitPrice: terms.unitPrice }
  const typed = entry ?? ({ by: 'units', text: terms.minUnits } as const)
  const { units, remainder } =
    typed.by === 'money'
      ? unitsIn(bare(typed.text), typed.at, terms.stepUnits)
      : { units: bare(typed.text), remainder: undefined }
  const isTypedMoney =
    typed.by === 'money' && typed.at.unitPrice === price.unitPrice && typed.at.decimals === price.decimals
  return {
    units,
    remainder: isTypedMoney ? remainder : undefined,
    moneyText: isTypedMoney ? typed.text : trimmed(amountOf(units, price)),
    checked: toSubscription(units, terms, available),
    isTyped: entry !== undefined,
    setMoney: (text: string) => setEntry({ by: 'money', text, at: price }),
    setUnits: (text: string) => setEntry({ by: 'units', text }),
    reset: () => setEntry(undefined),
  }
}
