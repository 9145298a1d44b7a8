import { useQuery } from '@tanstack/react-query'
import { useSessionToken } from '#parts/session.ts'
import { ownFees } from './fees.queries.ts'

/** The offer of a product with the fee of a logged-in reader in place of the product's, once it is known. */
export function useOwnFee<Offer extends { readonly fee: string }>(offer: Offer, symbol: string): Offer {
  const isVisitor = useSessionToken() === undefined
  const { data } = useQuery({ ...ownFees(), enabled: !isVisitor })
  const own = isVisitor ? undefined : data?.subscription.find((each) => each.symbol === symbol)
  return own === undefined ? offer : { ...offer, fee: own.fee }
}
