import { Num } from '@tessera/ui/num.tsx'
import { useQuery } from '@tanstack/react-query'
import { market } from './public-info.queries.ts'

type CoinNumProps = { coin: string; value: string; unit?: boolean; masked?: boolean }

/** An amount of a coin, cut to the decimals that screens show for it; all decimals until that number is known. */
export function CoinNum({ coin, value, unit = false, masked = false }: CoinNumProps) {
  const decimals = useQuery(market()).data?.coins[coin]?.symbolPrecision
  return (
    <Num value={value} masked={masked} {...(decimals !== undefined && { decimals })} {...(unit && { unit: coin })} />
  )
}
