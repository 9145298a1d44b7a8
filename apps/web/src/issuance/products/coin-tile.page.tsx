import { useQuery } from '@tanstack/react-query'
import { CoinLogo } from '#parts/coin-logo.tsx'
import { market } from '#parts/public-info.queries.ts'
import { patternOf } from './product-appearance.ts'
import { productList } from './products.queries.ts'

/** The picture before a coin's code: the tile of its product, or a gold tile for fiat money and stablecoins. */
export function CoinTile({ coin, size = 24 }: { coin: string; size?: number }) {
  const kind = useQuery(market()).data?.coins[coin]?.kind
  const products = useQuery(productList({ tab: 'all', pageSize: 100 })).data?.rows
  const type = products?.find(({ symbol }) => symbol === coin)?.type
  const tone = type === undefined ? (kind === 'token' ? 'lapis' : 'gilt') : patternOf[type]
  return <CoinLogo coin={coin} tone={tone} size={size} />
}
