import { refuse } from '@tessera/domain/platform/outcome/outcome.ts'

export const instructionAboveAvailable = (params: { readonly available: string; readonly coin: string }) =>
  refuse('INSTRUCTION_ABOVE_AVAILABLE', { field: 'amount', params })
export const instructionAmountInvalid = (decimals: number) =>
  refuse('INSTRUCTION_AMOUNT_INVALID', { field: 'amount', params: { decimals } })
export const instructionSourceUnknown = refuse('INSTRUCTION_SOURCE_UNKNOWN', { field: 'of' })
export const instructionWholeReturn = (params: { readonly amount: string; readonly coin: string }) =>
  refuse('INSTRUCTION_WHOLE_RETURN', { field: 'amount', params })
export const instructionRunning = refuse('INSTRUCTION_RUNNING')
export const instructionWrongStatus = refuse('INSTRUCTION_WRONG_STATUS')
export const instructionAccountNeeded = (coin: string) =>
  refuse('INSTRUCTION_ACCOUNT_NEEDED', { field: 'bankAccount', params: { coin } })
export const instructionAccountClosed = refuse('INSTRUCTION_ACCOUNT_CLOSED')
export const issuerAccountNeeded = refuse('ISSUER_ACCOUNT_NEEDED', { field: 'account' })
export const issuerAccountUnfit = refuse('ISSUER_ACCOUNT_UNFIT', { field: 'account' })
export const issuerAccountNotOpen = refuse('ISSUER_ACCOUNT_NOT_OPEN')
export const beneficiaryOwnerUnknown = refuse('BENEFICIARY_OWNER_UNKNOWN', { field: 'owner' })
export const beneficiaryExists = (coin: string) => refuse('BENEFICIARY_EXISTS', { field: 'coin', params: { coin } })
export const beneficiaryNotActive = refuse('BENEFICIARY_NOT_ACTIVE')
