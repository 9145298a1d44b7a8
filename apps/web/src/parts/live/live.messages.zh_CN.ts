import type { Translation } from '@tessera/ui/messages.ts'
import type { en_US } from './live.messages.en_US.ts'

export const zh_CN: Translation<typeof en_US> = {
  live: '实时',
  'catching-up': '同步中',
  stale: '{time} 起未更新',
}
