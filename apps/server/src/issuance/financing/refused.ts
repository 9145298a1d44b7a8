import { refuse } from '@tessera/domain/platform/outcome/outcome.ts'

// What several acts refuse by, each said once.
export const movedOn = refuse('FINANCING_WRONG_STATUS')
export const termsMoved = refuse('FINANCING_TERMS_MOVED')
export const asksOpen = refuse('FINANCING_ASKS_OPEN')
export const companyNeeded = refuse('FINANCING_COMPANY_NEEDED')
export const notEditable = refuse('FINANCING_NOT_EDITABLE')
export const notAsked = refuse('FINANCING_ITEM_NOT_ASKED')
export const feeChanged = refuse('FINANCING_FEE_CHANGED', { field: 'fee' })
