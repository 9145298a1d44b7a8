import type { paymentInstructions } from '@tessera/contract/payments/instructions/instructions.ts'
import type { InputOf } from '@tessera/contract/platform/http/endpoint.ts'
import { endingOf, faultsOf } from '@tessera/domain/payments/bank-accounts/account.ts'
import { writtenTexts } from '@tessera/domain/payments/bank-accounts/payment-texts.ts'
import { addressLine } from '@tessera/domain/payments/bank-accounts/postal-address.ts'
import { ok, type Outcome, refuse } from '@tessera/domain/platform/outcome/outcome.ts'
import { accountNumberCipher } from '#payments/bank-accounts/account-number.ts'
import { fiatCodes } from '#payments/bank-accounts/bank-accounts.sql.ts'
import { bankAccountFiatUnknown } from '#payments/bank-accounts/refusals.ts'
import type { Tx } from '#platform/database/tx.ts'
import type { OperatorCall } from '#platform/http/call.ts'
import type { Deps } from '#platform/http/deps.ts'
import { ruleOf } from '#platform/settings/requirements.ts'
import { readSettings } from '#platform/settings/site-settings.sql.ts'
import { recordAct } from '#services/audit/record.sql.ts'
import { insertBeneficiary, listOwners, lockBeneficiary, mustStepBeneficiary } from './beneficiaries.sql.ts'
import { beneficiaryExists, beneficiaryNotActive, beneficiaryOwnerUnknown } from './refusals.ts'

type Input = InputOf<typeof paymentInstructions.addBeneficiary>
type Refused = (typeof paymentInstructions.addBeneficiary.refusals)[number]
type Caller = Pick<OperatorCall, 'operator' | 'ip'>

/** Prepares a payee account. No payment goes to it until two people approve it. */
export async function addBeneficiary(
  { config, random }: Pick<Deps, 'config' | 'random'>,
  tx: Tx,
  { operator, ip }: Caller,
  input: Input,
): Promise<Outcome<{ id: string }, Refused>> {
  const owner = (await listOwners(tx)).find(({ kind, key }) => kind === input.kind && key === input.owner)
  if (owner === undefined) return beneficiaryOwnerUnknown
  if (!(await fiatCodes(tx)).includes(input.coin)) return bankAccountFiatUnknown
  const [fault] = faultsOf(input, ruleOf(await readSettings(tx)), tx.now)
  if (fault !== undefined) return refuse(fault.code, fault)
  const texts = writtenTexts(input)
  if (!texts.ok) return texts
  const id = random.uuid()
  const added = await insertBeneficiary(tx, {
    id,
    kind: owner.kind,
    owner_key: owner.key,
    owner_name: owner.name,
    customer_id: owner.customer_id,
    coin: input.coin,
    account_name: input.accountName,
    bank: input.bank,
    bank_country: input.bankCountry,
    bank_code: input.bankCode ?? null,
    ifsc: input.ifsc ?? null,
    address: addressLine(input.address),
    number_sealed: accountNumberCipher(config).seal(input.accountNumber),
    number_ending: endingOf(input.accountNumber),
    payment_texts: texts.value,
    proposed_by: operator.operatorId,
  })
  if (!added) return beneficiaryExists(input.coin)
  await recordAct(tx, {
    action: 'payment_instructions.add_beneficiary',
    target: { type: 'payment_beneficiary', id },
    after: { owner: owner.key, coin: input.coin, ending: endingOf(input.accountNumber) },
    ip,
  })
  return ok({ id })
}

/** Closes an active account, so that no new instruction pays it. One person suffices, because this moves no money. */
export async function closeBeneficiary(
  tx: Tx,
  { ip }: Caller,
  { id, reason }: { readonly id: string; readonly reason: string },
): Promise<Outcome<void, 'NOT_FOUND' | 'BENEFICIARY_NOT_ACTIVE'>> {
  const payee = await lockBeneficiary(tx, id)
  if (payee === undefined) return refuse('NOT_FOUND')
  if (payee.status !== 'active') return beneficiaryNotActive
  await mustStepBeneficiary(tx, id, 'close')
  await recordAct(tx, {
    action: 'payment_instructions.close_beneficiary',
    target: { type: 'payment_beneficiary', id },
    reason,
    ip,
  })
  return ok(undefined)
}
