import { productValuationKind } from '@tessera/contract/issuance/products/valuation.kind.ts'
import { AmountText, Day, line } from '@tessera/contract/platform/http/shared.ts'
import { type Amount, formatAmount, parseAmount } from '@tessera/domain/books/money/amount.ts'
import { assert, ok } from '@tessera/domain/platform/outcome/outcome.ts'
import { z } from 'zod'
import { approvalKind, Both, noAmounts } from '#services/approvals/kind.ts'
import { lockProduct } from './products.sql.ts'
import { insertValuation, readValuations, valuationOf } from './valuations.sql.ts'
import { productValuationEarly, productValuationPrice } from './refusals.ts'

const Proposal = z.strictObject({ asOf: Day, price: AmountText, valuer: line(80) })
const Content = z.object({
  symbol: z.string(),
  name: Both,
  ...Proposal.shape,
  currency: z.string(),
  decimals: z.number(),
  /** The newest valuation; null if there is none. */
  before: z.object({ asOf: Day, price: AmountText }).nullable(),
  /** The valuation of the same day that this one replaces. */
  replaces: z.object({ price: AmountText, valuer: z.string() }).nullable(),
})

/** Publishes a valuer's value of one unit. It is shown beside market prices, so two people must agree. */
export const productValuation = approvalKind(productValuationKind, {
  proposal: Proposal,
  content: Content,
  amounts: noAmounts,
  load: async (tx, productId, proposal) => {
    const product = await lockProduct(tx, { id: productId }, 'share')
    if (product === undefined) return undefined
    const [last] = await readValuations(tx, product.symbol, 1)
    const same = await valuationOf(tx, productId, proposal.asOf)
    return {
      symbol: product.symbol,
      name: product.terms.facts.name,
      ...proposal,
      currency: product.currency,
      decimals: product.currency_scale,
      before: last === undefined ? null : { asOf: last.as_of, price: formatAmount(last.price, last.scale) },
      replaces: same === undefined ? null : { price: formatAmount(same.price, same.scale), valuer: same.valuer },
    }
  },
  proposed: async ({ now }, _productId, content) => {
    if (content.asOf > now.toISOString().slice(0, 10)) return productValuationEarly
    const { currency } = content
    return priceOf(content) === undefined ? productValuationPrice(currency) : ok(undefined)
  },
  approve: async (tx, productId, content) => {
    const price = priceOf(content)
    assert(price, 'the price was valid when proposed but cannot be read')
    await insertValuation(tx, { ...content, productId, price })
    return ok(undefined)
  },
  waiting: async () => [],
  summary: ({ symbol, name, asOf, price, currency }) => ({
    number: symbol,
    subject: name,
    about: [
      { field: 'price', value: price, unit: currency },
      { field: 'asOf', value: asOf },
    ],
  }),
})

/** Returns the price in minor units of the product's currency; undefined if it is zero or has too many decimals. */
function priceOf({ price, decimals }: z.output<typeof Content>): Amount | undefined {
  const minor = parseAmount(price, decimals)
  return minor === undefined || minor <= 0n ? undefined : minor
}
