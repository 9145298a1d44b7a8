import type { en_US } from './mail.messages.en_US.ts'

type Same<T> = { readonly [K in keyof T]: T[K] extends string ? string : Same<T[K]> }
/** Every word of a mail besides those of the messages, in one language. */
export type MailWords = Same<typeof en_US>
