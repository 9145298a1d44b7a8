import type { InputOf } from '@tessera/contract/platform/http/endpoint.ts'
import type { ReasonText } from '@tessera/contract/platform/settings/reason-areas.ts'
import type { payouts } from '@tessera/contract/payments/payouts/payouts.ts'
import type { payoutsReview } from '@tessera/contract/payments/payouts/payouts-review.ts'
import { statusesOf } from '@tessera/domain/platform/machine/machine.ts'
import { payoutMachine, publicPayoutStatuses } from '@tessera/domain/payments/payouts/machine.ts'
import { sql } from 'kysely'
import { contactOf } from '#access/customers/contact.sql.ts'
import { type Page, pageByTime } from '#platform/database/page.sql.ts'
import { many, maybeOne, type Source } from '#platform/database/rows.ts'
import { reasonText } from '#platform/settings/reasons.sql.ts'
import type { CalendarRow } from './paying-account.sql.ts'
import { payoutColumns, type PayoutRow } from './payouts.sql.ts'

export type ListedPayout = PayoutRow &
  CalendarRow & {
    readonly status_at: Date
    readonly reason: string | null
    readonly reason_text: ReasonText | null
    readonly customer_message: string | null
  }
export type ReviewedRow = ListedPayout & {
  readonly kyc_at_request: string
  readonly factor: string
  readonly batch: { readonly id: string; readonly number: string; readonly madeAt: string } | null
  readonly customer: {
    readonly id: string
    readonly number: string
    readonly email: string
    readonly name: string | null
  }
}

const columns = sql`${payoutColumns}, x.time_zone, x.cut_off, x.bank_holidays, p.status_at, p.reason, ${reasonText('payout', sql`p.reason`, sql`p.status_at`)} as reason_text, p.customer_message`
const joined = sql`from payout p join coin c on c.code = p.coin join bank_account x on x.id = p.exchange_account_id`
const reviewedColumns = sql`${columns}, p.kyc_at_request, p.factor,
  (select jsonb_build_object('id', b.id, 'number', b.number::text, 'madeAt', b.made_at) from payout_batch b where b.id = p.batch_id) as batch,
  jsonb_build_object('id', u.id, 'number', u.number::text, 'email', ${contactOf('u')}, 'name', u.real_name) as customer`
const reviewedFrom = sql`${joined} join customer u on u.id = p.customer_id`

/** Sorts payouts by the time of their request. */
const order = { at: sql`p.requested_at`, id: sql`p.id` }

/** Returns a customer's payouts, newest first. */
export function listPayouts(
  source: Source,
  customerId: string,
  { fiat, status, ...request }: InputOf<typeof payouts.list>,
): Promise<Page<ListedPayout>> {
  const stages = statusesOf(payoutMachine).filter(
    (stage) => status === undefined || publicPayoutStatuses[stage] === status,
  )
  const chosen = sql`${joined} where p.customer_id = ${customerId} and p.status = any(${stages})
    and (${fiat ?? null}::text is null or p.coin = ${fiat ?? null})`
  return pageByTime(source, { columns, chosen, ...order }, request)
}

export const findPayout = (source: Source, customerId: string, id: string): Promise<ListedPayout | undefined> =>
  maybeOne(source, sql<ListedPayout>`select ${columns} ${joined} where p.id = ${id} and p.customer_id = ${customerId}`)

/** Returns payouts of all customers, oldest first, in the order of work. */
export function listForReview(
  source: Source,
  { stage, fiat, ...request }: InputOf<typeof payoutsReview.list>,
): Promise<Page<ReviewedRow>> {
  const chosen = sql`${reviewedFrom} where (${stage ?? null}::text is null or p.status = ${stage ?? null})
    and (${fiat ?? null}::text is null or p.coin = ${fiat ?? null})`
  return pageByTime(source, { columns: reviewedColumns, chosen, ...order }, request, 'oldest')
}

export const findForReview = (source: Source, id: string): Promise<ReviewedRow | undefined> =>
  maybeOne(source, sql<ReviewedRow>`select ${reviewedColumns} ${reviewedFrom} where p.id = ${id}`)

/** Returns the payout, locked until a decision on it is made. */
export const lockForReview = (tx: Source, id: string): Promise<ReviewedRow | undefined> =>
  maybeOne(tx, sql<ReviewedRow>`select ${reviewedColumns} ${reviewedFrom} where p.id = ${id} for update of p`)

const waitingFor = {
  review: sql`p.status = 'review'`,
  held_back: sql`p.status = 'approved' and p.held_back is not null`,
  rejected: sql`p.status = 'sent' and exists (select 1 from bank_state_of(p.reference) s where s.state = 'RJCT')
    and not exists (select 1 from bank_line l where l.names_payout = p.id and l.status = 'queued')`,
} as const

/**
 * Returns payouts that wait for people: new ones, those that the last export held back, and those that the bank
 * rejected.
 */
export const listWaiting = (source: Source, where: keyof typeof waitingFor, limit: number): Promise<ReviewedRow[]> =>
  many(
    source,
    sql<ReviewedRow>`
      select ${reviewedColumns} ${reviewedFrom}
       where ${waitingFor[where]}
       order by p.status_at, p.id limit ${limit}`,
  )
