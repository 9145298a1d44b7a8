import type { CustomerFault } from '@tessera/domain/payments/fiat-orders/credit-customer.ts'
import { refuse } from '@tessera/domain/platform/outcome/outcome.ts'

export const distributionFundingUnfit = refuse('DISTRIBUTION_FUNDING_UNFIT', { field: 'distributionId' })
const unknownAt = (field: 'bank' | 'bankAccount') => refuse('BANK_UNKNOWN', { field })
export const bankUnknown = unknownAt('bank')
export const bankAccountUnknown = unknownAt('bankAccount')
/** Refuses a bank's own CSV without an account, or of an account without a profile. */
export const bankStatementProfileMissing = (account: string | undefined) =>
  account === undefined ? profileMissing({ rule: 'account' }) : profileMissing({ rule: 'profile', account })
const profileMissing = (
  params: { readonly rule: 'account' } | { readonly rule: 'profile'; readonly account: string },
) => refuse('BANK_STATEMENT_PROFILE_MISSING', { field: 'file', params })
/** Amounts as text; `expected` is the closing balance that results from the lines. */
type WrongSums = { readonly line: number } & Readonly<Record<'opening' | 'closing' | 'expected' | 'fiat', string>>
export const bankStatementSumsWrong = (params: WrongSums) =>
  refuse('BANK_STATEMENT_SUMS_WRONG', { field: 'file', params })
export const bankStatementKnown = (params: { readonly time: string; readonly name: string }) =>
  refuse('BANK_STATEMENT_KNOWN', { field: 'file', params })
export const bankStatementGap = (params: { readonly from: string; readonly until: string }) =>
  refuse('BANK_STATEMENT_GAP', { params })
export const bankLineContradicted = (line: string) => refuse('BANK_LINE_CONTRADICTED', { params: { line } })
export const bankLineReturnUnfit = refuse('BANK_LINE_RETURN_UNFIT', { field: 'returns' })
export const bankLineOrderUnfit = refuse('BANK_LINE_ORDER_UNFIT', { field: 'orderId' })
export const bankLineCustomerUnfit = (fault: CustomerFault) =>
  refuse('BANK_LINE_CUSTOMER_UNFIT', { field: 'customerId', params: { fault } })
export const bankLinePayoutUnfit = refuse('BANK_LINE_PAYOUT_UNFIT', { field: 'payout' })
export const bankLineInstructionUnfit = (field: 'instruction' | 'settles') =>
  refuse('BANK_LINE_INSTRUCTION_UNFIT', { field })
export const bankLinePayoutNotReturnable = refuse('BANK_LINE_PAYOUT_NOT_RETURNABLE')
export const bankLineInstructionNotReturnable = refuse('BANK_LINE_INSTRUCTION_NOT_RETURNABLE')
