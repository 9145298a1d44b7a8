import { useQuery } from '@tanstack/react-query'
import { parseAmount } from '@tessera/domain/books/money/amount.ts'
import { ownFees } from '#books/fees/fees.queries.ts'
import type { Pair } from './pair.ts'

const PPM_DECIMALS = 6
const ppmOf = (ratio: string): number => Number(parseAmount(ratio, PPM_DECIMALS) ?? 0n)

/** The coin with which the fee of a new order in the pair is paid if its balance suffices; undefined for none. */
export function useFeeCoin({ quote }: Pick<Pair, 'quote'>): string | undefined {
  const { coin, pays } = useQuery(ownFees()).data?.payment ?? { coin: null, pays: false }
  return pays && coin !== null && coin !== quote ? coin : undefined
}

/** The pair, with the reader's own rates once they are known. */
export function usePairWithOwnRates(pair: Pair): Pair {
  const rates = useQuery(ownFees()).data?.trading.find(({ symbol }) => symbol === pair.symbol)
  return rates === undefined ? pair : { ...pair, makerFeePpm: ppmOf(rates.maker), takerFeePpm: ppmOf(rates.taker) }
}
