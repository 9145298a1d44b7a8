import { leftToBuy, type OfferTerms } from '#issuance/subscriptions/to-subscription.ts'
import type { PayCoin, Sale } from './new-coins.queries.ts'

type Terms = Pick<Sale, 'fee' | 'minUnits' | 'stepUnits' | 'maxUnits' | 'hardCap' | 'own'>

/**
 * The terms of a sale in one pay coin. Earlier purchases count towards a person's cap, and the maximum is what is still
 * for sale.
 */
export const termsIn = (sale: Terms, coin: Pick<PayCoin, 'decimals' | 'unitPrice'>): OfferTerms => ({
  unitPrice: coin.unitPrice,
  currencyDecimals: coin.decimals,
  fee: sale.fee,
  minUnits: sale.minUnits,
  stepUnits: sale.stepUnits,
  ...leftToBuy({ perPerson: sale.maxUnits, had: sale.own?.units ?? '0', supply: sale.hardCap }),
})
