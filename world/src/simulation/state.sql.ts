import type { DistributionStatus } from '@tessera/domain/issuance/distributions/machine.ts'
import type { DealStatus } from '@tessera/domain/desk/otc-deals/machine.ts'
import type { ProductStatus } from '@tessera/domain/issuance/products/machine.ts'
import { doubts } from '@tessera/domain/payments/withdrawals/payment-evidence.ts'
import { sql } from 'kysely'
import type { Deps } from '../../../apps/server/src/platform/http/deps.ts'
import { many, one } from '../../../apps/server/src/platform/database/rows.ts'

type Source = Pick<Deps, 'db'>
export type OwnedRow = { readonly id: string; readonly customer: string }

// Objects on which people could act, as a screen lists them, in one query each.

/** The version of the terms that a new customer accepts. */
export const termsVersion = async (source: Source): Promise<string> =>
  (await one(source, sql<{ version: string }>`select terms_version as version from site_setting`)).version

export const openOrders = (source: Source): Promise<OwnedRow[]> =>
  many(
    source,
    sql<OwnedRow>`select id, customer_id as customer from trading_order where status in (0, 1) order by number desc limit 60`,
  )
export const withdrawalsInReview = (source: Source): Promise<OwnedRow[]> =>
  many(
    source,
    sql<OwnedRow>`select id, customer_id as customer from withdrawal where status = 'review' order by requested_at, id limit 60`,
  )
/** Returns unconfirmed withdrawals. */
export const unconfirmedWithdrawals = (source: Source): Promise<OwnedRow[]> =>
  many(
    source,
    sql<OwnedRow>`select id, customer_id as customer from withdrawal where status = 'email_confirm' order by requested_at, id limit 60`,
  )
export type AttemptedWithdrawal = OwnedRow & { readonly signatures: readonly string[]; readonly lastValid: bigint }
/**
 * Withdrawals that may already be paid, with every signature, and the block height after which none can be executed.
 */
export const withdrawalsInDoubt = (source: Source): Promise<AttemptedWithdrawal[]> =>
  many(
    source,
    sql<AttemptedWithdrawal>`
      select w.id, w.customer_id as customer, coalesce(a.signatures, '{}') as signatures, coalesce(a.last, 0)::bigint as "lastValid"
        from withdrawal w
        left join lateral (select array_agg(signature) as signatures, max(last_valid_height) as last
                             from withdraw_attempt where withdrawal_id = w.id) a on true
       where w.status in ('approved', 'broadcast') and w.signer_refusal = any(${[...doubts]}) order by w.requested_at, w.id limit 60`,
  )
export const pendingSubscriptions = (source: Source): Promise<OwnedRow[]> =>
  many(
    source,
    sql<OwnedRow>`select id, customer_id as customer from subscription where status = 'pending' order by created_at desc, id limit 60`,
  )
export type ExpectedOrder = OwnedRow & { readonly reference: string; readonly amount: bigint; readonly coin: string }
export const openFiatOrders = (source: Source): Promise<ExpectedOrder[]> =>
  many(
    source,
    sql<ExpectedOrder>`select id, customer_id as customer, reference, amount, coin from fiat_order
                   where status in ('to_be_paid', 'checking') order by created_at desc, id limit 60`,
  )

export const payoutsIn = (source: Source, status: 'review' | 'approved'): Promise<OwnedRow[]> =>
  many(
    source,
    sql<OwnedRow>`select id, customer_id as customer from payout where status = ${status} order by number limit 60`,
  )
export const openAds = (source: Source): Promise<OwnedRow[]> =>
  many(
    source,
    sql<OwnedRow>`select id, customer_id as customer from otc_ad where status <> 'closed' order by number desc limit 60`,
  )
export const frozenAccounts = (source: Source): Promise<{ readonly id: string }[]> =>
  many(source, sql<{ id: string }>`select id from customer where status = 'frozen' order by number`)
