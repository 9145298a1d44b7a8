import type { Amount } from '@tessera/domain/books/money/amount.ts'
import type { WithdrawalStatus } from '@tessera/domain/payments/withdrawals/machine.ts'
import { doubts } from '@tessera/domain/payments/withdrawals/payment-evidence.ts'
import type { SignerRefusal } from '@tessera/domain/payments/withdrawals/signing-policy.ts'
import type { Beneficiary } from '@tessera/domain/payments/withdrawals/travel-rule.ts'
import { sql } from 'kysely'
import { many, maybeOne, type Source } from '#platform/database/rows.ts'
import type { Tx } from '#platform/database/tx.ts'

export type Reviewed = {
  readonly id: string
  readonly coin: string
  readonly chain: string
  readonly scale: number
  readonly address: string
  readonly tag: string | null
  readonly amount: Amount
  readonly fee: Amount
  readonly beneficiary: Beneficiary | null
  readonly identified: boolean
  readonly status: WithdrawalStatus
  readonly status_at: Date
  readonly requested_at: Date
  readonly over_limit_reason: string | null
  readonly signer_refusal: SignerRefusal | null
  readonly customer: { readonly id: string; readonly number: string; readonly name: string | null }
}

const reviewed = sql`
  select w.id, w.coin, w.chain, c.scale, w.address, w.tag, w.amount, w.fee, w.beneficiary, w.identified, w.status, w.status_at, w.requested_at, w.over_limit_reason, w.signer_refusal,
         jsonb_build_object('id', u.id, 'number', u.number::text, 'name', u.real_name) as customer
    from withdrawal w join coin c on c.code = w.coin join customer u on u.id = w.customer_id`

/** Returns the content of a decision. Locks the withdrawal until the transaction ends. */
export const withdrawalForReview = (tx: Tx, id: string): Promise<Reviewed | undefined> =>
  maybeOne(tx, sql<Reviewed>`${reviewed} where w.id = ${id} for update of w`)

/** Withdrawals that wait for two people: new ones, and those that failed on the chain. */
export const listWaiting = (source: Source, limit: number): Promise<Reviewed[]> =>
  many(
    source,
    sql<Reviewed>`${reviewed} where w.status in ('review', 'failed') order by w.status_at, w.id limit ${limit}`,
  )

/** Refusals after which only evidence can decide, because the withdrawal may have been paid already. */
const paymentInDoubt = [...doubts, 'restart_wait']

/** True for a refusal that has nothing to do with an earlier payment. */
export const isRecallable = (refusal: SignerRefusal | null): boolean =>
  refusal !== null && !paymentInDoubt.includes(refusal)

/** Withdrawals that two people approved and the signer refuses to pay. */
export const listRefusedBySigner = (source: Source, limit: number): Promise<Reviewed[]> =>
  many(
    source,
    sql<Reviewed>`
      ${reviewed} where w.status = 'approved' and w.signer_refusal is not null and w.signer_refusal <> all(${paymentInDoubt})
       order by w.status_at, w.id limit ${limit}`,
  )

/** Returns withdrawals that may have been paid already. They are signed again only after two people agree. */
export const listInDoubt = (source: Source, limit: number): Promise<Reviewed[]> =>
  many(
    source,
    sql<Reviewed>`
      ${reviewed} where w.status in ('approved', 'broadcast') and w.signer_refusal = any(${[...doubts]})
       order by w.status_at, w.id limit ${limit}`,
  )
