import type { Translation } from '@tessera/ui/messages.ts'
import type { en_US } from './security.messages.en_US.ts'

export const zh_CN: Translation<typeof en_US> = {
  decisions: {
    kinds: {
      factor_reset: '重置验证方式',
    },
    fields: {
      factor: '验证方式',
    },
    acts: {
      customer: {
        reset_factor: '重置丢失的验证方式',
      },
    },
  },
}
