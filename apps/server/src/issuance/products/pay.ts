import { type Amount, parseAmount } from '@tessera/domain/books/money/amount.ts'
import { assert } from '@tessera/domain/platform/outcome/outcome.ts'
import { homeOf, type TransferPlace } from '@tessera/domain/profile/transfers/transfer.ts'
import type { Source } from '#platform/database/rows.ts'
import { type CoinFacts, coinFacts } from './pay.sql.ts'
import type { LockedProduct } from './products.sql.ts'

/** A coin that pays for a product, the price of one unit in it, and the account that pays. */
export type PaymentOption = {
  readonly coin: string
  readonly scale: number
  readonly place: TransferPlace
  readonly price: Amount
}

type Priced = Pick<LockedProduct, 'currency' | 'currency_scale' | 'unit_price' | 'terms'>

/** Returns the coins that pay for a product: its currency, or the coins of a token sale at the prices in its terms. */
export async function paymentOptions(source: Source, product: Priced): Promise<PaymentOption[]> {
  const { sale } = product.terms
  if (sale === undefined)
    return [{ coin: product.currency, scale: product.currency_scale, place: 'fiat', price: product.unit_price }]
  const facts = await coinFacts(
    source,
    sale.payCoins.map(({ coin }) => coin),
  )
  return sale.payCoins.map(({ coin, unitPrice }) => paymentOption(facts.get(coin), coin, unitPrice))
}

function paymentOption(facts: CoinFacts | undefined, coin: string, unitPrice: string): PaymentOption {
  const price = facts && parseAmount(unitPrice, facts.scale)
  assert(
    facts !== undefined && price !== undefined,
    `${coin} cannot be used for payment, or ${unitPrice} is not a valid price in it`,
  )
  return { coin, scale: facts.scale, place: homeOf(facts.kind), price }
}
