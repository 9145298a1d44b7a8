import { parseAmount } from '@tessera/domain/books/money/amount.ts'
import type { Holding } from './accounts.queries.ts'

export type AssetClass = Holding['assetClass']

/** The color of each class in the picture and in its legend; no two are equal. */
export const colorOf: Readonly<Record<AssetClass, string>> = {
  real_estate: '--data-5',
  stocks: '--data-3',
  bonds: '--data-1',
  funds: '--data-4',
  cash: '--data-2',
  crypto: '--data-7',
  others: '--data-6',
}

export type Share = { readonly of: AssetClass; readonly tiles: number }

/**
 * Divides a hundred tiles among asset classes by value. Whole tiles come first, then one each for the largest
 * remainders, so that the sum is always 100. Classes without value are omitted; without any value there are no tiles.
 */
export function allocation(
  holdings: readonly Pick<Holding, 'assetClass' | 'value'>[],
  decimals: number,
): readonly Share[] {
  const values = new Map<AssetClass, bigint>()
  for (const { assetClass, value } of holdings) {
    const worth = value === null ? undefined : parseAmount(value, decimals)
    if (worth !== undefined && worth > 0n) values.set(assetClass, (values.get(assetClass) ?? 0n) + worth)
  }
  const all = [...values.values()].reduce((sum, value) => sum + value, 0n)
  if (all === 0n) return []
  const rows = [...values].map(([of, value]) => ({ of, whole: (value * 100n) / all, rest: (value * 100n) % all }))
  const missing = 100n - rows.reduce((sum, { whole }) => sum + whole, 0n)
  const luckiest = rows.toSorted((a, b) => (b.rest > a.rest ? 1 : b.rest < a.rest ? -1 : 0))
  const lucky = new Set(luckiest.slice(0, Number.parseInt(missing.toString(), 10)).map(({ of }) => of))
  return rows
    .map(({ of, whole }) => ({ of, tiles: Number.parseInt(whole.toString(), 10) + (lucky.has(of) ? 1 : 0) }))
    .toSorted((a, b) => b.tiles - a.tiles)
}
