import { beneficiaryKinds, instructionKinds } from '@tessera/domain/payments/instructions/kinds.ts'
import { beneficiaryMachine, instructionMachine } from '@tessera/domain/payments/instructions/machine.ts'
import { plainCode } from '@tessera/domain/payments/bank-accounts/plain-code.ts'
import { heldBackReasons } from '@tessera/domain/payments/payouts/export-policy.ts'
import { statusesOf } from '@tessera/domain/platform/machine/machine.ts'
import { z } from 'zod'
import { PostalAddress } from '#payments/bank-accounts/bank-accounts.ts'
import { endpoints } from '#platform/http/endpoint.ts'
import { Country } from '#identity/kyc/kyc.ts'
import { AmountText, Coin, Id, keysetOf, KeysetRequest, line, note, Time } from '#platform/http/shared.ts'

export const InstructionKind = z.enum(instructionKinds).meta({ id: 'InstructionKind' })
export const InstructionStatus = z.enum(statusesOf(instructionMachine)).meta({ id: 'InstructionStatus' })
export const BeneficiaryKind = z.enum(beneficiaryKinds).meta({ id: 'BeneficiaryKind' })
export const BeneficiaryStatus = z.enum(statusesOf(beneficiaryMachine)).meta({ id: 'BeneficiaryStatus' })

/** Codes are validated by the domain's rules, so that each error has its own message. */
const Code = z.string().max(60).overwrite(plainCode)

/** A bank account as staff type it. */
const typedAccount = {
  accountName: line(140),
  accountNumber: Code,
  bank: line(80),
  bankCountry: Country,
  /** The BIC. */
  bankCode: Code.optional(),
  ifsc: Code.optional(),
  /** The address of the account holder. */
  address: PostalAddress,
}

/**
 * The account that pays, by its kind and its subject: a product, a country, or the bank line to return. Empty for fees.
 */
const sourceFields = { kind: InstructionKind, of: z.string().max(64), coin: Coin }

/** Money that can be paid out: the amount owed, the part in transit and the part paid. */
export const PayableSource = z
  .object({
    ...sourceFields,
    /** The name of the product, country or bank line. Empty for fees. */
    label: z.string(),
    payee: z.object({ key: z.string(), name: z.string() }),
    /** The balance of the source account. */
    balance: AmountText,
    /** The agreed fee that the next instruction charges. */
    fee: AmountText,
    /** The earlier overpayment that the next instruction recovers. */
    recovered: AmountText,
    /** The maximum that an instruction may pay now. */
    payable: AmountText,
    /** Instructions that are prepared, in transit, and paid by the bank. */
    prepared: AmountText,
    inTransit: AmountText,
    paid: AmountText,
    /** The payee's account in this currency; null without one. */
    beneficiaryId: Id.nullable(),
  })
  .meta({ id: 'PayableSource' })

export const PaymentInstruction = z
  .object({
    id: Id,
    number: z.string(),
    ...sourceFields,
    label: z.string(),
    payee: z.object({ key: z.string(), name: z.string() }),
    amount: AmountText,
    fee: AmountText,
    recovered: AmountText,
    /** The amount that people overpaid at the bank, and its repaid part. */
    overpaid: AmountText,
    repaid: AmountText,
    reference: z.string(),
    account: z.object({ name: z.string(), bank: z.string(), ending: z.string() }),
    isByHand: z.boolean(),
    status: InstructionStatus,
    heldBack: z.enum(heldBackReasons).nullable(),
    note: z.string(),
    preparedBy: z.string(),
    preparedAt: Time,
    statusAt: Time,
    /** The file in which it was sent to the bank. */
    batch: z.string().nullable(),
    /** The bank's numbers of the line that paid it, and of the line that returned it. */
    paidBy: z.string().nullable(),
    returnedBy: z.string().nullable(),
  })
  .meta({ id: 'PaymentInstruction' })

