import { refuse } from '@tessera/domain/platform/outcome/outcome.ts'

export const passwordResetExpired = refuse('PASSWORD_RESET_EXPIRED')
export const passwordResetUnproven = refuse('PASSWORD_RESET_UNPROVEN')
