import { en_US } from '@tessera/ui/kit.messages.en_US.ts'

/** All English messages, in one chunk: the audit log and the queues name things of every area. */
export const kit = en_US
export const files = import.meta.glob<object>('../**/*.messages.en_US.ts', { eager: true, import: 'en_US' })
