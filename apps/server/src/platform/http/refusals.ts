import { refuse } from '@tessera/domain/platform/outcome/outcome.ts'

export const apiNotForKeys = refuse('API_NOT_FOR_KEYS')
export const subAccountNotAllowed = refuse('SUB_ACCOUNT_NOT_ALLOWED')
