import { refuse } from '@tessera/domain/platform/outcome/outcome.ts'

export const distributionFundingUnfit = refuse('DISTRIBUTION_FUNDING_UNFIT', { field: 'distributionId' })
export const bankUnknown = refuse('BANK_UNKNOWN', { field: 'bank' })
export const bankStatementOtherAccount = refuse('BANK_STATEMENT_OTHER_ACCOUNT', { field: 'bank' })
export const bankStatementSumsWrong = (
  balances: { readonly opening: string; readonly closing: string } | undefined,
  fiat: string,
) => refuse('BANK_STATEMENT_SUMS_WRONG', { field: 'text', params: { ...balances, fiat } })
export const bankStatementKnown = refuse('BANK_STATEMENT_KNOWN', { field: 'text' })
export const bankStatementGap = (params: { readonly from: string; readonly until: string }) =>
  refuse('BANK_STATEMENT_GAP', { params })
export const bankLineContradicted = (line: string) => refuse('BANK_LINE_CONTRADICTED', { params: { line } })
export const bankLineReturnUnfit = refuse('BANK_LINE_RETURN_UNFIT', { field: 'returns' })
export const bankLineOrderUnfit = refuse('BANK_LINE_ORDER_UNFIT', { field: 'orderId' })
export const bankLinePayoutUnfit = refuse('BANK_LINE_PAYOUT_UNFIT', { field: 'payout' })
export const bankLinePayoutNotReturnable = refuse('BANK_LINE_PAYOUT_NOT_RETURNABLE')
