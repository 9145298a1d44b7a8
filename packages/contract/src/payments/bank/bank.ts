import { bankLineMachine } from '@tessera/domain/payments/fiat-orders/machine.ts'
import { queueReasons, seenEffects } from '@tessera/domain/payments/fiat-orders/match.ts'
import { statementFormats, statementMachine } from '@tessera/domain/payments/fiat-orders/statement-file.ts'
import { statusesOf } from '@tessera/domain/platform/machine/machine.ts'
import { z } from 'zod'
import { endpoints } from '#platform/http/endpoint.ts'
import { CsvTrial, CsvTrialInput, csvTrialRefusals, StatementBytes, StatementFault } from './csv-trial.ts'
import { FiatOrder, FiatOrderStatus, OrderProof } from '#payments/fiat-orders/fiat-orders.ts'
import { PayoutStage } from '#payments/payouts/payouts.ts'
import {
  AmountText,
  Coin,
  Day,
  FileReply,
  Id,
  KeysetRequest,
  keysetOf,
  line,
  SignedAmountText,
  Time,
  TimeKeysetRequest,
} from '#platform/http/shared.ts'

export const BankLineStatus = z.enum(statusesOf(bankLineMachine)).meta({ id: 'BankLineStatus' })
export const QueueReason = z.enum(queueReasons).meta({ id: 'QueueReason' })

export const BankLine = z
  .object({
    id: Id,
    bank: z.string(),
    lineId: z.string(),
    accountNumber: z.string(),
    direction: z.enum(['in', 'out']),
    coin: Coin,
    amount: AmountText,
    payerName: z.string(),
    text: z.string(),
    bookedOn: Day,
    status: BankLineStatus,
    /** The reason for which it was not credited automatically. */
    reason: QueueReason.nullable(),
    /** The bank's number of another line that is possibly the same payment. */
    sameAs: z.string().nullable(),
    /** The order to which it was credited, or which its reference names. */
    order: z
      .object({
        id: Id,
        number: z.string(),
        amount: AmountText,
        fiat: Coin,
        status: FiatOrderStatus,
        name: z.string(),
        proof: OrderProof.nullable(),
      })
      .nullable(),
    /** The fiat withdrawal that its reference names, or that two people chose. */
    payout: z
      .object({ id: Id, number: z.string(), amount: AmountText, fiat: Coin, stage: PayoutStage, name: z.string() })
      .nullable(),
    /** The distribution that it funds, by the decision of two people. */
    distribution: z.object({ id: Id, number: z.string(), symbol: z.string() }).nullable(),
    /** The customer to whom two people credited it without an order. */
    customer: z.object({ id: Id, number: z.string(), name: z.string() }).nullable(),
    importedAt: Time,
    /** True while a decision waits for a second operator. */
    proposed: z.boolean(),
  })
  .meta({ id: 'BankLine' })

export const StatementStatus = z.enum(statusesOf(statementMachine)).meta({ id: 'StatementStatus' })

/** A file of bank lines, which are claims until a second person confirms them. */
export const BankStatement = z
  .object({
    id: Id,
    bank: z.string(),
    format: z.enum(statementFormats),
    /** SHA-256 of the file. */
    fileHash: z.string(),
    /** Null if its lines name several of our accounts. */
    accountNumber: z.string().nullable(),
    coin: Coin.nullable(),
    /** Null if the file has no balances. Then each line is decided separately. */
    opening: SignedAmountText.nullable(),
    closing: SignedAmountText.nullable(),
    from: Day,
    until: Day,
    lines: z.number().int(),
    /** Number of lines that are not confirmed or dropped yet. */
    open: z.number().int(),
    status: StatementStatus,
    /** The days between the last known balance and this file; null if it follows. */
    missing: z.object({ from: Day, until: Day }).nullable(),
    /** Null if it came from an unsigned feed. */
    uploadedBy: z.string().nullable(),
    uploadedAt: Time,
  })
  .meta({ id: 'BankStatement' })

/** A line of such a file with its effect on the books as they are now. */
export const ClaimedLine = z
  .object({
    id: Id,
    bank: z.string(),
    lineId: z.string(),
    accountNumber: z.string(),
    bookedOn: Day,
    direction: z.enum(['in', 'out']),
    amount: AmountText,
    coin: Coin,
    payerName: z.string(),
    text: z.string(),
    effect: z.enum(seenEffects),
    /** Number of the order, fiat withdrawal or payment instruction that its reference names; empty without one. */
    subject: z.string(),
    /** Name of that order's or withdrawal's customer, or of that instruction's payee; empty without one. */
    customer: z.string(),
  })
  .meta({ id: 'ClaimedLine' })
export type ClaimedLine = z.output<typeof ClaimedLine>
/** The part of the decided content that lists a file's lines; `opening` is empty without balances. */
export const StatementContent = z.object({ opening: z.string(), lines: z.array(ClaimedLine) })

/** A file for one of our banks. */
const StatementUpload = z.object({
  /** One of `banks`. */
  bank: line(140),
  /** The name of our account of which the file must be; needed for CSV with the columns of a bank. */
  bankAccount: line(24).optional(),
  file: StatementBytes,
})

/** One account's statement of a file before its import, as its import would find it now. */
export const StatementPreview = z
  .object({
    format: z.enum(statementFormats),
    accountNumber: z.string().nullable(),
    coin: Coin.nullable(),
    opening: SignedAmountText.nullable(),
    closing: SignedAmountText.nullable(),
    from: Day,
    until: Day,
    /** Sums of all its lines; null if they name several of our accounts. */
    sumIn: AmountText.nullable(),
    sumOut: AmountText.nullable(),
    /** The days between the last known balance and this file; null if it follows. */
    missing: z.object({ from: Day, until: Day }).nullable(),
    read: z.number().int(),
    /** Lines that are bank lines already. */
    known: z.number().int(),
    /** The lines that would wait for a second person, with their effects. */
    lines: z.array(ClaimedLine),
  })
  .meta({ id: 'StatementPreview' })

