import type { Amount } from '@tessera/domain/books/money/amount.ts'
import type { PaymentTexts } from '@tessera/domain/payments/bank-accounts/payment-texts.ts'
import { assert } from '@tessera/domain/platform/outcome/outcome.ts'
import type { HeldBack } from '@tessera/domain/payments/payouts/export-policy.ts'
import { type PayoutEvent, payoutMachine, type PayoutStatus } from '@tessera/domain/payments/payouts/machine.ts'
import { sql } from 'kysely'
import { changed, jsonOrNull, many, maybeOne, type Source } from '#platform/database/rows.ts'
import { recordFirstStatus, move } from '#platform/database/state.sql.ts'
import type { Tx } from '#platform/database/tx.ts'

export type PayoutRow = {
  readonly id: string
  readonly number: bigint
  readonly customer_id: string
  readonly coin: string
  readonly scale: number
  readonly amount: Amount
  readonly fee: Amount
  readonly limit_value: Amount
  readonly limit_currency: string
  readonly reference: string
  readonly customer_bank_account_id: string
  readonly account_name: string
  readonly bank: string
  readonly branch: string | null
  readonly bank_country: string
  readonly bank_code: string | null
  readonly ifsc: string | null
  readonly number_sealed: string
  readonly number_ending: string
  /** Null for payouts that were requested before files had confirmed texts. */
  readonly payment_texts: PaymentTexts | null
  readonly status: PayoutStatus
  readonly seal: string
  readonly held_back: HeldBack | null
  readonly exchange_account_id: string
  readonly hold_id: string
  readonly over_limit_reason: string | null
  readonly journal_id: string | null
  readonly requested_at: Date
}

export const payoutColumns = sql`p.id, p.number, p.customer_id, p.coin, c.scale, p.amount, p.fee, p.limit_value, p.limit_currency, p.reference,
  p.customer_bank_account_id, p.account_name, p.bank, p.branch, p.bank_country, p.bank_code, p.ifsc, p.number_sealed, p.number_ending,
  p.payment_texts, p.status, p.seal, p.held_back, p.exchange_account_id, p.hold_id, p.over_limit_reason, p.journal_id, p.requested_at`
const joined = sql`from payout p join coin c on c.code = p.coin`

type New = Omit<PayoutRow, 'number' | 'scale' | 'status' | 'held_back' | 'journal_id' | 'requested_at'> & {
  readonly kyc_at_request: string
  readonly factor: string
}
export async function insertPayout(tx: Tx, p: New): Promise<void> {
  await changed(
    tx,
    sql`insert into payout (id, customer_id, coin, amount, fee, limit_value, limit_currency, reference, customer_bank_account_id, account_name, bank,
                            branch, bank_country, bank_code, ifsc, number_sealed, number_ending, payment_texts, status, seal, exchange_account_id, hold_id,
                            over_limit_reason, kyc_at_request, factor, requested_at, status_at)
        values (${p.id}, ${p.customer_id}, ${p.coin}, ${String(p.amount)}::numeric, ${String(p.fee)}::numeric,
                ${String(p.limit_value)}::numeric, ${p.limit_currency}, ${p.reference}, ${p.customer_bank_account_id}, ${p.account_name}, ${p.bank},
                ${p.branch}, ${p.bank_country}, ${p.bank_code}, ${p.ifsc}, ${p.number_sealed}, ${p.number_ending}, ${jsonOrNull(p.payment_texts)}::jsonb,
                ${payoutMachine.first}, ${p.seal}, ${p.exchange_account_id}, ${p.hold_id}, ${p.over_limit_reason}, ${p.kyc_at_request}, ${p.factor}, ${tx.now}, ${tx.now})`,
  )
  await recordFirstStatus(tx, 'payout', p.id, payoutMachine)
}

/** Returns the payout, locked until the transaction ends. */
export const lockPayout = (
  tx: Tx,
  by: { readonly id: string } | { readonly reference: string },
): Promise<PayoutRow | undefined> =>
  maybeOne(
    tx,
    sql<PayoutRow>`select ${payoutColumns} ${joined}
      where ${'id' in by ? sql`p.id = ${by.id}` : sql`p.reference = ${by.reference}`} for update of p`,
  )

/** Returns the payout without a lock, for display only. */
export const payoutByReference = (source: Source, reference: string): Promise<PayoutRow | undefined> =>
  maybeOne(source, sql<PayoutRow>`select ${payoutColumns} ${joined} where p.reference = ${reference}`)

/**
 * Returns the oldest approved payouts of an account of the exchange that are in no file, locked. Those that the last
 * export held back come last.
 */
export const lockApproved = (tx: Tx, accountId: string, max: number): Promise<PayoutRow[]> =>
  many(
    tx,
    sql<PayoutRow>`
      select ${payoutColumns} ${joined} where p.status = 'approved' and p.exchange_account_id = ${accountId}
       order by p.held_back is not null, p.number limit ${max} for update of p`,
  )

/** Returns payouts in no file that a lost file may contain, of one currency or of all; locks them. */
export const lockUnfiled = (tx: Tx, coin: string | undefined): Promise<PayoutRow[]> =>
  many(
    tx,
    sql<PayoutRow>`
      select ${payoutColumns} ${joined}
       where p.status in ('review', 'approved') and (${coin ?? null}::text is null or p.coin = ${coin ?? null})
       order by p.number for update of p`,
  )

/** Applies an event to a row that the caller has locked and checked. Throws if the status does not allow it. */
export async function mustStep(tx: Tx, id: string, event: PayoutEvent): Promise<void> {
  assert(await move(tx, 'payout', id, payoutMachine, event), `payout ${id} cannot take the event ${event}`)
  await changed(tx, sql`update payout set status_at = ${tx.now} where id = ${id}`)
}

export const setReason = (tx: Tx, id: string, reason: string, reported: string | null): Promise<bigint> =>
  changed(tx, sql`update payout set reason = ${reason}, customer_message = ${reported} where id = ${id}`)

export const setHeldBack = (tx: Tx, id: string, why: HeldBack | null): Promise<bigint> =>
  changed(tx, sql`update payout set held_back = ${why} where id = ${id} and held_back is distinct from ${why}`)

export const setBatch = (tx: Tx, id: string, batchId: string): Promise<bigint> =>
  changed(tx, sql`update payout set batch_id = ${batchId}, held_back = null where id = ${id}`)

export const setPaid = (
  tx: Tx,
  id: string,
  paid: { readonly journalId: string; readonly lineId: string },
): Promise<bigint> =>
  changed(tx, sql`update payout set journal_id = ${paid.journalId}, bank_line_id = ${paid.lineId} where id = ${id}`)

export const setReturned = (tx: Tx, id: string, lineId: string): Promise<bigint> =>
  changed(tx, sql`update payout set return_line_id = ${lineId} where id = ${id}`)

/**
 * True if the bank reported any line with the payout's reference. For a payout in no file this is false, unless a
 * restore lost its file.
 */
export const bankKnows = async (tx: Tx, id: string): Promise<boolean> =>
  (
    await many(
      tx,
      sql`select 1 from bank_line where names_payout = ${id} and status not in ('voided', 'reversed') limit 1`,
    )
  ).length > 0

/** True if a line with the payout's reference waits for a decision. */
export const lineWaits = async (tx: Tx, id: string): Promise<boolean> =>
  (await many(tx, sql`select 1 from bank_line where names_payout = ${id} and status = 'queued'`)).length > 0
