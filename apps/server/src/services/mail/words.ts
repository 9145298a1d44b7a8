import type { en_US } from './mail.messages.en_US.ts'
import type { Translation } from '#platform/text/translation.ts'

/** All texts of emails except those of messages, in one language. */
export type MailWords = Translation<typeof en_US>
