import { refuse } from '@tessera/domain/platform/outcome/outcome.ts'

export const payoutFiatUnsupported = refuse('PAYOUT_FIAT_UNSUPPORTED', { field: 'fiat' })
export const payoutRateUnknown = refuse('PAYOUT_RATE_UNKNOWN')
export const payoutAccountOther = refuse('PAYOUT_ACCOUNT_OTHER', { field: 'bankAccountId' })
export const payoutAccountWaiting = (until: Date) =>
  refuse('PAYOUT_ACCOUNT_WAITING', { params: { until: until.toISOString() } })
export const payoutNameDiffers = refuse('PAYOUT_NAME_DIFFERS')
export const payoutWrongStatus = refuse('PAYOUT_WRONG_STATUS')
export const restoreOpen = refuse('RESTORE_OPEN')
export const auditCopyAhead = refuse('AUDIT_COPY_AHEAD')
export const auditCopySilent = refuse('AUDIT_COPY_SILENT')
export const payoutFileNotCopied = refuse('PAYOUT_FILE_NOT_COPIED')
export const paymentReportFileUnknown = (reference: string) =>
  refuse('PAYMENT_REPORT_FILE_UNKNOWN', { field: 'file', params: { reference } })
export const paymentReportOtherFile = (params: { readonly number: string; readonly bank: string }) =>
  refuse('PAYMENT_REPORT_OTHER_FILE', { field: 'file', params })
/** A report that `name` imported before, at `time`. */
export const paymentReportKnown = (params: { readonly name: string; readonly time: string }) =>
  refuse('PAYMENT_REPORT_KNOWN', { field: 'file', params })
