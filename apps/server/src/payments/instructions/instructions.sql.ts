import type { Amount } from '@tessera/domain/books/money/amount.ts'
import type { InstructionKind } from '@tessera/domain/payments/instructions/kinds.ts'
import {
  type InstructionEvent,
  instructionMachine,
  type InstructionStatus,
} from '@tessera/domain/payments/instructions/machine.ts'
import type { HeldBack } from '@tessera/domain/payments/payouts/export-policy.ts'
import type { PaymentTexts } from '@tessera/domain/payments/bank-accounts/payment-texts.ts'
import { assert } from '@tessera/domain/platform/outcome/outcome.ts'
import { sql } from 'kysely'
import type { PageRequest } from '#platform/database/keyset.ts'
import { type Page, pageByNumber } from '#platform/database/page.sql.ts'
import { changed, jsonOrNull, many, maybeOne, type Source } from '#platform/database/rows.ts'
import { move, recordFirstStatus } from '#platform/database/state.sql.ts'
import type { Tx } from '#platform/database/tx.ts'

export type InstructionRow = {
  readonly id: string
  readonly number: bigint
  readonly kind: InstructionKind
  readonly source_of: string
  readonly owner_key: string
  readonly owner_name: string
  readonly coin: string
  readonly scale: number
  readonly amount: Amount
  readonly fee: Amount
  readonly recovered: Amount
  readonly overpaid: Amount
  readonly repaid: Amount
  readonly reference: string
  readonly beneficiary_id: string | null
  readonly returns_line: string | null
  readonly account_name: string
  readonly bank: string | null
  readonly bank_country: string | null
  readonly bank_code: string | null
  readonly ifsc: string | null
  readonly address: string | null
  readonly number_sealed: string | null
  readonly number_ending: string | null
  /** Null for a payment made at the bank, and for instructions from earlier releases. */
  readonly payment_texts: PaymentTexts | null
  readonly exchange_account_id: string | null
  readonly is_by_hand: boolean
  readonly status: InstructionStatus
  readonly seal: string | null
  readonly held_back: HeldBack | null
  readonly batch_id: string | null
  readonly note: string
  readonly prepared_by: string | null
  readonly prepared_at: Date
  readonly status_at: Date
}

const columns = sql`
  i.id, i.number, i.kind, i.source_of, i.owner_key, i.owner_name, i.coin, c.scale, i.amount, i.fee, i.recovered, i.overpaid, i.repaid,
  i.reference, i.beneficiary_id, i.returns_line, i.account_name, i.bank, i.bank_country, i.bank_code, i.ifsc, i.address, i.number_sealed,
  i.number_ending, i.payment_texts, i.exchange_account_id, i.is_by_hand, i.status, i.seal, i.held_back, i.batch_id, i.note, i.prepared_by,
  i.prepared_at, i.status_at`
const joined = sql`from payment_instruction i join coin c on c.code = i.coin`

export type NewInstruction = Omit<
  InstructionRow,
  | 'number'
  | 'scale'
  | 'fee'
  | 'recovered'
  | 'overpaid'
  | 'repaid'
  | 'status'
  | 'held_back'
  | 'batch_id'
  | 'prepared_at'
  | 'status_at'
>

export async function insertInstruction(tx: Tx, i: NewInstruction): Promise<void> {
  await changed(
    tx,
    sql`insert into payment_instruction (id, kind, source_of, owner_key, owner_name, coin, amount, reference, beneficiary_id, returns_line,
                                         account_name, bank, bank_country, bank_code, ifsc, address, number_sealed, number_ending, payment_texts,
                                         exchange_account_id, is_by_hand, status, seal, note, prepared_by, prepared_at, status_at)
        values (${i.id}, ${i.kind}, ${i.source_of}, ${i.owner_key}, ${i.owner_name}, ${i.coin}, ${String(i.amount)}::numeric, ${i.reference},
                ${i.beneficiary_id}, ${i.returns_line}, ${i.account_name}, ${i.bank}, ${i.bank_country}, ${i.bank_code}, ${i.ifsc},
                ${i.address}, ${i.number_sealed}, ${i.number_ending}, ${jsonOrNull(i.payment_texts)}::jsonb, ${i.exchange_account_id}, ${i.is_by_hand},
                ${instructionMachine.first}, ${i.seal}, ${i.note}, ${i.prepared_by}, ${tx.now}, ${tx.now})`,
  )
  await recordFirstStatus(tx, 'payment_instruction', i.id, instructionMachine)
}

