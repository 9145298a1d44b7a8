import type { en_US } from './mail.messages.en_US.ts'

type Same<T> = { readonly [K in keyof T]: T[K] extends string ? string : Same<T[K]> }
/** All texts of emails except those of messages, in one language. */
export type MailWords = Same<typeof en_US>
