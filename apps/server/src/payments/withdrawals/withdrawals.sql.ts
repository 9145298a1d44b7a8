import type { Amount } from '@tessera/domain/books/money/amount.ts'
import { assert } from '@tessera/domain/platform/outcome/outcome.ts'
import type { SignerRefusal } from '@tessera/domain/payments/withdrawals/signing-policy.ts'
import type { Beneficiary, Unidentified } from '@tessera/domain/payments/withdrawals/travel-rule.ts'
import {
  withdrawalMachine,
  type WithdrawalEvent,
  type WithdrawalStatus,
} from '@tessera/domain/payments/withdrawals/machine.ts'
import { sql } from 'kysely'
import { changed, many, maybeOne, type Source } from '#platform/database/rows.ts'
import { recordFirstStatus, move } from '#platform/database/state.sql.ts'
import type { Tx } from '#platform/database/tx.ts'

export type WithdrawalRow = {
  readonly id: string
  readonly customer_id: string
  readonly coin: string
  readonly chain: string
  readonly address: string
  /** The tag that the recipient requires. The payment has it as a memo. */
  readonly tag: string | null
  readonly address_id: string
  readonly amount: Amount
  readonly fee: Amount
  /** False if the fee was quoted without the rent of a token account for the receiver. */
  readonly may_open_account: boolean
  readonly limit_value: Amount
  readonly limit_currency: string
  readonly remark: string | null
  readonly status: WithdrawalStatus
  readonly seal: string
  readonly hold_id: string
  /** The customer's reason for an amount over the limit, which two people decide. */
  readonly over_limit_reason: string | null
  readonly kyc_at_request: string
  readonly factor: string
  readonly beneficiary: Beneficiary | null
  readonly identified: boolean
  readonly requested_at: Date
  /** The time at which it lapses unless it is confirmed; null if no email was sent. */
  readonly confirm_by: Date | null
  /** The reason for which the signer does not pay it now. People check it. */
  readonly signer_refusal: SignerRefusal | null
}

const columns = sql`w.id, w.customer_id, w.coin, w.chain, w.address, w.tag, w.address_id, w.amount, w.fee, w.may_open_account, w.limit_value, w.limit_currency, w.remark,
  w.status, w.seal, w.hold_id, w.over_limit_reason, w.kyc_at_request, w.factor, w.beneficiary, w.identified, w.requested_at, w.confirm_by,
  w.signer_refusal`

type NewWithdrawal = Omit<WithdrawalRow, 'status' | 'requested_at' | 'confirm_by' | 'signer_refusal'> & {
  readonly unidentified: Unidentified
  /** The time of the request, which is in the past for a withdrawal that was reconstructed after a restore. */
  readonly requested_at?: Date
}
export async function insertWithdrawal(tx: Tx, w: NewWithdrawal): Promise<void> {
  await changed(
    tx,
    sql`insert into withdrawal (id, customer_id, coin, chain, address, tag, address_id, amount, fee, may_open_account, limit_value, limit_currency, remark, status,
                                seal, hold_id, over_limit_reason, kyc_at_request, factor, beneficiary, identified, unidentified_before, unidentified_cap,
                                requested_at, status_at)
        values (${w.id}, ${w.customer_id}, ${w.coin}, ${w.chain}, ${w.address}, ${w.tag}, ${w.address_id}, ${String(w.amount)}::numeric,
                ${String(w.fee)}::numeric, ${w.may_open_account}, ${String(w.limit_value)}::numeric, ${w.limit_currency}, ${w.remark}, ${withdrawalMachine.first}, ${w.seal},
                ${w.hold_id}, ${w.over_limit_reason}, ${w.kyc_at_request}, ${w.factor}, ${w.beneficiary === null ? null : JSON.stringify(w.beneficiary)}::jsonb, ${w.identified},
                ${String(w.unidentified.before)}::numeric, ${String(w.unidentified.cap)}::numeric, ${w.requested_at ?? tx.now}, ${tx.now})`,
  )
  await recordFirstStatus(tx, 'withdrawal', w.id, withdrawalMachine)
}

/** Returns the withdrawal, locked until the transaction ends. */
export const lockWithdrawal = (tx: Tx, id: string): Promise<WithdrawalRow | undefined> =>
  maybeOne(tx, sql<WithdrawalRow>`select ${columns} from withdrawal w where w.id = ${id} for update`)

/** Returns all withdrawals in a status. Those that the signer refused come last, so that they do not block others. */
export const withdrawalsIn = (tx: Source, chain: string, status: WithdrawalStatus): Promise<WithdrawalRow[]> =>
  many(
    tx,
    sql<WithdrawalRow>`
      select ${columns} from withdrawal w where w.chain = ${chain} and w.status = ${status}
       order by w.signer_refusal is not null, w.status_at, w.id`,
  )

/** Applies an event to the withdrawal if its status allows it. Returns false if its status has changed before. */
export async function stepWithdrawal(tx: Tx, id: string, event: WithdrawalEvent): Promise<boolean> {
  if ((await move(tx, 'withdrawal', id, withdrawalMachine, event)) === undefined) return false
  await changed(tx, sql`update withdrawal set status_at = ${tx.now} where id = ${id}`)
  return true
}

/**
 * Does the same as `stepWithdrawal` for a caller that has locked and checked the row. Throws if the status does not
 * allow the event.
 */
export async function mustStep(tx: Tx, id: string, event: WithdrawalEvent): Promise<void> {
  assert(await stepWithdrawal(tx, id, event), `withdrawal ${id} cannot take the event ${event}`)
}

export const setReason = (tx: Tx, id: string, reason: string, reported: string | null): Promise<bigint> =>
  changed(tx, sql`update withdrawal set reason = ${reason}, customer_message = ${reported} where id = ${id}`)

export const setPaid = (tx: Tx, id: string, journalId: string): Promise<bigint> =>
  changed(tx, sql`update withdrawal set journal_id = ${journalId} where id = ${id}`)

/** Returns the number of changed rows: zero if this refusal was already stored. */
export const setSignerRefusal = (tx: Tx, id: string, why: SignerRefusal | null): Promise<bigint> =>
  changed(
    tx,
    sql`update withdrawal set signer_refusal = ${why} where id = ${id} and signer_refusal is distinct from ${why}`,
  )
