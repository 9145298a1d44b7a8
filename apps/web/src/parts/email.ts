import { emailFault } from '@tessera/domain/access/customers/email.ts'

/** True if the contract accepts the email. Only a code proves that it exists. */
export const looksLikeEmail = (text: string): boolean => emailFault(text.trim()) === undefined
