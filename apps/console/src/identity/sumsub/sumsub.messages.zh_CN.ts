import type { Translation } from '@tessera/ui/messages.ts'
import type { en_US } from './sumsub.messages.en_US.ts'

export const zh_CN: Translation<typeof en_US> = {
  decisions: {
    kinds: {
      sumsub_rule: '在线认证规则',
    },
    acts: {
      site: {
        set_sumsub_rule: '变更在线认证规则',
      },
    },
  },
}
