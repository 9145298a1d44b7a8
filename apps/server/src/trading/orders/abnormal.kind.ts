import { abnormalOrderKind } from '@tessera/contract/trading/orders/abnormal.kind.ts'
import { Coin, Id } from '@tessera/contract/platform/http/shared.ts'
import { tradingOrderNumber } from '@tessera/domain/platform/text/record-number.ts'
import { amount, formatAmount } from '@tessera/domain/books/money/amount.ts'
import { suspectCauses } from '@tessera/domain/trading/orders/kinds.ts'
import { ok } from '@tessera/domain/platform/outcome/outcome.ts'
import { z } from 'zod'
import { approvalKind, type Summary } from '#services/approvals/kind.ts'
import { type AbnormalOrder, agreeToEnd, listAbnormal, lockAbnormal } from '#trading/trading/abnormal.sql.ts'

const Content = z.strictObject({
  id: Id,
  number: z.string(),
  symbol: z.string(),
  customer: z.strictObject({ id: Id, number: z.string(), name: z.string().nullable() }),
  side: z.enum(['buy', 'sell']),
  suspectCause: z.enum(suspectCauses),
  price: z.string(),
  quantity: z.string(),
  filled: z.string(),
  /** The amount still held for it, which is released. */
  held: z.string(),
  coin: Coin,
})
type Content = z.output<typeof Content>

/** Decides on an order that was set aside. `approve` ends it and releases its hold; `refuse` leaves it set aside. */
export const abnormalOrder = approvalKind(abnormalOrderKind, {
  proposal: z.strictObject({}),
  content: Content,
  amounts: ({ held, coin }) => [{ amount: held, coin }],
  load: async (tx, id) => {
    const order = await lockAbnormal(tx, id)
    return order && seen(order)
  },
  approve: async (tx, id) => ok(await agreeToEnd(tx, id)),
  refuse: async () => ok(undefined),
  waiting: async (source, limit) =>
    (await listAbnormal(source, limit)).map((order) => ({
      subjectId: order.id,
      since: order.since,
      ...summaryOf(seen(order)),
    })),
  summary: (content) => summaryOf(content),
})

const seen = (order: AbnormalOrder): Content => ({
  id: order.id,
  number: tradingOrderNumber(order.number),
  symbol: order.symbol,
  customer: order.customer,
  side: order.side,
  suspectCause: order.cause,
  price: formatAmount(amount(order.price), order.price_scale),
  quantity: formatAmount(amount(order.quantity), order.quantity_scale),
  filled: formatAmount(amount(order.filled), order.quantity_scale),
  held: formatAmount(amount(order.held), order.scale),
  coin: order.coin,
})

const summaryOf = ({
  number,
  customer,
  symbol,
  held,
  coin,
  suspectCause,
}: Content): Summary<'symbol' | 'held' | 'suspectCause'> => ({
  number,
  subject: customer.name ?? customer.number,
  about: [
    { field: 'symbol', value: symbol },
    { field: 'held', value: held, unit: coin },
    { field: 'suspectCause', value: suspectCause },
  ] as const,
})
