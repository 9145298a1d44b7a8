import type { paymentInstructions } from '@tessera/contract/payments/instructions/instructions.ts'
import type { ReplyOf } from '@tessera/contract/platform/http/endpoint.ts'
import { formatAmount } from '@tessera/domain/books/money/amount.ts'
import { sumOf } from '@tessera/domain/payments/instructions/owed.ts'
import { numberFor } from '@tessera/domain/platform/text/record-number.ts'
import type { BeneficiaryRow } from './beneficiaries.sql.ts'
import type { InstructionRow, ListedInstruction } from './instructions.sql.ts'
import { type OwedSource, unpreparedOf } from './lock-source.ts'

type Source = ReplyOf<typeof paymentInstructions.sources>['rows'][number]
type Instruction = ReplyOf<typeof paymentInstructions.get>
type Beneficiary = ReplyOf<typeof paymentInstructions.addBeneficiary>

export const instructionNumber = (i: Pick<InstructionRow, 'number' | 'prepared_at'>): string =>
  numberFor('PI', i.prepared_at, i.number)
export const beneficiaryNumber = (b: Pick<BeneficiaryRow, 'number'>): string => `BA-${b.number}`

export function sourceView({ row, owed }: OwedSource): Source {
  const text = (minor: Parameters<typeof formatAmount>[0]) => formatAmount(minor, row.scale)
  return {
    kind: row.kind,
    of: row.of,
    coin: row.coin,
    label: row.label,
    payee: { key: row.owner_key, name: row.owner_name },
    balance: text(row.balance),
    fee: text(owed.fee),
    recovered: text(sumOf(owed.recovered)),
    payable: text(unpreparedOf(owed, row)),
    prepared: text(row.prepared),
    inTransit: text(row.in_transit),
    paid: text(row.paid),
    beneficiaryId: row.beneficiary_id,
  }
}

export function instructionView(i: ListedInstruction): Instruction {
  const text = (minor: Parameters<typeof formatAmount>[0]) => formatAmount(minor, i.scale)
  return {
    id: i.id,
    number: instructionNumber(i),
    kind: i.kind,
    of: i.source_of,
    coin: i.coin,
    label: i.label,
    payee: { key: i.owner_key, name: i.owner_name },
    amount: text(i.amount),
    fee: text(i.fee),
    recovered: text(i.recovered),
    overpaid: text(i.overpaid),
    repaid: text(i.repaid),
    reference: i.reference,
    account: { name: i.account_name, bank: i.bank ?? '', ending: i.number_ending ?? '' },
    isByHand: i.is_by_hand,
    status: i.status,
    heldBack: i.held_back,
    note: i.note,
    preparedBy: i.prepared_by_name,
    preparedAt: i.prepared_at.toISOString(),
    statusAt: i.status_at.toISOString(),
    batch:
      i.batch_number === null || i.batch_made_at === null ? null : numberFor('PB', i.batch_made_at, i.batch_number),
    paidBy: i.paid_by,
    returnedBy: i.returned_by,
  }
}

export const beneficiaryView = (b: BeneficiaryRow): Beneficiary => ({
  id: b.id,
  number: beneficiaryNumber(b),
  kind: b.kind,
  payee: { key: b.owner_key, name: b.owner_name },
  coin: b.coin,
  accountName: b.account_name,
  accountNumberMasked: `…${b.number_ending}`,
  bank: b.bank,
  bankCountry: b.bank_country,
  bankCode: b.bank_code,
  status: b.status,
  proposedBy: b.proposed_by_name,
  proposedAt: b.proposed_at.toISOString(),
})
