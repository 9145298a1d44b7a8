import { bankStates } from '@tessera/domain/payments/payouts/status-report.ts'
import { z } from 'zod'
import { Id, Time } from '#platform/http/shared.ts'

/** Statuses in an ISO 20022 payment status report. */
export const BankState = z.enum(bankStates).meta({ id: 'BankState' })

/**
 * Effects of a reported status. `recorded`: it is displayed. `to_end`: two people can end the payment as unpaid.
 * `line_waits`: they must first decide on a bank line with its reference. `paid_before`, `ended_before`: the payment
 * had ended already.
 */
export const reportEffects = ['recorded', 'to_end', 'line_waits', 'paid_before', 'ended_before'] as const
export type ReportEffect = (typeof reportEffects)[number]

export const ReportUpload = z.object({
  /** The payment file to which the report must belong. */
  id: Id,
  /** The bytes of the pain.002 file. */
  file: z.base64().min(4).max(1_000_000),
})

export const ReportPreview = z
  .object({
    /** The number of the payment file. */
    batch: z.string(),
    /** The bank's id and time of the report. */
    report: z.string(),
    time: z.string(),
    /** The status of the whole file; null if the bank reports only single payments. */
    state: BankState.nullable(),
    reason: z.string(),
    rows: z.array(
      z.object({
        reference: z.string(),
        number: z.string(),
        name: z.string(),
        amount: z.string(),
        state: BankState,
        /** The bank's code and text; empty without a reason. */
        reason: z.string(),
        effect: z.enum(reportEffects),
      }),
    ),
    /** Number of payments in the file that the report does not list. */
    unreported: z.number().int(),
  })
  .meta({ id: 'ReportPreview' })

/** The last status that the bank reported for a payment. */
export const ReportedState = z
  .object({ state: BankState, reason: z.string(), report: z.string(), at: Time })
  .meta({ id: 'ReportedState' })

export const reportRefusals = [
  'NOT_FOUND',
  'PAYMENT_REPORT_FORMAT_UNKNOWN',
  'BANK_STATEMENT_CUT',
  'BANK_STATEMENT_UNREADABLE',
  'BANK_STATEMENT_LINE_REPEATED',
  'BANK_STATEMENT_OTHER_ACCOUNT',
  'PAYMENT_REPORT_FILE_UNKNOWN',
  'PAYMENT_REPORT_OTHER_FILE',
  'PAYMENT_REPORT_KNOWN',
  'PAYMENT_REPORT_SUMS_WRONG',
  'PAYMENT_REPORT_PAYMENT_UNKNOWN',
] as const
