import { useQuery } from '@tanstack/react-query'
import { useCallback, useMemo } from 'react'
import type { PairFacts } from './pair-select.tsx'
import { Favorite } from '#issuance/products/favorite.tsx'
import { patternOf } from '#issuance/products/product-appearance.ts'
import { productList } from '#issuance/products/products.queries.ts'

/** Facts on the products of pairs: a tile, whether it is a favorite, and the star to change that. */
export function usePairFacts(): PairFacts & { readonly supplyOf: (base: string) => string | undefined } {
  const list = useQuery(productList({ tab: 'all', pageSize: 100 }))
  const products = list.data?.rows
  const known = useMemo(() => new Map((products ?? []).map((product) => [product.symbol, product])), [products])
  const tones = useMemo(
    () => (list.isPending ? undefined : new Map([...known].map(([symbol, { type }]) => [symbol, patternOf[type]]))),
    [known, list.isPending],
  )
  const favorites = useMemo(
    () => new Set([...known.values()].filter(({ favorite }) => favorite).map(({ symbol }) => symbol)),
    [known],
  )
  const star = useCallback(
    (base: string) => {
      const product = known.get(base)
      return product && <Favorite product={product} small />
    },
    [known],
  )
  const supplyOf = useCallback((base: string) => known.get(base)?.supply, [known])
  return useMemo(() => ({ tones, favorites, star, supplyOf }), [tones, favorites, star, supplyOf])
}