/** Returns the instruction, locked until the transaction ends. */
export const lockInstruction = (
  tx: Tx,
  by: { readonly id: string } | { readonly reference: string },
): Promise<InstructionRow | undefined> =>
  maybeOne(
    tx,
    sql<InstructionRow>`select ${columns} ${joined}
      where ${'id' in by ? sql`i.id::text = ${by.id}` : sql`i.reference = ${by.reference}`} for update of i`,
  )

/** Returns the instruction without a lock, for display only. */
export const instructionByReference = (source: Source, reference: string): Promise<InstructionRow | undefined> =>
  maybeOne(source, sql<InstructionRow>`select ${columns} ${joined} where i.reference = ${reference}`)

/** Returns the oldest approved instructions of an account of the exchange that are in no file, locked. */
export const lockApprovedInstructions = (tx: Tx, accountId: string, max: number): Promise<InstructionRow[]> =>
  many(
    tx,
    sql<InstructionRow>`
      select ${columns} ${joined} where i.status = 'approved' and i.exchange_account_id = ${accountId}
       order by i.held_back is not null, i.number limit ${max} for update of i`,
  )

/** Returns prepared and approved instructions of a currency, or of all; they are in no file. Locks them. */
export const lockUnfiled = (tx: Tx, coin: string | undefined): Promise<InstructionRow[]> =>
  many(
    tx,
    sql<InstructionRow>`
      select ${columns} ${joined}
       where i.status in ('prepared', 'approved') and (${coin ?? null}::text is null or i.coin = ${coin ?? null})
       order by i.number for update of i`,
  )

/** Returns the instructions of a file in its order. */
export const instructionsIn = (source: Source, batchId: string): Promise<InstructionRow[]> =>
  many(source, sql<InstructionRow>`select ${columns} ${joined} where i.batch_id = ${batchId} order by i.number`)

/** Applies an event to a row that the caller has locked and checked. Throws if the status does not allow it. */
export async function mustStep(tx: Tx, id: string, event: InstructionEvent): Promise<void> {
  const moved = await move(tx, 'payment_instruction', id, instructionMachine, event)
  assert(moved, `payment instruction ${id} cannot take the event ${event}`)
  await changed(tx, sql`update payment_instruction set status_at = ${tx.now} where id = ${id}`)
}

type Charged = { readonly fee: Amount; readonly recovered: Amount; readonly overpaid: Amount }
/** Records the fee and the recovered overpayments. Must run before the instruction leaves `prepared`. */
export const setCharged = (tx: Tx, id: string, { fee, recovered, overpaid }: Charged): Promise<bigint> =>
  changed(
    tx,
    sql`update payment_instruction set fee = ${String(fee)}::numeric, recovered = ${String(recovered)}::numeric,
               overpaid = ${String(overpaid)}::numeric
         where id = ${id}`,
  )

/** Records that a part of an overpayment was paid back. */
export const noteRepaid = (tx: Tx, id: string, part: Amount): Promise<bigint> =>
  changed(tx, sql`update payment_instruction set repaid = repaid + ${String(part)}::numeric where id = ${id}`)

export const setHeldBack = (tx: Tx, id: string, why: HeldBack | null): Promise<bigint> =>
  changed(
    tx,
    sql`update payment_instruction set held_back = ${why} where id = ${id} and held_back is distinct from ${why}`,
  )

export const setBatch = (tx: Tx, id: string, batchId: string): Promise<bigint> =>
  changed(tx, sql`update payment_instruction set batch_id = ${batchId}, held_back = null where id = ${id}`)

export const setSettled = (tx: Tx, id: string, lineId: string): Promise<bigint> =>
  changed(tx, sql`update payment_instruction set bank_line_id = ${lineId} where id = ${id}`)

export const setReturned = (tx: Tx, id: string, lineId: string): Promise<bigint> =>
  changed(tx, sql`update payment_instruction set return_line_id = ${lineId} where id = ${id}`)

