import { IssuerTile } from '@tessera/ui/cover.tsx'
import { useQuery } from '@tanstack/react-query'
import type { ComponentProps } from 'react'
import { market } from './public-info.queries.ts'

type CoinLogoProps = Omit<ComponentProps<typeof IssuerTile>, 'seed' | 'logo'> & { coin: string }

/** The logo that the exchange chose for a coin, or its drawn mark. */
export function CoinLogo({ coin, ...p }: CoinLogoProps) {
  const logo = useQuery(market()).data?.coins[coin]?.logo
  return <IssuerTile seed={coin} logo={logo} {...p} />
}
