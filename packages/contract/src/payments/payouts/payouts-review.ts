import { heldBackReasons } from '@tessera/domain/payments/payouts/export-policy.ts'
import { z } from 'zod'
import { endpoints } from '#platform/http/endpoint.ts'
import { Payout, PayoutStage } from './payouts.ts'
import { ReportedState, ReportPreview, reportRefusals, ReportUpload } from './status-reports.ts'
import {
  AmountText,
  Coin,
  FileReply,
  Id,
  keysetOf,
  KeysetRequest,
  Time,
  TimeKeysetRequest,
} from '#platform/http/shared.ts'

export const ReviewedPayout = Payout.extend({
  customer: z.object({ id: Id, number: z.string(), email: z.string(), name: z.string().nullable() }),
  /** The identity status at the request. */
  kycAtRequest: z.string(),
  factor: z.string(),
  /** The reason for which the export omitted an approved payout; null if it may be exported. */
  heldBack: z.enum(heldBackReasons).nullable(),
  /** The file in which it was sent to the bank. */
  batch: z.object({ id: Id, number: z.string() }).nullable(),
}).meta({ id: 'ReviewedPayout' })

export const PayoutBatch = z
  .object({
    id: Id,
    /** The number for people: PB, date and count. */
    number: z.string(),
    fiat: Coin,
    bank: z.string(),
    payouts: z.number().int(),
    total: AmountText,
    /** The hash of the file, which is identical in each download. */
    sha256: z.string(),
    madeBy: z.string(),
    madeAt: Time,
    /** The bank day on which the bank pays. */
    paysOn: z.iso.date(),
    /** Numbers of its payments that the bank paid, that ended in another way, and that wait for the bank. */
    paid: z.number().int(),
    ended: z.number().int(),
    waiting: z.number().int(),
    /** Number of payments that the bank's last report rejected, and that two people have not ended yet. */
    rejected: z.number().int(),
  })
  .meta({ id: 'PayoutBatch' })

/** Lists and files for operators. Decisions are approvals by two people. */
export const payoutsReview = endpoints({
  list: {
    method: 'POST',
    path: 'console/api/v1/payouts/list',
    summary: 'Fiat withdrawals of all customers by stage, oldest first',
    who: 'operator',
    permission: 'withdrawals.read',
    input: z.object({ ...TimeKeysetRequest, stage: PayoutStage.optional(), fiat: Coin.optional() }),
    reply: keysetOf(ReviewedPayout),
    refusals: [],
  },
  get: {
    method: 'POST',
    path: 'console/api/v1/payouts/get',
    summary: 'One fiat withdrawal with its payment file',
    who: 'operator',
    permission: 'withdrawals.read',
    input: z.object({ id: Id }),
    reply: ReviewedPayout,
    refusals: ['NOT_FOUND'],
  },
  ready: {
    method: 'POST',
    path: 'console/api/v1/payouts/ready',
    summary: 'Amounts that an export would send to the bank now, by account of the exchange',
    who: 'operator',
    permission: 'withdrawals.read',
    input: z.object({}),
    reply: z
      .object({
        rows: z.array(
          z.object({
            fiat: Coin,
            /** The short name of the account from which they are paid. */
            bankAccount: z.string(),
            bank: z.string(),
            payouts: z.number().int(),
            /** Payment instructions to issuers, tax authorities, partners and payers. */
            instructions: z.number().int(),
            total: AmountText,
            /** Number of approved payouts that the last export held back. The next export tries them again. */
            heldBack: z.number().int(),
          }),
        ),
      })
      .meta({ id: 'PayoutsReady' }),
    refusals: [],
  },
  previewReport: {
    method: 'POST',
    path: 'console/api/v1/payouts/preview_report',
    summary: 'Reads a payment status report (pain.002) of a payment file as its import would, and stores nothing',
    who: 'operator',
    permission: 'payouts.export',
    rate: { points: 30, seconds: 60 },
    input: ReportUpload,
    reply: ReportPreview,
    refusals: reportRefusals,
  },
  importReport: {
    method: 'POST',
    path: 'console/api/v1/payouts/import_report',
    summary:
      'Stores the states of a payment status report (pain.002); no money moves until two people end a rejected payment',
    who: 'operator',
    permission: 'payouts.export',
    idempotent: 'tx',
    input: ReportUpload,
    reply: ReportPreview,
    refusals: reportRefusals,
  },
  bankState: {
    method: 'POST',
    path: 'console/api/v1/payouts/bank_state',
    summary: 'The last state that the bank reported for a fiat withdrawal or payment instruction, by its id',
    who: 'operator',
    anyPermission: ['withdrawals.read', 'payment_instructions.read'],
    input: z.object({ id: Id }),
    reply: z.object({ reported: ReportedState.nullable() }).meta({ id: 'BankStateOfPayment' }),
    refusals: [],
  },
  exportBatch: {
    method: 'POST',
    path: 'console/api/v1/payouts/export_batch',
    summary:
      'Exports all approved fiat withdrawals and payment instructions of an account of the exchange to one payment file, each once',
    who: 'operator',
    permission: 'payouts.export',
    idempotent: 'tx',
    input: z.object({
      /** The short name of the account. */
      bankAccount: z.string().min(1).max(24),
    }),
    /** Null if no approved payout may leave now. */
    reply: z.object({ batch: PayoutBatch.nullable(), heldBack: z.number().int() }).meta({ id: 'PayoutsExported' }),
    refusals: ['PAYOUT_FIAT_UNSUPPORTED', 'EXIT_STOPPED', 'RESTORE_OPEN', 'AUDIT_COPY_AHEAD', 'AUDIT_COPY_SILENT'],
  },
  batches: {
    method: 'POST',
    path: 'console/api/v1/payouts/batches',
    summary: 'Payment files, newest first',
    who: 'operator',
    permission: 'withdrawals.read',
    input: z.object({ ...KeysetRequest }),
    reply: keysetOf(PayoutBatch),
    refusals: [],
  },
  batchFile: {
    method: 'POST',
    path: 'console/api/v1/payouts/batch_file',
    summary:
      'The payment file of a batch (pain.001), with the same bytes each time; each download is recorded in the audit log',
    who: 'operator',
    permission: 'payouts.export',
    rate: { points: 60, seconds: 3600 },
    input: z.object({ id: Id }),
    reply: FileReply,
    produces: 'file',
    refusals: [
      'NOT_FOUND',
      'EXIT_STOPPED',
      'RESTORE_OPEN',
      'AUDIT_COPY_AHEAD',
      'AUDIT_COPY_SILENT',
      'PAYOUT_FILE_NOT_COPIED',
    ],
  },
})
