import { emailFault } from '@tessera/domain/access/customers/email.ts'

/** Whether the contract takes it. Whether the mailbox exists, the code proves. */
export const looksLikeEmail = (text: string): boolean => emailFault(text.trim()) === undefined
