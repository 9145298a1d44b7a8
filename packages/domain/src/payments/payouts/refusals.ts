import { refuse } from '#platform/outcome/outcome.ts'

export const paymentReportFormatUnknown = refuse('PAYMENT_REPORT_FORMAT_UNKNOWN', { field: 'file' })
/** Refuses a report whose count or amount differs from its payment file. */
export const paymentReportSumsWrong = (expected: string, found: string) =>
  refuse('PAYMENT_REPORT_SUMS_WRONG', { field: 'file', params: { expected, found } })
export const paymentReportPaymentUnknown = (reference: string) =>
  refuse('PAYMENT_REPORT_PAYMENT_UNKNOWN', { field: 'file', params: { reference } })