/** Refusals of an uploaded file. */
export const uploadRefusals = [
  'BANK_UNKNOWN',
  'BANK_STATEMENT_FORMAT_UNKNOWN',
  'BANK_STATEMENT_UNREADABLE',
  'BANK_STATEMENT_CUT',
  'BANK_STATEMENT_FOOT_WRONG',
  'BANK_STATEMENT_PROFILE_MISSING',
  'BANK_STATEMENT_OTHER_ACCOUNT',
  'BANK_STATEMENT_SUMS_WRONG',
  'BANK_STATEMENT_LINE_REPEATED',
  'BANK_STATEMENT_KNOWN',
] as const

export const OrderOfCustomer = FiatOrder.extend({
  customer: z.object({ id: Id, number: z.string(), email: z.string(), name: z.string().nullable() }),
}).meta({ id: 'FiatOrderOfCustomer' })

export const bank = endpoints({
  lines: {
    method: 'POST',
    path: 'console/api/v1/bank/lines',
    summary: 'Bank lines by status; pending ones oldest first, the rest newest first',
    who: 'operator',
    permission: 'fiat_orders.read',
    input: z.object({ ...TimeKeysetRequest, status: BankLineStatus.optional() }),
    reply: keysetOf(BankLine),
    refusals: [],
  },
  line: {
    method: 'POST',
    path: 'console/api/v1/bank/line',
    summary: 'One bank line',
    who: 'operator',
    permission: 'fiat_orders.read',
    input: z.object({ id: Id }),
    reply: BankLine,
    refusals: ['NOT_FOUND'],
  },
  orderProof: {
    method: 'POST',
    path: 'console/api/v1/fiat_orders/proof',
    summary: 'Returns the proof of payment of a deposit order; each view is recorded in the audit log',
    who: 'operator',
    permission: 'fiat_orders.read',
    rate: { points: 200, seconds: 3600 },
    input: z.object({ id: Id }),
    reply: FileReply,
    produces: 'file',
    refusals: ['NOT_FOUND'],
  },
  banks: {
    method: 'POST',
    path: 'console/api/v1/bank/banks',
    summary: 'Banks whose statements can be imported: they hold or held an account of the exchange',
    who: 'operator',
    permission: 'fiat_orders.match',
    input: z.object({}),
    reply: z
      .object({
        rows: z.array(z.string()),
        /** The accounts at these banks, closed ones included. */
        accounts: z.array(z.object({ name: z.string(), bank: z.string(), accountNumber: z.string(), coin: Coin })),
      })
      .meta({ id: 'Banks' }),
    refusals: [],
  },
  previewStatement: {
    method: 'POST',
    path: 'console/api/v1/bank/preview_statement',
    summary: 'Reads a file as its import would, and stores nothing',
    who: 'operator',
    permission: 'fiat_orders.match',
    rate: { points: 30, seconds: 60 },
    input: StatementUpload,
    reply: z
      .object({
        statements: z.array(StatementPreview),
        /** The entries of a bank's own CSV that cannot be read. Then there are no statements, and nothing can be imported. */
        faults: z.array(StatementFault),
      })
      .meta({ id: 'StatementPreviews' }),
    refusals: uploadRefusals,
  },
  tryCsvProfile: {
    method: 'POST',
    path: 'console/api/v1/bank/try_csv_profile',
    summary: 'Reads a sample file with a CSV profile that is not saved yet, and stores nothing',
    who: 'operator',
    permission: 'settings.money',
    rate: { points: 120, seconds: 60 },
    input: CsvTrialInput,
    reply: CsvTrial,
    refusals: csvTrialRefusals,
  },
  importStatement: {
    method: 'POST',
    path: 'console/api/v1/bank/import_statement',
    summary:
      'Reads a statement (camt.052, camt.053, MT940, CSV) as a claim; no money moves until a second person confirms it',
    who: 'operator',
    permission: 'fiat_orders.match',
    idempotent: 'tx',
    input: StatementUpload,
    reply: z
      .object({
        read: z.number().int(),
        /** Lines that are bank lines already. */
        known: z.number().int(),
        /** Lines that wait for a second person. */
        claimed: z.number().int(),
        /** One for each account of the file; none if everything is known. */
        statements: z.array(Id),
      })
      .meta({ id: 'StatementImported' }),
    refusals: uploadRefusals,
  },
  statements: {
    method: 'POST',
    path: 'console/api/v1/bank/statements',
    summary: 'Statements that were uploaded, newest first',
    who: 'operator',
    permission: 'fiat_orders.read',
    input: z.object({ ...TimeKeysetRequest, status: StatementStatus.optional() }),
    reply: keysetOf(BankStatement),
    refusals: [],
  },
  orders: {
    method: 'POST',
    path: 'console/api/v1/fiat_orders/list',
    summary: 'Fiat orders of all customers, newest first',
    who: 'operator',
    permission: 'fiat_orders.read',
    input: z.object({
      ...KeysetRequest,
      fiat: Coin.optional(),
      status: FiatOrderStatus.optional(),
      /** A reference, an order number or part of a customer's email address. */
      search: z.string().trim().max(80).optional(),
    }),
    reply: keysetOf(OrderOfCustomer),
    refusals: [],
  },
})
