import { costGaps } from '@tessera/domain/profile/accounts/average-cost.ts'
import { historyStatuses, historyTypes } from '@tessera/domain/profile/accounts/history.ts'
import { z } from 'zod'
import { endpoints } from '#platform/http/endpoint.ts'
import { AmountText, Coin, Id, KeysetRequest, keysetOf, SignedAmountText, Time } from '#platform/http/shared.ts'

export const AccountKind = z.enum(['token', 'spot', 'fiat']).meta({ id: 'AccountKind' })
/** What a coin is, for the allocation chart and its picture. */
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
    /** The value of one coin in the chosen fiat: by the rate table, else the reference price, else the last valuation. Null without any. */
    price: AmountText.nullable(),
    priceFrom: z.enum(['rate', 'reference', 'valuation']).nullable(),
    /** The time of the price; for a valuation, its day. */
    priceAt: Time.nullable(),
    value: AmountText.nullable(),
    /** The product whose token it is. */
    productSymbol: z.string().nullable(),
    /** The product is a token sale, whose page is another one. */
    isNewCoin: z.boolean(),
  })
  .meta({ id: 'Holding' })

export const Overview = z
  .object({
    fiat: Coin,
    fiatDecimals: z.number().int(),
    /** Σ of the values; what has no price is not in it. */
    total: AmountText,
    accounts: z.array(z.object({ kind: AccountKind, total: AmountText, holdings: z.array(Holding) })),
    /** Age of the oldest rate used; stale when older than 60 seconds. */
    ratesAt: Time.nullable(),
    ratesSource: z.string().nullable(),
    stale: z.boolean(),
    /** Of an owner with sub-accounts: the worth of all of them with the own one, in the same currency. */
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
}

/** One movement on one account: what the customer's balance went up or down by, the fee apart. */
export const HistoryRow = z
  .object({
    id: z.string(),
    /** When it was processed: the moment of the entry. */
    time: Time,
    /** When what it belongs to was asked for, or seen on the chain; null for what happens at once. */
    startedAt: Time.nullable(),
    type: HistoryType,
    account: AccountKind,
    coin: Coin,
    /** Without the fee: balance after = balance before + amount − fee. */
    amount: SignedAmountText,
    fee: AmountText,
    balance: AmountText,
    status: HistoryStatus,
    remark: z.string().nullable(),
    /** The transaction on the chain, or the line of the bank. */
    txId: z.string().nullable(),
    /** What it belongs to: an order, a subscription, a withdrawal. */
    reference: z.object({ type: z.string(), id: z.string() }),
  })
  .meta({ id: 'HistoryRow' })

/**
 * What is owned of a coin in all own accounts, what that cost with fees, and the average of one. Weighted average: what comes in
 * adds what was paid, what goes out takes its share of the cost along. Null with a `gap` when part of it came from outside or
 * another account, was paid in another coin than the rest, or has too long a story; null without one when nothing is owned.
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
    summary: 'Token, spot and fiat accounts with their worth in a fiat currency',
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
    summary: 'What the own holding of a coin cost, fees included, by the weighted-average method',
    who: 'customer',
    memberRight: 'view',
    subAccounts: true,
    keyScope: 'read',
    input: z.object({ coin: Coin }),
    reply: AverageCost,
    refusals: [],
  },
  flowingWater: {
    method: 'POST',
    path: 'ex/api/v1/accounts/flowing_water',
    summary: 'Transaction history of all own accounts, newest first, at most one year',
    who: 'customer',
    memberRight: 'view',
    subAccounts: true,
    keyScope: 'read',
    input: z.object({ ...KeysetRequest, ...filter }),
    reply: keysetOf(HistoryRow),
    refusals: ['HISTORY_RANGE_TOO_LONG'],
  },
  flowingWaterCsv: {
    method: 'GET',
    path: 'ex/api/v1/accounts/flowing_water_csv',
    summary: 'The same as a file; the header speaks the language of the request',
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