export const PaymentBeneficiary = z
  .object({
    id: Id,
    number: z.string(),
    kind: BeneficiaryKind,
    payee: z.object({ key: z.string(), name: z.string() }),
    coin: Coin,
    accountName: z.string(),
    accountNumberMasked: z.string(),
    bank: z.string(),
    bankCountry: Country,
    bankCode: z.string().nullable(),
    status: BeneficiaryStatus,
    proposedBy: z.string(),
    proposedAt: Time,
  })
  .meta({ id: 'PaymentBeneficiary' })

/** Payments of the exchange that are not withdrawals. Decisions are approvals by two people. */
export const paymentInstructions = endpoints({
  sources: {
    method: 'POST',
    path: 'console/api/v1/payment_instructions/sources',
    summary: 'Money that can be paid to issuers, tax authorities, partners and payers, and the exchange’s own fees',
    who: 'operator',
    permission: 'payment_instructions.read',
    input: z.object({}),
    reply: z.object({ rows: z.array(PayableSource) }).meta({ id: 'PayableSources' }),
    refusals: [],
  },
  list: {
    method: 'POST',
    path: 'console/api/v1/payment_instructions/list',
    summary: 'Payment instructions by status, newest first',
    who: 'operator',
    permission: 'payment_instructions.read',
    input: z.object({ ...KeysetRequest, status: InstructionStatus.optional() }),
    reply: keysetOf(PaymentInstruction),
    refusals: [],
  },
  get: {
    method: 'POST',
    path: 'console/api/v1/payment_instructions/get',
    summary: 'One payment instruction',
    who: 'operator',
    permission: 'payment_instructions.read',
    input: z.object({ id: Id }),
    reply: PaymentInstruction,
    refusals: ['NOT_FOUND'],
  },
  prepare: {
    method: 'POST',
    path: 'console/api/v1/payment_instructions/prepare',
    summary: 'Prepares an instruction that two people then approve; no money moves yet',
    who: 'operator',
    permission: 'payment_instructions.decide',
    idempotent: 'tx',
    secret: ['payerAccount'],
    input: z.object({
      ...sourceFields,
      amount: AmountText,
      note: note(300).default(''),
      /** The short name of the exchange's account that pays; by default the only open one of the currency. */
      bankAccount: z.string().min(1).max(24).optional(),
      /** The payer’s account; required to return a payment. */
      payerAccount: z.object(typedAccount).optional(),
    }),
    reply: PaymentInstruction,
    refusals: [
      'INSTRUCTION_SOURCE_UNKNOWN',
      'INSTRUCTION_AMOUNT_INVALID',
      'INSTRUCTION_ABOVE_AVAILABLE',
      'INSTRUCTION_WHOLE_RETURN',
      'INSTRUCTION_RUNNING',
      'INSTRUCTION_ACCOUNT_NEEDED',
      'BENEFICIARY_NOT_ACTIVE',
      'BANK_ACCOUNT_NUMBER_INVALID',
      'BANK_ACCOUNT_IBAN_INVALID',
      'BANK_ACCOUNT_CODE_INVALID',
      'BANK_ACCOUNT_IFSC_INVALID',
      'BANK_ACCOUNT_PAY_NOW_INVALID',
      'BANK_ACCOUNT_TEXT_INVALID',
      'BANK_ACCOUNT_COUNTRY_NOT_SERVED',
      'PARAM_INVALID',
    ],
  },
  cancel: {
    method: 'POST',
    path: 'console/api/v1/payment_instructions/cancel',
    summary: 'Cancels an instruction that nobody approved yet',
    who: 'operator',
    permission: 'payment_instructions.decide',
    idempotent: 'tx',
    input: z.object({ id: Id }),
    reply: PaymentInstruction,
    refusals: ['NOT_FOUND', 'INSTRUCTION_WRONG_STATUS', 'APPROVAL_REQUEST_EXISTS'],
  },
  beneficiaries: {
    method: 'POST',
    path: 'console/api/v1/payment_instructions/beneficiaries',
    summary: 'Payee accounts, newest first',
    who: 'operator',
    permission: 'payment_instructions.read',
    input: z.object({ ...KeysetRequest, status: BeneficiaryStatus.optional() }),
    reply: keysetOf(PaymentBeneficiary),
    refusals: [],
  },
  beneficiary: {
    method: 'POST',
    path: 'console/api/v1/payment_instructions/beneficiary',
    summary: 'One payee account',
    who: 'operator',
    permission: 'payment_instructions.read',
    input: z.object({ id: Id }),
    reply: PaymentBeneficiary,
    refusals: ['NOT_FOUND'],
  },
  owners: {
    method: 'POST',
    path: 'console/api/v1/payment_instructions/owners',
    summary: 'Possible owners of payee accounts, by kind',
    who: 'operator',
    permission: 'payment_instructions.read',
    input: z.object({}),
    reply: z
      .object({ rows: z.array(z.object({ kind: BeneficiaryKind, key: z.string(), name: z.string() })) })
      .meta({ id: 'BeneficiaryOwners' }),
    refusals: [],
  },
  addBeneficiary: {
    method: 'POST',
    path: 'console/api/v1/payment_instructions/add_beneficiary',
    summary: 'Prepares a payee account, which two people then approve',
    who: 'operator',
    permission: 'payment_instructions.decide',
    idempotent: 'tx',
    secret: ['accountNumber'],
    input: z.object({ kind: BeneficiaryKind, owner: z.string().max(200), coin: Coin, ...typedAccount }),
    reply: PaymentBeneficiary,
    refusals: [
      'BENEFICIARY_OWNER_UNKNOWN',
      'BENEFICIARY_EXISTS',
      'BANK_ACCOUNT_FIAT_UNKNOWN',
      'BANK_ACCOUNT_NUMBER_INVALID',
      'BANK_ACCOUNT_IBAN_INVALID',
      'BANK_ACCOUNT_CODE_INVALID',
      'BANK_ACCOUNT_IFSC_INVALID',
      'BANK_ACCOUNT_PAY_NOW_INVALID',
      'BANK_ACCOUNT_TEXT_INVALID',
      'BANK_ACCOUNT_COUNTRY_NOT_SERVED',
    ],
  },
  revealNumber: {
    method: 'POST',
    path: 'console/api/v1/payment_instructions/reveal_number',
    summary: 'The full account number of a payee, to compare it with the payee’s letter; recorded in the audit log',
    who: 'operator',
    permission: 'payment_instructions.decide',
    rate: { points: 60, seconds: 3600 },
    input: z.object({ id: Id }),
    reply: z.object({ accountNumber: z.string() }).meta({ id: 'BeneficiaryNumber' }),
    refusals: ['NOT_FOUND'],
  },
  revealPayeeNumber: {
    method: 'POST',
    path: 'console/api/v1/payment_instructions/reveal_payee_number',
    summary:
      'The full account number that an instruction pays, to compare it with the bank’s record; recorded in the audit log',
    who: 'operator',
    permission: 'payment_instructions.decide',
    rate: { points: 60, seconds: 3600 },
    input: z.object({ id: Id }),
    reply: z.object({ accountNumber: z.string() }).meta({ id: 'PayeeNumber' }),
    refusals: ['NOT_FOUND'],
  },
  closeBeneficiary: {
    method: 'POST',
    path: 'console/api/v1/payment_instructions/close_beneficiary',
    summary: 'Closes a payee account, so that no instruction outside a file pays it',
    who: 'operator',
    permission: 'payment_instructions.decide',
    idempotent: 'tx',
    input: z.object({ id: Id, reason: line(200) }),
    reply: PaymentBeneficiary,
    refusals: ['NOT_FOUND', 'BENEFICIARY_NOT_ACTIVE'],
  },
})
