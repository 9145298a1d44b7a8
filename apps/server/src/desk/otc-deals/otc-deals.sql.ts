import type { AdSide } from '@tessera/domain/desk/otc-ads/ad.ts'
import {
  type DealEvent,
  dealMachine,
  type DealOutcome,
  type DealStatus,
} from '@tessera/domain/desk/otc-deals/machine.ts'
import type { Amount } from '@tessera/domain/books/money/amount.ts'
import { assert } from '@tessera/domain/platform/outcome/outcome.ts'
import type { MethodKind } from '@tessera/domain/desk/payment-methods/method.ts'
import { sql } from 'kysely'
import { changed, many, maybeOne, one, type Source } from '#platform/database/rows.ts'
import { recordFirstStatus, move } from '#platform/database/state.sql.ts'
import type { Tx } from '#platform/database/tx.ts'

export type DealRow = {
  readonly id: string
  readonly number: bigint
  readonly ad_id: string
  readonly ad_side: AdSide
  readonly seller_id: string
  readonly buyer_id: string
  readonly taker_id: string
  readonly coin: string
  readonly coin_scale: number
  readonly fiat: string
  readonly fiat_scale: number
  readonly price: Amount
  readonly amount: Amount
  readonly fee: Amount
  readonly fiat_amount: Amount
  readonly limit_value: Amount
  readonly limit_currency: string
  readonly large: boolean
  readonly window_minutes: 15 | 30 | 60
  readonly terms: string
  readonly method_kind: MethodKind
  readonly account_name: string
  readonly bank: string | null
  readonly branch: string | null
  readonly bank_code: string | null
  readonly account_sealed: string
  readonly account_ending: string
  readonly qr_id: string | null
  readonly payer_name: string
  readonly hold_id: string
  readonly status: DealStatus
  readonly pay_by: Date
  readonly paid_at: Date | null
  readonly proof_id: string | null
  readonly ended_at: Date | null
  readonly cancelled_by: 'buyer' | 'time' | null
  readonly outcome: Exclude<DealOutcome, 'none'> | null
  readonly created_at: Date
  readonly status_at: Date
  readonly messages: number
}

export const dealColumns = sql`
  d.id, d.number, d.ad_id, a.side as ad_side, d.seller_id, d.buyer_id, d.taker_id, d.coin, k.scale as coin_scale, d.fiat,
  f.scale as fiat_scale, d.price, d.amount, d.fee, d.fiat_amount, d.limit_value, d.limit_currency, d.large, d.window_minutes, d.terms, d.method_kind,
  d.account_name, d.bank, d.branch, d.bank_code, d.account_sealed, d.account_ending, d.qr_id, d.payer_name, d.hold_id, d.status, d.pay_by,
  d.paid_at, d.proof_id, d.ended_at, d.cancelled_by, d.outcome, d.created_at, d.status_at,
  (select count(*)::int from otc_message m where m.deal_id = d.id) as messages`
export const dealsJoined = sql`
  from otc_deal d join otc_ad a on a.id = d.ad_id join coin k on k.code = d.coin join coin f on f.code = d.fiat`

/** Returns the side of a customer in a deal. */
export const sideOf = (deal: Pick<DealRow, 'seller_id'>, customerId: string): AdSide =>
  deal.seller_id === customerId ? 'sell' : 'buy'

/**
 * Returns a deal of this customer on either side; a deal of other customers gives the same result as an unknown one.
 */
export const findOwnDeal = (source: Source, customerId: string, id: string): Promise<DealRow | undefined> =>
  maybeOne(
    source,
    sql<DealRow>`select ${dealColumns} ${dealsJoined} where d.id = ${id} and ${customerId} in (d.seller_id, d.buyer_id)`,
  )

export const findDeal = (source: Source, id: string): Promise<DealRow | undefined> =>
  maybeOne(source, sql<DealRow>`select ${dealColumns} ${dealsJoined} where d.id = ${id}`)

/**
 * Locks two customers, neither of them a sub-account, always in the same order. So two customers with deals in both
 * directions cannot deadlock (threat TRF-03). The lock also protects counts of open deals and used limits.
 */
export async function lockTwo(tx: Tx, one_: string, other: string): Promise<void> {
  for (const id of [one_, other].toSorted())
    await one(tx, sql`select 1 from customer where id = ${id} for no key update`)
}

/** Locks the deal, both customers and the ad in the same order as taking an ad does. */
export async function lockDeal(tx: Tx, id: string): Promise<DealRow | undefined> {
  const found = await findDeal(tx, id)
  if (found === undefined) return undefined
  await lockTwo(tx, found.seller_id, found.buyer_id)
  await one(tx, sql`select 1 from otc_ad where id = ${found.ad_id} for update`)
  await one(tx, sql`select 1 from otc_deal where id = ${id} for update`)
  return findDeal(tx, id)
}

