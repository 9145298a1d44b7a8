import { refuse } from '#platform/outcome/outcome.ts'

export const paymentReportFormatUnknown = refuse('PAYMENT_REPORT_FORMAT_UNKNOWN', { field: 'file' })
/** A count or an amount of a report that is not that of its payment file. */
export const paymentReportSumsWrong = (expected: string, found: string) =>
  refuse('PAYMENT_REPORT_SUMS_WRONG', { field: 'file', params: { expected, found } })
export const paymentReportPaymentUnknown = (reference: string) =>
  refuse('PAYMENT_REPORT_PAYMENT_UNKNOWN', { field: 'file', params: { reference } })
