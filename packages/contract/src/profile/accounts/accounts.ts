import { costGaps } from '@tessera/domain/profile/accounts/average-cost.ts'
import { historyStatuses, historyTypes } from '@tessera/domain/profile/accounts/history.ts'
import { z } from 'zod'
import { endpoints } from '#platform/http/endpoint.ts'
import { AmountText, Coin, Id, KeysetRequest, keysetOf, line, SignedAmountText, Time } from '#platform/http/shared.ts'

export const AccountKind = z.enum(['token', 'spot', 'fiat']).meta({ id: 'AccountKind' })
/** The asset class, for the allocation chart and the icon. */
export const AssetClass = z
  .enum(['cash', 'crypto', 'bonds', 'stocks', 'funds', 'real_estate', 'others'])
  .meta({ id: 'AssetClass' })

export const Holding = z
  .object({
    coin: Coin,
    /** In the reader's language. */
    name: z.string(),
    assetClass: AssetClass,
    decimals: z.number().int(),
    available: AmountText,
    held: AmountText,
    total: AmountText,
    /**
     * The value of one coin in the chosen fiat currency: from the rate table, otherwise the reference price, otherwise
     * the last valuation. Null if there is none of them.
     */
    price: AmountText.nullable(),
    priceFrom: z.enum(['rate', 'reference', 'valuation']).nullable(),
    /** The time of the price; for a valuation, its day. */
    priceAt: Time.nullable(),
    value: AmountText.nullable(),
    /** The product of this token. */
    productSymbol: z.string().nullable(),
    /** True if the product is a token sale, which has a different page. */
    isNewCoin: z.boolean(),
  })
  .meta({ id: 'Holding' })

export const Overview = z
  .object({
    fiat: Coin,
    fiatDecimals: z.number().int(),
    /** The sum of the values, without assets that have no price. */
    total: AmountText,
    accounts: z.array(z.object({ kind: AccountKind, total: AmountText, holdings: z.array(Holding) })),
    /** The time of the oldest rate used. The total is stale if it is more than 60 seconds ago. */
    ratesAt: Time.nullable(),
    ratesSource: z.string().nullable(),
    stale: z.boolean(),
    /** For an owner with sub-accounts: the value of all accounts together, in the same currency. */
    family: z
      .object({ total: AmountText, rows: z.array(z.object({ id: Id, name: z.string(), total: AmountText })) })
      .nullable(),
  })
  .meta({ id: 'AccountsOverview' })

export const HistoryType = z.enum(historyTypes).meta({ id: 'HistoryType' })
export const HistoryStatus = z.enum(historyStatuses).meta({ id: 'HistoryStatus' })

const filter = {
  coin: Coin.optional(),
  type: HistoryType.optional(),
  account: AccountKind.optional(),
  from: Time.optional(),
  to: Time.optional(),
  /** Part of a number, coin, market, note, counterparty or transaction. */
  search: line(100).optional(),
}

/**
 * One event: a change of one account's balance with the fee separate, a trade with both of its changes, or an amount
 * on hold. A filter by coin shows the change of that coin. Without a filter by account or type, a transfer between own
 * accounts is one event, of the account that it left.
 */
export const HistoryRow = z
  .object({
    id: z.string(),
    /** The time when the ledger posted the entry. */
    time: Time,
    /** The time of the request, or of the first appearance on the chain; null for immediate entries. */
    startedAt: Time.nullable(),
    type: HistoryType,
    account: AccountKind,
    coin: Coin,
    /** Without the fee: balance after = balance before + amount − fee. */
    amount: SignedAmountText,
    fee: AmountText,
    /** Null while the amount is only on hold. */
    balance: AmountText.nullable(),
    status: HistoryStatus,
    remark: z.string().nullable(),
    /** The number of the record for people; null if it has none. */
    number: z.string().nullable(),
    /** The other side: an address, a bank account, or a masked name. */
    counterparty: z.string().nullable(),
    /** The other own account of a transfer. */
    otherAccount: AccountKind.nullable(),
    /** Set for a trade: the side of the customer, and what was traded at which price. */
    trade: z
      .object({
        side: z.enum(['buy', 'sell']),
        market: z.string(),
        base: Coin,
        quote: Coin,
        quantity: AmountText,
        price: AmountText,
        value: AmountText,
      })
      .nullable(),
    /** The transaction on the chain, or the line of the bank. */
    txId: z.string().nullable(),
    /** The object that caused it: an order, a subscription, a withdrawal. */
    reference: z.object({ type: z.string(), id: z.string() }),
  })
  .meta({ id: 'HistoryRow' })

/**
 * Units of a coin in all own accounts, their cost with fees, and the average cost of one. Computed by weighted average:
 * received units add their price, sent units reduce the cost proportionally. Null with a `gap` if units came from
 * outside or from another account, were paid in different coins, or have too many entries. Null without a gap if no
 * units are owned.
 */
export const AverageCost = z
  .object({
    quantity: AmountText,
    currency: Coin.nullable(),
    cost: AmountText.nullable(),
    average: AmountText.nullable(),
    gap: z.enum([...costGaps, 'long']).nullable(),
  })
  .meta({ id: 'AverageCost' })

export const accounts = endpoints({
  overview: {
    method: 'POST',
    path: 'ex/api/v1/accounts/overview',
    summary: 'Token, spot and fiat accounts with their value in a fiat currency',
    who: 'customer',
    memberRight: 'view',
    subAccounts: true,
    keyScope: 'read',
    input: z.object({ fiat: Coin.optional() }),
    reply: Overview,
    refusals: ['RATE_FIAT_UNKNOWN'],
  },
  averageCost: {
    method: 'POST',
    path: 'ex/api/v1/accounts/average_cost',
    summary: 'Cost of the caller’s holding of a coin, fees included, by the weighted-average method',
    who: 'customer',
    memberRight: 'view',
    subAccounts: true,
    keyScope: 'read',
    input: z.object({ coin: Coin }),
    reply: AverageCost,
    refusals: [],
  },
  // The specification names the transaction history flowing water (资金流水).
  flowingWater: {
    method: 'POST',
    path: 'ex/api/v1/accounts/flowing_water',
    summary: 'Transaction history of all accounts of the caller, newest first, at most one year',
    who: 'customer',
    memberRight: 'view',
    subAccounts: true,
    keyScope: 'read',
    input: z.object({ ...KeysetRequest, ...filter, withSums: z.boolean().optional() }),
    reply: keysetOf(HistoryRow).extend({
      /** Amounts on hold, newest first, on the first page only. */
      pending: z.array(HistoryRow),
      /** The received and the sent amount of each coin, fees included, without transfers between own accounts. */
      sums: z.array(z.object({ coin: Coin, received: AmountText, sent: AmountText })),
    }),
    refusals: ['HISTORY_RANGE_TOO_LONG', 'HISTORY_TOO_MANY_ROWS'],
  },
  flowingWaterCsv: {
    method: 'GET',
    path: 'ex/api/v1/accounts/flowing_water_csv',
    summary: 'The transaction history as a file; its header is in the language of the request',
    who: 'customer',
    memberRight: 'view',
    subAccounts: true,
    keyScope: 'read',
    rate: { points: 20, seconds: 600 },
    input: z.object(filter),
    reply: z.string(),
    produces: 'text/csv',
    refusals: ['HISTORY_RANGE_TOO_LONG', 'HISTORY_TOO_MANY_ROWS'],
  },
})
