import { refuse } from '#platform/outcome/outcome.ts'

export const emailRequired = refuse('EMAIL_REQUIRED')
export const phoneRequired = refuse('PHONE_REQUIRED')
export const authenticatorRequired = refuse('AUTHENTICATOR_REQUIRED')