export const countOpenDeals = async (source: Source, customerId: string): Promise<number> =>
  (
    await one(
      source,
      sql<{ n: number }>`
        select count(*)::int as n from otc_deal d
         where d.taker_id = ${customerId} and d.status in ('created', 'paid', 'appeal')`,
    )
  ).n

/**
 * Returns the times of the last hours at which deals with this customer as buyer were cancelled, by the customer or by
 * time.
 */
export const cancelledSince = async (
  source: Source & Pick<Tx, 'now'>,
  buyerId: string,
  hours: number,
): Promise<Date[]> =>
  (
    await many(
      source,
      sql<{ ended_at: Date }>`
        select ended_at from otc_deal
         where buyer_id = ${buyerId} and cancelled_by is not null
           and ended_at > ${source.now}::timestamptz - make_interval(hours => ${hours})`,
    )
  ).map(({ ended_at }) => ended_at)

type NewDeal = Omit<
  DealRow,
  | 'number'
  | 'ad_side'
  | 'coin_scale'
  | 'fiat_scale'
  | 'status'
  | 'paid_at'
  | 'proof_id'
  | 'ended_at'
  | 'cancelled_by'
  | 'outcome'
  | 'created_at'
  | 'status_at'
  | 'messages'
> & { readonly payment_method_id: string; readonly seller_kyc: string; readonly buyer_kyc: string }

export async function insertDeal(tx: Tx, d: NewDeal): Promise<void> {
  await changed(
    tx,
    sql`insert into otc_deal (id, ad_id, seller_id, buyer_id, taker_id, coin, fiat, price, amount, fee, fiat_amount, limit_value, limit_currency, large,
                              window_minutes, terms, method_kind, payment_method_id, account_name, bank, branch, bank_code,
                              account_sealed, account_ending, qr_id, payer_name, hold_id, status, pay_by, seller_kyc, buyer_kyc, created_at,
                              status_at)
        values (${d.id}, ${d.ad_id}, ${d.seller_id}, ${d.buyer_id}, ${d.taker_id}, ${d.coin}, ${d.fiat}, ${String(d.price)}::numeric,
                ${String(d.amount)}::numeric, ${String(d.fee)}::numeric, ${String(d.fiat_amount)}::numeric,
                ${String(d.limit_value)}::numeric, ${d.limit_currency}, ${d.large}, ${d.window_minutes}, ${d.terms}, ${d.method_kind},
                ${d.payment_method_id}, ${d.account_name}, ${d.bank}, ${d.branch}, ${d.bank_code}, ${d.account_sealed},
                ${d.account_ending}, ${d.qr_id}, ${d.payer_name}, ${d.hold_id}, ${dealMachine.first}, ${d.pay_by}, ${d.seller_kyc}, ${d.buyer_kyc},
                ${tx.now}, ${tx.now})`,
  )
  await recordFirstStatus(tx, 'otc_deal', d.id, dealMachine)
}

/** Applies an event to a deal that the caller has locked and checked. Throws if the status does not allow it. */
export async function mustStepDeal(tx: Tx, id: string, event: DealEvent): Promise<void> {
  assert(
    (await move(tx, 'otc_deal', id, dealMachine, event)) !== undefined,
    `deal ${id} does not allow ${event} in its status`,
  )
  await changed(tx, sql`update otc_deal set status_at = ${tx.now} where id = ${id}`)
}

export const setPaid = (tx: Tx, id: string, proof: string | null): Promise<bigint> =>
  changed(tx, sql`update otc_deal set paid_at = ${tx.now}, proof_id = ${proof} where id = ${id}`)

export const setCancelled = (tx: Tx, id: string, by: 'buyer' | 'time'): Promise<bigint> =>
  changed(tx, sql`update otc_deal set ended_at = ${tx.now}, cancelled_by = ${by} where id = ${id}`)

export const setReleased = (
  tx: Tx,
  id: string,
  by: { readonly journalId: string; readonly factor: string | null },
): Promise<bigint> =>
  changed(
    tx,
    sql`update otc_deal set ended_at = ${tx.now}, journal_id = ${by.journalId}, factor = ${by.factor} where id = ${id}`,
  )

export const setOutcome = (tx: Tx, id: string, outcome: 'release' | 'return'): Promise<bigint> =>
  changed(tx, sql`update otc_deal set ended_at = ${tx.now}, outcome = ${outcome} where id = ${id}`)

/** Returns unpaid deals whose time to pay is over. */
export const dueDeals = (tx: Tx, max: number): Promise<{ id: string }[]> =>
  many(
    tx,
    sql<{ id: string }>`
      select id from otc_deal where status = 'created' and pay_by <= ${tx.now} order by pay_by limit ${max}`,
  )

/** True if the customer has a picture with this id that other customers may see. */
export const hasPicture = async (source: Source, customerId: string, id: string): Promise<boolean> =>
  (
    await many(
      source,
      sql`select 1 from upload where id = ${id} and owner = ${`customer:${customerId}`} and purpose = 'image'`,
    )
  ).length > 0
