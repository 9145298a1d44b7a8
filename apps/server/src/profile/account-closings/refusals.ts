import { refuse } from '@tessera/domain/platform/outcome/outcome.ts'

export const accountClosingAlready = refuse('ACCOUNT_CLOSING_ALREADY')
export const accountNotEmpty = refuse('ACCOUNT_NOT_EMPTY')
