import type { Amount, Ppm } from '@tessera/domain/books/money/amount.ts'
import type { FeePair } from '@tessera/domain/books/fees/trading-rates.ts'
import { sql } from 'kysely'
import type { FeeRow } from '#books/coins/network-fees.ts'
import { many, one, type Source } from '#platform/database/rows.ts'

/** Returns the pairs that are not delisted, each with its own rates. */
export const feePairs = (source: Source): Promise<FeePair[]> =>
  many(
    source,
    sql<FeePair>`
      select symbol, base, maker_fee_ppm as "makerFee", taker_fee_ppm as "takerFee" from market
       where delisted_at is null order by symbol`,
  )

type FeeNames = { pairs: string[]; tokens: string[]; products: string[]; coins: string[] }
/** Returns the names that rows of the settings may have: pairs, traded tokens, products and coins. */
export const feeNames = (source: Source): Promise<FeeNames> =>
  one(
    source,
    sql<FeeNames>`
      select array(select symbol from market order by 1) as pairs, array(select distinct base from market order by 1) as tokens,
             array(select symbol from product order by 1) as products, array(select code from coin order by 1) as coins`,
  )

/** Returns the products that are offered, each with its own fee. */
export const subscriptionFees = (source: Source): Promise<{ symbol: string; fee: Ppm }[]> =>
  many(
    source,
    sql<{ symbol: string; fee: Ppm }>`
      select symbol, fee_ppm as fee from product where status in ('published', 'in_subscription') order by symbol`,
  )

type WithdrawalFee = FeeRow & { readonly min: Amount }
export const withdrawalFees = (source: Source): Promise<WithdrawalFee[]> =>
  many(
    source,
    sql<WithdrawalFee>`
      select n.coin, n.chain, c.scale, n.withdraw_fee, n.fee_mode, n.fee_margin_ppm, n.fee_min, n.withdraw_min as min
        from coin_network n join coin c on c.code = n.coin where n.withdraw_open order by n.coin, n.chain`,
  )

/**
 * The fees of fiat withdrawals. Of several accounts of a currency, it has the fees of the account for the most
 * customers.
 */
type PayoutFee = { readonly fiat: string; readonly scale: number; readonly fee: Amount; readonly min: Amount }
export const payoutFees = (source: Source): Promise<PayoutFee[]> =>
  many(
    source,
    sql<PayoutFee>`
      select distinct on (b.coin) b.coin as fiat, c.scale, b.payout_fee as fee, b.payout_min as min
        from bank_account b join coin c on c.code = b.coin
       where b.payout_open and b.closed_at is null
       order by b.coin, cardinality(b.customer_countries) + cardinality(b.customer_classes), b.name`,
  )

/** Returns the coins of OTC deals. */
export const otcCoins = (source: Source): Promise<{ coin: string }[]> =>
  many(source, sql<{ coin: string }>`select code as coin from coin where kind = 'crypto' order by code`)

/** Returns the coins in which fees can be paid: they have an agreed rate, and no pair has its prices in them. */
export const possibleFeeCoins = async (source: Source): Promise<string[]> =>
  (
    await many(
      source,
      sql<{ code: string }>`
        select code from coin c
         where exists (select 1 from rate r where r.coin = c.code)
           and not exists (select 1 from market m where m.quote = c.code and m.delisted_at is null)
         order by code`,
    )
  ).map(({ code }) => code)

type PlannedRow = {
  readonly area: string
  readonly subject: string
  readonly from: Date
  readonly content: unknown
  /** The values before the change; null for a new subject. */
  readonly before: unknown
}
/** Returns the planned versions of the settings with fees, each with the version that it replaces, earliest first. */
export const plannedFeeVersions = (source: Source, now: Date): Promise<PlannedRow[]> =>
  many(
    source,
    sql<PlannedRow>`
      select v.area, v.subject, v.effective_from as from, v.content,
             (select b.content from setting_version b
               where b.area = v.area and b.subject = v.subject and b.withdrawn_at is null and b.refused is null
                 and b.effective_from < v.effective_from order by b.effective_from desc limit 1) as before
        from setting_version v
       where v.area in ('tradingFees', 'subscriptionFees', 'otcFees', 'transferFees', 'feeCoin', 'market', 'network', 'bankAccount')
         and v.withdrawn_at is null and v.refused is null and v.effective_from > ${now}
       order by v.effective_from, v.area, v.subject`,
  )
