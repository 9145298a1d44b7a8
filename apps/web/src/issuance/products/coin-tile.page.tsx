import { useQuery } from '@tanstack/react-query'
import { CoinLogo, TilePlace } from '#parts/coin-logo.tsx'
import { market } from '#parts/public-info.queries.ts'
import { patternOf } from './product-appearance.ts'
import { productList } from './products.queries.ts'

/**
 * The picture before a coin's code: the tile of its product, or a gold tile for fiat money and stablecoins. It stays
 * empty until the product is known, so that a tile never changes colour.
 */
export function CoinTile({ coin, size = 24 }: { coin: string; size?: number }) {
  const coins = useQuery(market())
  const kind = coins.data?.coins[coin]?.kind
  const products = useQuery(productList({ tab: 'all', pageSize: 100 }))
  const type = products.data?.rows.find(({ symbol }) => symbol === coin)?.type
  if (coins.isPending || (kind === 'token' && products.isPending)) return <TilePlace size={size} />
  const tone = type === undefined ? (kind === 'token' ? 'lapis' : 'gilt') : patternOf[type]
  return <CoinLogo coin={coin} tone={tone} size={size} />
}
