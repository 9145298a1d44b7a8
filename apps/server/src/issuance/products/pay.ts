import { type Amount, parseAmount } from '@tessera/domain/books/money/amount.ts'
import { assert } from '@tessera/domain/platform/outcome/outcome.ts'
import { homeOf, type TransferPlace } from '@tessera/domain/profile/transfers/transfer.ts'
import type { Source } from '#platform/database/rows.ts'
import { type CoinFacts, coinFacts } from './pay.sql.ts'
import type { LockedProduct } from './products.sql.ts'

/** What one unit costs in a coin, and the account that pays it. */
export type Pay = {
  readonly coin: string
  readonly scale: number
  readonly place: TransferPlace
  readonly price: Amount
}

type Priced = Pick<LockedProduct, 'currency' | 'currency_scale' | 'unit_price' | 'terms'>

/** The coins that pay for a product: its currency, or those of a token sale, each at the price that its terms fix. */
export async function paysFor(source: Source, product: Priced): Promise<Pay[]> {
  const { sale } = product.terms
  if (sale === undefined)
    return [{ coin: product.currency, scale: product.currency_scale, place: 'fiat', price: product.unit_price }]
  const facts = await coinFacts(
    source,
    sale.payCoins.map(({ coin }) => coin),
  )
  return sale.payCoins.map(({ coin, unitPrice }) => payOf(facts.get(coin), coin, unitPrice))
}

function payOf(facts: CoinFacts | undefined, coin: string, unitPrice: string): Pay {
  const price = facts && parseAmount(unitPrice, facts.scale)
  assert(facts !== undefined && price !== undefined, `${coin} pays for a sale at ${unitPrice}`)
  return { coin, scale: facts.scale, place: homeOf(facts.kind), price }
}
