import { type Amount, formatAmount, parseAmount, total } from '@tessera/domain/books/money/amount.ts'
import { assert } from '@tessera/domain/platform/outcome/outcome.ts'
import type { AccountKind, Holding, Overview } from './accounts.queries.ts'

export type Part = { readonly kind: AccountKind; readonly holding: Holding }
/** A coin with its parts by account, in the order of the accounts. */
export type CurrencyHolding = Pick<
  Holding,
  'coin' | 'name' | 'assetClass' | 'available' | 'held' | 'total' | 'value' | 'price' | 'priceFrom' | 'priceAt'
> & {
  readonly parts: readonly [Part, ...Part[]]
}

/**
 * The holdings of all accounts, added up by coin. The value is the sum of the values shown by account, so that both
 * views have the same total. A coin without a price has no value.
 */
export function byCurrency({ accounts, fiatDecimals }: Overview): readonly CurrencyHolding[] {
  const coins = new Map<string, [Part, ...Part[]]>()
  for (const { kind, holdings } of accounts)
    for (const holding of holdings) {
      const parts = coins.get(holding.coin)
      if (parts === undefined) coins.set(holding.coin, [{ kind, holding }])
      else parts.push({ kind, holding })
    }
  return [...coins.values()].map((parts) => {
    const { coin, name, assetClass, decimals, price, priceFrom, priceAt } = parts[0].holding
    const sum = (of: 'available' | 'held' | 'total') =>
      added(
        parts.map(({ holding }) => holding[of]),
        decimals,
      )
    const values = parts.flatMap(({ holding: { value } }) => value ?? [])
    return {
      coin,
      name,
      assetClass,
      price,
      priceFrom,
      priceAt,
      available: sum('available'),
      held: sum('held'),
      total: sum('total'),
      value: values.length === 0 ? null : added(values, fiatDecimals),
      parts,
    }
  })
}

const added = (texts: readonly string[], scale: number): string =>
  formatAmount(total(texts.map((text) => read(text, scale))), scale)

function read(text: string, scale: number): Amount {
  const minor = parseAmount(text, scale)
  assert(minor !== undefined, `Not an amount at scale ${scale}: ${text}`)
  return minor
}