export type TwoSided = { readonly id: string; readonly seller: string; readonly buyer: string }
/** The newest deals in these statuses. */
export const dealsIn = (source: Source, statuses: readonly DealStatus[]): Promise<TwoSided[]> =>
  many(
    source,
    sql<TwoSided>`select id, seller_id as seller, buyer_id as buyer from otc_deal where status = any (${statuses})
                   order by number desc limit 60`,
  )
export type OpenAppeal = { readonly id: string; readonly status: DealStatus }
export const openAppeals = (source: Source): Promise<OpenAppeal[]> =>
  many(
    source,
    sql<OpenAppeal>`select a.id, d.status from otc_appeal a join otc_deal d on d.id = a.deal_id where a.status = 'open'
                     order by a.id limit 60`,
  )

export type OpenDistribution = { readonly id: string; readonly owed: bigint | null; readonly coin: string }
export const distributionsIn = (source: Source, status: DistributionStatus): Promise<OpenDistribution[]> =>
  many(
    source,
    sql<OpenDistribution>`select id, owed, currency as coin from distribution where status = ${status} order by number desc limit 60`,
  )

export type QueuedLine = { readonly id: string; readonly coin: string; readonly amount: bigint; readonly text: string }
export const queuedLines = (source: Source): Promise<QueuedLine[]> =>
  many(
    source,
    sql<QueuedLine>`select id, coin, amount, remittance as text from bank_line where status = 'queued' order by imported_at, id limit 60`,
  )

export type WaitingClaim = { readonly id: string; readonly lineId: string }
export const waitingClaims = (source: Source): Promise<WaitingClaim[]> =>
  many(
    source,
    sql<WaitingClaim>`
      select l.id, l.line_id as "lineId" from bank_claim l join bank_statement s on s.id = l.statement_id
       where l.outcome is null and s.status = 'by_line' order by s.uploaded_at, l.n limit 60`,
  )

export type OfferedProduct = { readonly id: string; readonly symbol: string; readonly supply: bigint }
export const productsAt = (source: Source, status: ProductStatus): Promise<OfferedProduct[]> =>
  many(source, sql<OfferedProduct>`select id, symbol, supply from product where status = ${status} order by symbol`)

export type Pair = {
  readonly symbol: string
  readonly status: string
  readonly moved_by: 'staff' | 'volatility'
  readonly tick: bigint
  readonly reference: bigint
}
/** `reference` is the reference price, or the listing price without one, in minor units. */
export const pairs = (source: Source): Promise<Pair[]> =>
  many(
    source,
    sql<Pair>`
      select m.symbol, m.status, m.moved_by, m.tick, coalesce(r.price, m.listing_price) as reference
        from market m left join market_reference r on r.market = m.symbol order by m.symbol`,
  )

/** Makes these people connected from this moment on. */
export const shareDevice = ({ db }: Source, people: readonly { readonly id: string }[], at: Date): Promise<unknown> =>
  sql`select note_tie(id, 'device', 'the same device', ${at}) from unnest(${people.map(({ id }) => id)}::uuid[]) as p(id)`.execute(
    db,
  )

/** Accounts whose payments are paused at a moment by their own freeze or stop. */
export const pausedAccounts = (source: Source, at: Date): Promise<{ id: string }[]> =>
  many(
    source,
    sql<{ id: string }>`
      select c.id from customer c
       where exists (select from account_freeze f where f.customer_id = c.id and f.scope = 'withdraw' and f.until_at > ${at})
          or exists (select from stop s where s.customer_id = c.id and s.scope = 'account_withdrawals' and s.lifted_at is null and s.until_at > ${at})
       order by c.number`,
  )

export async function productId(source: Source, symbol: string): Promise<string> {
  return (await one(source, sql<{ id: string }>`select id from product where symbol = ${symbol}`)).id
}

/** The number of open buy orders from a country, in markets that accept cancellations. */
export const openBuysOf = async (source: Source, country: string): Promise<number> =>
  (
    await one(
      source,
      sql<{ n: number }>`
        select count(*)::int as n from trading_order o join customer c on c.id = o.customer_id join market m on m.symbol = o.market
         where o.side = 'buy' and o.status in (0, 1) and c.residence = ${country} and m.status not in ('closed', 'halted')`,
    )
  ).n
