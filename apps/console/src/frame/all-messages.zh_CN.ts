import { zh_CN } from '@tessera/ui/kit.messages.zh_CN.ts'

/** All Chinese messages, in one chunk: the audit log and the queues name things of every area. */
export const kit = zh_CN
export const files = import.meta.glob<object>('../**/*.messages.zh_CN.ts', { eager: true, import: 'zh_CN' })
