import { IssuerTile } from '@tessera/ui/cover.tsx'
import { useQuery } from '@tanstack/react-query'
import type { ComponentProps } from 'react'
import { market } from './public-info.queries.ts'

/** The empty place of a tile, with its size in CSS pixels. */
export const TilePlace = ({ size = 40 }: { size?: number | undefined }) => (
  <span style={{ display: 'inline-block', width: size, height: size, flex: 'none' }} aria-hidden />
)

type CoinLogoProps = Omit<ComponentProps<typeof IssuerTile>, 'seed' | 'logo'> & { coin: string }

/** The logo that the exchange chose for a coin, or its drawn mark. Its place is empty until it is known which of them. */
export function CoinLogo({ coin, ...p }: CoinLogoProps) {
  const coins = useQuery(market())
  const logo = coins.data?.coins[coin]?.logo
  if (coins.isPending) return <TilePlace size={p.size} />
  return <IssuerTile seed={coin} logo={logo} {...p} />
}
