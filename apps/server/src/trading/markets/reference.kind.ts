import { marketReferenceKind } from '@tessera/contract/trading/markets/reference.kind.ts'
import { AmountText } from '@tessera/contract/platform/http/shared.ts'
import { bare } from '@tessera/domain/books/money/amount-text.ts'
import { amount, formatAmount, parseAmount } from '@tessera/domain/books/money/amount.ts'
import { assert, ok } from '@tessera/domain/platform/outcome/outcome.ts'
import { z } from 'zod'
import { approvalKind } from '#services/approvals/kind.ts'
import { insertSetPrice, lockReference } from './references.sql.ts'
import { orderPriceOffTick } from '@tessera/domain/trading/orders/refusals.ts'

/** The price null withdraws the one that was set before. */
const Proposal = z.strictObject({ price: AmountText.nullable() })
const Content = z.object({
  symbol: z.string(),
  ...Proposal.shape,
  quote: z.string(),
  decimals: z.number(),
  tick: z.string(),
  /** The reference as it is; null while there is none. */
  before: z.string().nullable(),
})

/**
 * A reference price that two operators set, with their reason. It counts where trades and valuations give none, and it releases an
 * auction of the last day that moved further than auctions may.
 */
export const marketReference = approvalKind(marketReferenceKind, {
  proposal: Proposal,
  content: Content,
  load: async (tx, symbol, { price }) => {
    const market = await lockReference(tx, symbol)
    if (market === undefined) return undefined
    const { quote, quote_scale: decimals, tick, price: before } = market
    const text = (minor: bigint) => formatAmount(amount(minor), decimals)
    return { symbol, price, quote, decimals, tick: text(tick), before: before === null ? null : text(before) }
  },
  proposed: async (_tx, _symbol, content) =>
    content.price === null || priceOf(content) !== undefined
      ? ok(undefined)
      : orderPriceOffTick({ step: bare(content.tick), coin: content.quote }),
  approve: async (tx, symbol, content) => {
    const price = content.price === null ? undefined : priceOf(content)
    assert(content.price === null || price, 'a price that was checked when it was proposed')
    await insertSetPrice(tx, symbol, price)
    return ok(undefined)
  },
  waiting: async () => [],
  summary: ({ symbol, price, quote, before }) => ({
    number: symbol,
    subject: '',
    about: [
      { field: 'before', value: before ?? '--', unit: quote },
      { field: 'price', value: price ?? '--', unit: quote },
    ],
  }),
})

/** In minor quote units on a tick of the market; undefined for anything else. */
function priceOf({ price, decimals, tick }: z.output<typeof Content>): bigint | undefined {
  const minor = parseAmount(price ?? '', decimals)
  const step = parseAmount(tick, decimals)
  return minor === undefined || step === undefined || minor <= 0n || minor % step !== 0n ? undefined : minor
}
