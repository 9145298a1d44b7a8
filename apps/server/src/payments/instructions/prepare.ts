import type { paymentInstructions } from '@tessera/contract/payments/instructions/instructions.ts'
import type { InputOf } from '@tessera/contract/platform/http/endpoint.ts'
import { type Amount, formatAmount, parseAmount } from '@tessera/domain/books/money/amount.ts'
import { endingOf, faultsOf } from '@tessera/domain/payments/bank-accounts/account.ts'
import { paymentTexts, writtenTexts } from '@tessera/domain/payments/bank-accounts/payment-texts.ts'
import { addressLine } from '@tessera/domain/payments/bank-accounts/postal-address.ts'
import { referenceOf } from '@tessera/domain/payments/fiat-orders/reference.ts'
import { assert, ok, type Outcome, refuse } from '@tessera/domain/platform/outcome/outcome.ts'
import { accountNumberCipher } from '#payments/bank-accounts/account-number.ts'
import type { Tx } from '#platform/database/tx.ts'
import type { OperatorCall } from '#platform/http/call.ts'
import type { Deps } from '#platform/http/deps.ts'
import { refuseField } from '#platform/http/reasons.ts'
import { sealFor } from '#platform/secrets/seal.ts'
import { ruleOf } from '#platform/settings/requirements.ts'
import { readSettings } from '#platform/settings/site-settings.sql.ts'
import { recordAct } from '#services/audit/record.sql.ts'
import { lockBeneficiary } from './beneficiaries.sql.ts'
import { insertInstruction, type NewInstruction } from './instructions.sql.ts'
import { lockSource, type OwedSource, unpreparedOf } from './lock-source.ts'
import { payingAccount } from './our-account.sql.ts'
import {
  beneficiaryNotActive,
  instructionAboveAvailable,
  instructionAccountNeeded,
  instructionAmountInvalid,
  instructionRunning,
  instructionSourceUnknown,
  instructionWholeReturn,
} from './refusals.ts'
import { INSTRUCTION_SEAL, sealedInstruction } from './seal.ts'
import { runningReturn } from './sources.sql.ts'

type Input = InputOf<typeof paymentInstructions.prepare>
type Refused = (typeof paymentInstructions.prepare.refusals)[number]
type PrepareDeps = Pick<Deps, 'config' | 'random'>
type Payee = Pick<
  NewInstruction,
  | 'beneficiary_id'
  | 'returns_line'
  | 'account_name'
  | 'bank'
  | 'bank_country'
  | 'bank_code'
  | 'ifsc'
  | 'address'
  | 'number_sealed'
  | 'number_ending'
  | 'payment_texts'
>

/** Returns a unique reference that people and the bank use for the payment. */
export const newReference = ({ random }: Pick<Deps, 'random'>): string =>
  referenceOf(BigInt(`0x${random.uuid().replaceAll('-', '')}`))

/** Prepares an instruction. Money moves only after two people approve it. */
export async function prepareInstruction(
  deps: PrepareDeps,
  tx: Tx,
  { operator, ip }: Pick<OperatorCall, 'operator' | 'ip'>,
  input: Input,
): Promise<Outcome<{ id: string }, Refused>> {
  const found = await lockSource(tx, input)
  if (found === undefined) return instructionSourceUnknown
  const { row } = found
  const paid = await amountOf(tx, input, found)
  if (!paid.ok) return paid
  const ours = await payingAccount(tx, input)
  if (ours === undefined) return instructionAccountNeeded(row.coin)
  const payee = await payeeOf(deps, tx, input, found)
  if (!payee.ok) return payee
  const id = deps.random.uuid()
  const fixed = {
    ...payee.value,
    id,
    kind: row.kind,
    source_of: row.of,
    owner_key: row.owner_key,
    owner_name: row.owner_name,
    coin: row.coin,
    amount: paid.value,
    reference: newReference(deps),
    exchange_account_id: ours.id,
    is_by_hand: false,
    note: input.note,
    prepared_by: operator.operatorId,
  }
  const seal = sealFor(deps.config, INSTRUCTION_SEAL).of(sealedInstruction(fixed))
  await insertInstruction(tx, { ...fixed, seal })
  await recordAct(tx, {
    action: 'payment_instructions.prepare',
    target: { type: 'payment_instruction', id },
    after: { kind: row.kind, of: row.of, coin: row.coin, amount: input.amount, payee: row.owner_key },
    ip,
  })
  return ok({ id })
}

/**
 * Returns the amount, which must not exceed the part that no other instruction pays. A payment is returned completely
 * and once.
 */
async function amountOf(
  tx: Tx,
  { amount: typed, kind, of }: Input,
  { row, owed }: OwedSource,
): Promise<Outcome<Amount, Refused>> {
  const paid = parseAmount(typed, row.scale)
  if (paid === undefined || paid === 0n) return instructionAmountInvalid(row.scale)
  if (kind === 'payment_return') {
    if ((await runningReturn(tx, of)) !== undefined) return instructionRunning
    return paid === row.balance
      ? ok(paid)
      : instructionWholeReturn({ amount: formatAmount(row.balance, row.scale), coin: row.coin })
  }
  const most = unpreparedOf(owed, row)
  return paid > most
    ? instructionAboveAvailable({ available: formatAmount(most, row.scale), coin: row.coin })
    : ok(paid)
}

/** Returns the payee account that two people approved, or the payer's account as typed. */
async function payeeOf(
  { config }: PrepareDeps,
  tx: Tx,
  { kind, of, payerAccount: account, coin }: Input,
  { row }: OwedSource,
): Promise<Outcome<Payee, Refused>> {
  if (kind === 'payment_return') {
    if (account === undefined) return refuseField('payerAccount', { text: 'required' })
    const [fault] = faultsOf({ ...account, coin }, ruleOf(await readSettings(tx)), tx.now)
    if (fault !== undefined) return refuse(fault.code, { field: `payerAccount.${fault.field}` })
    const texts = writtenTexts(account)
    if (!texts.ok) return { ...texts, field: `payerAccount.${texts.field ?? ''}` }
    return ok({
      beneficiary_id: null,
      returns_line: of,
      account_name: account.accountName,
      bank: account.bank,
      bank_country: account.bankCountry,
      bank_code: account.bankCode ?? null,
      ifsc: account.ifsc ?? null,
      address: addressLine(account.address),
      number_sealed: accountNumberCipher(config).seal(account.accountNumber),
      number_ending: endingOf(account.accountNumber),
      payment_texts: texts.value,
    })
  }
  if (row.beneficiary_id === null) return beneficiaryNotActive
  const beneficiary = await lockBeneficiary(tx, row.beneficiary_id)
  assert(beneficiary, `beneficiary ${row.beneficiary_id} cannot be read`)
  if (beneficiary.status !== 'active') return beneficiaryNotActive
  return ok({
    beneficiary_id: beneficiary.id,
    returns_line: null,
    account_name: beneficiary.account_name,
    bank: beneficiary.bank,
    bank_country: beneficiary.bank_country,
    bank_code: beneficiary.bank_code,
    ifsc: beneficiary.ifsc,
    address: beneficiary.address,
    number_sealed: beneficiary.number_sealed,
    number_ending: beneficiary.number_ending,
    payment_texts:
      beneficiary.payment_texts ??
      paymentTexts({ accountName: beneficiary.account_name, bank: beneficiary.bank }, null),
  })
}
