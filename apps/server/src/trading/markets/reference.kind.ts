import { marketReferenceKind } from '@tessera/contract/trading/markets/reference.kind.ts'
import { AmountText } from '@tessera/contract/platform/http/shared.ts'
import { bare } from '@tessera/domain/books/money/amount-text.ts'
import { amount, formatAmount, parseAmount } from '@tessera/domain/books/money/amount.ts'
import { assert, ok } from '@tessera/domain/platform/outcome/outcome.ts'
import { z } from 'zod'
import { approvalKind, noAmounts } from '#services/approvals/kind.ts'
import { insertSetPrice, lockReference } from './references.sql.ts'
import { orderPriceOffTick } from '@tessera/domain/trading/orders/refusals.ts'

/** Null withdraws the earlier price. */
const Proposal = z.strictObject({ price: AmountText.nullable() })
const Content = z.object({
  symbol: z.string(),
  ...Proposal.shape,
  quote: z.string(),
  decimals: z.number(),
  tick: z.string(),
  /** The current reference price; null without one. */
  before: z.string().nullable(),
})

/**
 * Sets a reference price by two operators, with their reason. It applies if trades and valuations give none. It also
 * releases an auction of the last day that moved the reference further than auctions may.
 */
export const marketReference = approvalKind(marketReferenceKind, {
  proposal: Proposal,
  content: Content,
  amounts: noAmounts,
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
    assert(
      content.price === null || price,
      'the price of an approved proposal is not valid, although it was checked before',
    )
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

/** Returns the price in minor quote units, on a tick of the market; undefined if it is not valid. */
function priceOf({ price, decimals, tick }: z.output<typeof Content>): bigint | undefined {
  const minor = parseAmount(price ?? '', decimals)
  const step = parseAmount(tick, decimals)
  return minor === undefined || step === undefined || minor <= 0n || minor % step !== 0n ? undefined : minor
}
