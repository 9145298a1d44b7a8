import { fixedText, Num } from '@tessera/ui/num.tsx'
import { useQuery } from '@tanstack/react-query'
import { trimmed } from './money-text.ts'
import { market } from './public-info.queries.ts'

/**
 * Returns a function that formats an amount of a coin for screens. It is cut to the coin's decimals, without trailing
 * zeros behind the second decimal. It keeps all decimals until their number is known.
 */
export function useCoinText(): (coin: string, value: string) => string {
  const coins = useQuery(market()).data?.coins
  return (coin, value) => {
    const decimals = coins?.[coin]?.symbolPrecision
    return trimmed(decimals === undefined ? value : fixedText(value, decimals))
  }
}

type CoinNumProps = { coin: string; value: string; unit?: boolean; masked?: boolean }

/** An amount of a coin as screens show it. */
export function CoinNum({ coin, value, unit = false, masked = false }: CoinNumProps) {
  const textOf = useCoinText()
  return <Num value={textOf(coin, value)} masked={masked} {...(unit && { unit: coin })} />
}
