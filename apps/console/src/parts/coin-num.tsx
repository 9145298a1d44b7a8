import { withoutEndZeros } from '@tessera/domain/books/money/amount-text.ts'
import { fixedText, Num } from '@tessera/ui/num.tsx'
import { useQuery } from '@tanstack/react-query'
import { coinsAndChains } from './coins.queries.ts'

type CoinNumProps = { coin: string; value: string; unit?: boolean }

/**
 * An amount of a coin or currency, with the decimals of its ledger, without trailing zeros behind the second decimal. It
 * keeps all decimals until their number is known.
 */
export function CoinNum({ coin, value, unit = true }: CoinNumProps) {
  const { data } = useQuery(coinsAndChains)
  const decimals = data?.market.coins[coin]?.coin_precision
  const text = withoutEndZeros(decimals === undefined ? value : fixedText(value, decimals))
  return <Num value={text} {...(unit && { unit: coin })} />
}
