import { refuse } from '@tessera/domain/platform/outcome/outcome.ts'

/** Told only to who has proven the address. */
export const emailTaken = refuse('EMAIL_EXIST', { field: 'email' })
export const phoneTaken = refuse('PHONE_EXIST', { field: 'phone' })
