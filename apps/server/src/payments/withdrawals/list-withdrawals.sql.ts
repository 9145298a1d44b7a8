import type { InputOf } from '@tessera/contract/platform/http/endpoint.ts'
import type { withdrawals } from '@tessera/contract/payments/withdrawals/withdrawals.ts'
import type { withdrawalsReview } from '@tessera/contract/payments/withdrawals/withdrawals-review.ts'
import type { ReasonText } from '@tessera/contract/platform/settings/reason-areas.ts'
import { statusesOf } from '@tessera/domain/platform/machine/machine.ts'
import type { Amount } from '@tessera/domain/books/money/amount.ts'
import {
  type PublicWithdrawalStatus,
  publicWithdrawalStatus,
  withdrawalMachine,
  type WithdrawalStatus,
} from '@tessera/domain/payments/withdrawals/machine.ts'
import type { Doubt } from '@tessera/domain/payments/withdrawals/payment-evidence.ts'
import type { SignerRefusal } from '@tessera/domain/payments/withdrawals/signing-policy.ts'
import type { Beneficiary } from '@tessera/domain/payments/withdrawals/travel-rule.ts'
import { sql } from 'kysely'
import { contactOf } from '#access/customers/contact.sql.ts'
import { type Page, pageByTime } from '#platform/database/page.sql.ts'
import { maybeOne, type Source } from '#platform/database/rows.ts'
import { reasonText } from '#platform/settings/reasons.sql.ts'
import type { HostAnswer } from './payment-evidence.sql.ts'

export type ListedWithdrawal = {
  readonly id: string
  readonly requested_at: Date
  readonly coin: string
  readonly chain: string
  readonly scale: number
  readonly address: string
  readonly tag: string | null
  readonly amount: Amount
  readonly fee: Amount
  readonly remark: string | null
  readonly beneficiary: Beneficiary | null
  readonly status: WithdrawalStatus
  readonly status_at: Date
  readonly confirm_by: Date | null
  readonly reason: string | null
  readonly reason_text: ReasonText | null
  readonly customer_message: string | null
  readonly over_limit_reason: string | null
  /** The signature of the last attempt that was sent and may have been confirmed. */
  readonly signature: string | null
}

const columns = sql`w.id, w.requested_at, w.coin, w.chain, c.scale, w.address, w.tag, w.amount, w.fee, w.remark, w.beneficiary, w.status, w.status_at, w.confirm_by, w.reason, ${reasonText('withdrawal', sql`w.reason`, sql`w.status_at`)} as reason_text, w.customer_message, w.over_limit_reason,
  (select a.signature from withdraw_attempt a where a.withdrawal_id = w.id and a.outcome <> 'expired' and w.status not in ('approved', 'signed')
    order by a.n desc limit 1) as signature`

/** Sorts withdrawals by the time of their request. */
const order = { at: sql`w.requested_at`, id: sql`w.id` }

/** Returns the stages that customers see as one status; all stages if it is undefined. */
export const stagesOf = (status: PublicWithdrawalStatus | undefined): WithdrawalStatus[] =>
  statusesOf(withdrawalMachine).filter(
    (stage) => publicWithdrawalStatus(stage) === (status ?? publicWithdrawalStatus(stage)),
  )

type Listed = Omit<InputOf<typeof withdrawals.list>, 'status'> & { readonly stages: readonly WithdrawalStatus[] }

/** Returns one page of a customer's withdrawals in these stages, newest first, with their total number. */
export function listWithdrawals(tx: Source, customerId: string, request: Listed): Promise<Page<ListedWithdrawal>> {
  const { coin, stages, from, to } = request
  const chosen = sql`
    from withdrawal w join coin c on c.code = w.coin
   where w.customer_id = ${customerId} and w.status = any(${stages})
     and (${coin ?? null}::text is null or w.coin = ${coin ?? null})
     and (${from ?? null}::timestamptz is null or w.requested_at >= ${from ?? null})
     and (${to ?? null}::timestamptz is null or w.requested_at <= ${to ?? null})`
  return pageByTime(tx, { columns, chosen, ...order }, request)
}

export const findWithdrawal = (tx: Source, customerId: string, id: string): Promise<ListedWithdrawal | undefined> =>
  maybeOne(
    tx,
    sql<ListedWithdrawal>`
      select ${columns} from withdrawal w join coin c on c.code = w.coin where w.id = ${id} and w.customer_id = ${customerId}`,
  )

export type ReviewedRow = ListedWithdrawal & {
  readonly signer_refusal: SignerRefusal | null
  readonly kyc_at_request: string
  readonly factor: string
  readonly customer: {
    readonly id: string
    readonly number: string
    readonly email: string
    readonly name: string | null
  }
  readonly attempts: {
    readonly txId: string
    readonly outcome: 'pending' | 'finalised' | 'expired' | 'failed_onchain'
    readonly at: string
    readonly lastValidHeight: string
  }[]
  readonly evidence: { readonly doubt: Doubt; readonly at: string; readonly hosts: readonly HostAnswer[] } | null
  readonly hot_wallet: string | null
}

const reviewedColumns = sql`${columns}, w.signer_refusal, w.kyc_at_request, w.factor,
         jsonb_build_object('id', u.id, 'number', u.number::text, 'email', ${contactOf('u')}, 'name', u.real_name) as customer,
         coalesce((select jsonb_agg(jsonb_build_object('txId', a.signature, 'outcome', a.outcome, 'lastValidHeight', a.last_valid_height::text,
                            'at', to_char(a.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) order by a.n)
                     from withdraw_attempt a where a.withdrawal_id = w.id), '[]') as attempts,
         (select jsonb_build_object('doubt', e.doubt, 'hosts', e.hosts, 'at', to_char(e.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
            from payment_evidence e
           where e.withdrawal_id = w.id and e.doubt = w.signer_refusal and w.status in ('approved', 'broadcast')) as evidence,
         (select h.address from house_address h where h.chain = w.chain and h.kind = 'hot' order by h.created_at desc limit 1) as hot_wallet`
const reviewedFrom = sql`from withdrawal w join coin c on c.code = w.coin join customer u on u.id = w.customer_id`

/** Returns one page of all customers' withdrawals, oldest first, in the order of work. */
export function listForReview(tx: Source, request: InputOf<typeof withdrawalsReview.list>): Promise<Page<ReviewedRow>> {
  const { stage } = request
  const stages = stage === undefined ? statusesOf(withdrawalMachine) : [stage]
  const chosen = sql`${reviewedFrom} where w.status = any(${stages})`
  const counted = sql`from withdrawal where status = any(${stages})`
  return pageByTime(tx, { columns: reviewedColumns, chosen, counted, ...order }, request, 'oldest')
}

export const findForReview = (tx: Source, id: string): Promise<ReviewedRow | undefined> =>
  maybeOne(tx, sql<ReviewedRow>`select ${reviewedColumns} ${reviewedFrom} where w.id = ${id}`)
