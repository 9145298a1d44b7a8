import { signerRefusals } from '@tessera/domain/payments/withdrawals/signing-policy.ts'
import { z } from 'zod'
import { DepositStatus } from '#payments/deposits/deposits.ts'
import { HolderStatus } from '#issuance/distributions/distributions-manage.ts'
import { endpoints } from '#platform/http/endpoint.ts'
import { FiatOrderStatus } from '#payments/fiat-orders/fiat-orders.ts'
import { OrderSide, OrderStatusCode } from '#trading/orders/orders.ts'
import { DealStatus } from '#desk/otc-deals/otc-deal-shapes.ts'
import { PayoutStage } from '#payments/payouts/payouts.ts'
import type { Permission } from '#permissions.ts'
import { AmountText, Coin, Id, line, Time } from '#platform/http/shared.ts'
import { SubscriptionStatus } from '#issuance/subscriptions/subscriptions.ts'
import { WithdrawalStage } from '#payments/withdrawals/withdrawal-shapes.ts'

/** The kinds of results, each with the permission that an operator needs to search it. */
export const foundKinds = {
  customer: 'customers.read',
  withdrawal: 'withdrawals.read',
  internal_transfer: 'withdrawals.read',
  payout: 'withdrawals.read',
  deposit: 'deposits.read',
  fiat_order: 'fiat_orders.read',
  order: 'customers.read',
  subscription: 'subscriptions.read',
  distribution: 'products.read',
  otc_deal: 'otc_deals.read',
} as const satisfies Record<string, Permission>
export type FoundKind = keyof typeof foundKinds

const Named = z.object({ id: Id, number: z.string(), name: z.string().nullable() })
/** Every result has its owner, and the number that people use for it. */
const facts = {
  id: Id,
  number: z.string(),
  customer: Named,
  at: Time,
}
const money = { ...facts, amount: AmountText, coin: Coin }
export const Found = z
  .discriminatedUnion('kind', [
    z.object({ kind: z.literal('customer'), ...facts, status: z.enum(['active', 'frozen', 'closed']) }),
    z.object({
      kind: z.literal('withdrawal'),
      ...money,
      status: WithdrawalStage,
      /** The reason for which the signer refuses an approved payment; null if there is none. */
      signerRefusal: z.enum(signerRefusals).nullable(),
    }),
    z.object({ kind: z.literal('internal_transfer'), ...money, recipient: Named }),
    z.object({ kind: z.literal('payout'), ...money, status: PayoutStage }),
    z.object({ kind: z.literal('deposit'), ...money, status: DepositStatus }),
    z.object({ kind: z.literal('fiat_order'), ...money, status: FiatOrderStatus }),
    z.object({ kind: z.literal('order'), ...money, side: OrderSide, status: OrderStatusCode }),
    z.object({ kind: z.literal('subscription'), ...money, status: SubscriptionStatus }),
    /** One holder's net share of a distribution; `of` is the distribution. */
    z.object({ kind: z.literal('distribution'), ...money, of: Id, status: HolderStatus }),
    /** The seller, who owned the coin, and the buyer. */
    z.object({ kind: z.literal('otc_deal'), ...money, buyer: Named, status: DealStatus }),
  ])
  .meta({ id: 'Found' })

export const search = endpoints({
  find: {
    method: 'POST',
    path: 'console/api/v1/search/find',
    summary:
      'Customers by number, email or name; withdrawals, fiat withdrawals, internal transfers, deposits, orders, subscriptions, payments of distributions and deals by id, number, reference or signature: at most ten of each kind that the caller may read, newest first; each search is recorded in the audit log',
    who: 'operator',
    input: z.object({ text: line(100) }),
    reply: z.object({ rows: z.array(Found) }),
    refusals: ['FORBIDDEN'],
  },
})
