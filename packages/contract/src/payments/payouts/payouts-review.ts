import { heldBackReasons } from '@tessera/domain/payments/payouts/export-policy.ts'
import { z } from 'zod'
import { endpoints } from '#platform/http/endpoint.ts'
import { Payout, PayoutStage } from './payouts.ts'
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
  /** The identity status when it was asked for. */
  kycAtRequest: z.string(),
  factor: z.string(),
  /** Why the export did not take what was approved; null while it may. */
  heldBack: z.enum(heldBackReasons).nullable(),
  /** The file it was handed to the bank in. */
  batch: z.object({ id: Id, number: z.string() }).nullable(),
}).meta({ id: 'ReviewedPayout' })

export const PayoutBatch = z
  .object({
    id: Id,
    /** For people: PB, date and number. */
    number: z.string(),
    fiat: Coin,
    bank: z.string(),
    payouts: z.number().int(),
    total: AmountText,
    /** Of the file, which is the same each time it is downloaded. */
    sha256: z.string(),
    madeBy: z.string(),
    madeAt: Time,
    /** How many of it the bank has paid, have ended otherwise, and wait for the bank. */
    paid: z.number().int(),
    ended: z.number().int(),
    waiting: z.number().int(),
  })
  .meta({ id: 'PayoutBatch' })

/** What an operator sees and hands to the bank; the verdict itself is given through approvals, by two people. */
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
    summary: 'One fiat withdrawal with the file it went out in',
    who: 'operator',
    permission: 'withdrawals.read',
    input: z.object({ id: Id }),
    reply: ReviewedPayout,
    refusals: ['NOT_FOUND'],
  },
  ready: {
    method: 'POST',
    path: 'console/api/v1/payouts/ready',
    summary: 'What an export would hand to the bank now, by currency',
    who: 'operator',
    permission: 'withdrawals.read',
    input: z.object({}),
    reply: z
      .object({
        rows: z.array(
          z.object({
            fiat: Coin,
            bank: z.string(),
            payouts: z.number().int(),
            total: AmountText,
            /** Approved, and held back by the last export: asked once more by the next. */
            heldBack: z.number().int(),
          }),
        ),
      })
      .meta({ id: 'PayoutsReady' }),
    refusals: [],
  },
  exportBatch: {
    method: 'POST',
    path: 'console/api/v1/payouts/export_batch',
    summary: 'Puts all approved fiat withdrawals of a currency into one file for our bank, each once',
    who: 'operator',
    permission: 'payouts.export',
    idempotent: 'tx',
    input: z.object({ fiat: Coin }),
    /** No batch where nothing approved may leave now. */
    reply: z.object({ batch: PayoutBatch.nullable(), heldBack: z.number().int() }).meta({ id: 'PayoutsExported' }),
    refusals: ['PAYOUT_FIAT_UNSUPPORTED', 'EXIT_STOPPED', 'RESTORE_OPEN', 'AUDIT_COPY_AHEAD', 'AUDIT_COPY_SILENT'],
  },
  batches: {
    method: 'POST',
    path: 'console/api/v1/payouts/batches',
    summary: 'Files that were made for the bank, newest first',
    who: 'operator',
    permission: 'withdrawals.read',
    input: z.object({ ...KeysetRequest }),
    reply: keysetOf(PayoutBatch),
    refusals: [],
  },
  batchFile: {
    method: 'POST',
    path: 'console/api/v1/payouts/batch_file',
    summary: 'The file of a batch (pain.001), the same bytes each time; noted in the audit log',
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
