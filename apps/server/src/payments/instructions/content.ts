import { formatAmount } from '@tessera/domain/books/money/amount.ts'
import { instructionKinds } from '@tessera/domain/payments/instructions/kinds.ts'
import type { InstructionStatus } from '@tessera/domain/payments/instructions/machine.ts'
import { heldBackReasons } from '@tessera/domain/payments/payouts/export-policy.ts'
import { assert } from '@tessera/domain/platform/outcome/outcome.ts'
import { z } from 'zod'
import { textsSeen } from '#payments/bank-accounts/texts-seen.ts'
import type { Summary, Waiting } from '#services/approvals/kind.ts'
import type { Tx } from '#platform/database/tx.ts'
import { findInstruction, type ListedInstruction, lockInstruction } from './instructions.sql.ts'
import { nameOfAccount } from './our-account.sql.ts'
import { instructionNumber } from './view.ts'

/** The content on which two people decide. The seal covers the full account number, which the content does not show. */
export const Content = z.strictObject({
  id: z.string(),
  number: z.string(),
  instructionKind: z.enum(instructionKinds),
  source: z.string(),
  payee: z.strictObject({ key: z.string(), name: z.string() }),
  amount: z.string(),
  coin: z.string(),
  /**
   * The agreed fee, the overpayment that it recovers, and the remaining balance of the source; empty if they are not
   * computed now.
   */
  chargedFee: z.string(),
  recovered: z.string(),
  remaining: z.string(),
  account: z.strictObject({
    name: z.string(),
    bank: z.string(),
    country: z.string(),
    bankCode: z.string().nullable(),
    ifsc: z.string().nullable(),
    address: z.string().nullable(),
    /** Name and address in the payment file; absent for accounts from earlier releases. */
    paymentName: z.string().optional(),
    paymentAddress: z.string().optional(),
    ending: z.string(),
  }),
  /** The short name of the exchange's account that pays. */
  payingAccount: z.string(),
  reference: z.string(),
  paymentNote: z.string(),
  preparedBy: z.string(),
  seal: z.string(),
  heldBack: z.enum(heldBackReasons).nullable(),
  status: z.string(),
})
export type Content = z.output<typeof Content>
export type Parts = Pick<Content, 'chargedFee' | 'recovered' | 'remaining'>

/** Returns the instruction with this status, locked. */
export async function loadIn(tx: Tx, id: string, status: InstructionStatus): Promise<ListedInstruction | undefined> {
  const row = await lockInstruction(tx, { id })
  return row?.status === status && !row.is_by_hand ? findInstruction(tx, id) : undefined
}

export async function contentOf(tx: Tx, i: ListedInstruction, parts?: Parts): Promise<Content> {
  assert(i.exchange_account_id, `instruction ${i.id} has no account that pays it`)
  return {
    id: i.id,
    number: instructionNumber(i),
    instructionKind: i.kind,
    source: i.label,
    payee: { key: i.owner_key, name: i.owner_name },
    amount: formatAmount(i.amount, i.scale),
    coin: i.coin,
    chargedFee: formatAmount(i.fee, i.scale),
    recovered: formatAmount(i.recovered, i.scale),
    remaining: '',
    account: {
      name: i.account_name,
      bank: i.bank ?? '',
      country: i.bank_country ?? '',
      bankCode: i.bank_code,
      ifsc: i.ifsc,
      address: i.address,
      ...textsSeen(i.payment_texts),
      ending: i.number_ending ?? '',
    },
    payingAccount: await nameOfAccount(tx, i.exchange_account_id),
    reference: i.reference,
    paymentNote: i.note,
    preparedBy: i.prepared_by_name,
    seal: i.seal ?? '',
    heldBack: i.held_back,
    status: i.status,
    ...parts,
  }
}

type Named = Pick<Content, 'number' | 'payee' | 'account' | 'amount' | 'coin' | 'instructionKind'>
export const summaryOf = ({
  number,
  payee,
  account,
  amount,
  coin,
  instructionKind,
}: Named): Summary<'amount' | 'instructionKind'> => ({
  number,
  subject: payee.name === '' ? account.name : payee.name,
  about: [
    { field: 'amount', value: amount, unit: coin },
    { field: 'instructionKind', value: instructionKind },
  ],
})

export const waitingOf = (i: ListedInstruction): Waiting<'amount' | 'instructionKind'> => ({
  subjectId: i.id,
  since: i.status_at,
  number: instructionNumber(i),
  subject: i.owner_name === '' ? i.account_name : i.owner_name,
  about: [
    { field: 'amount', value: formatAmount(i.amount, i.scale), unit: i.coin },
    { field: 'instructionKind', value: i.kind },
  ],
})