/** True if the bank reported a line with the instruction's reference, so that it was sent before. */
export const bankKnows = async (tx: Tx, id: string): Promise<boolean> =>
  (
    await many(
      tx,
      sql`select 1 from bank_line where names_instruction = ${id} and status not in ('voided', 'reversed') limit 1`,
    )
  ).length > 0

/** True if a line with the instruction's reference waits for a decision. */
export const lineWaits = async (tx: Tx, id: string): Promise<boolean> =>
  (await many(tx, sql`select 1 from bank_line where names_instruction = ${id} and status = 'queued'`)).length > 0

/** True if a proposal about this instruction waits for a second person. */
export const hasProposal = async (tx: Tx, id: string): Promise<boolean> =>
  (
    await many(
      tx,
      sql`select 1 from approval_request where kind = 'payment_instruction' and subject_id = ${id} and status = 'requested'`,
    )
  ).length > 0

export type ListedInstruction = InstructionRow & {
  readonly label: string
  readonly prepared_by_name: string
  readonly batch_number: bigint | null
  readonly batch_made_at: Date | null
  readonly paid_by: string | null
  readonly returned_by: string | null
}
const listed = sql`
  ${columns}, ${labelOf(sql`i.kind`, sql`i.source_of`)} as label, coalesce(o.name, '') as prepared_by_name,
  t.number as batch_number, t.made_at as batch_made_at,
  (select l.line_id from bank_line l where l.id = i.bank_line_id) as paid_by,
  (select l.line_id from bank_line l where l.id = i.return_line_id) as returned_by`
const listJoined = sql`${joined} left join operator o on o.id = i.prepared_by left join payout_batch t on t.id = i.batch_id`

/** Returns SQL of the product's symbol, the country, or the bank's number of the returned line; empty for fees. */
export function labelOf(kind: ReturnType<typeof sql>, of: ReturnType<typeof sql>) {
  return sql`case when ${kind} in ('issuer_proceeds', 'funding_return') then coalesce((select p.symbol from product p where p.id::text = ${of}), ${of})
                  when ${kind} = 'payment_return' then coalesce((select l.line_id from bank_line l where l.id::text = ${of}), ${of})
                  when ${kind} = 'withheld_tax' then ${of} else '' end`
}

export const findInstruction = (source: Source, id: string): Promise<ListedInstruction | undefined> =>
  maybeOne(source, sql<ListedInstruction>`select ${listed} ${listJoined} where i.id::text = ${id}`)

export const pageOfInstructions = (
  source: Source,
  { status, ...request }: PageRequest & { readonly status?: InstructionStatus | undefined },
): Promise<Page<ListedInstruction>> => {
  const where = sql`(${status ?? null}::text is null or i.status = ${status ?? null})`
  return pageByNumber(
    source,
    {
      columns: listed,
      chosen: sql`${listJoined} where ${where}`,
      counted: sql`from payment_instruction i where ${where}`,
      number: sql`i.number`,
    },
    request,
  )
}

/**
 * Returns the oldest approved instructions that no export pays: held back by one, or on a closed account of the
 * exchange.
 */
export const strandedInstructions = (source: Source, limit: number): Promise<ListedInstruction[]> =>
  many(
    source,
    sql<ListedInstruction>`
      select ${listed} ${listJoined}
       where i.status = 'approved'
         and (i.held_back is not null
           or exists (select 1 from bank_account a where a.id = i.exchange_account_id and a.closed_at is not null))
       order by i.number limit ${limit}`,
  )

/** Returns the oldest sent instructions that the bank rejected by its last status report. */
export const rejectedInstructions = (source: Source, limit: number): Promise<ListedInstruction[]> =>
  many(
    source,
    sql<ListedInstruction>`
      select ${listed} ${listJoined}
       where i.status = 'sent' and exists (select 1 from bank_state_of(i.reference) s where s.state = 'RJCT')
         and not exists (select 1 from bank_line l where l.names_instruction = i.id and l.status = 'queued')
       order by i.number limit ${limit}`,
  )

/** Returns the oldest instructions in a status. */
export const instructionsInStatus = (
  source: Source,
  status: InstructionStatus,
  limit: number,
): Promise<ListedInstruction[]> =>
  many(
    source,
    sql<ListedInstruction>`select ${listed} ${listJoined} where i.status = ${status} order by i.number limit ${limit}`,
  )
