import type { Translation } from '@tessera/ui/messages.ts'
import type { en_US } from './freezes.messages.en_US.ts'

export const zh_CN: Translation<typeof en_US> = {
  decisions: {
    kinds: {
      customer_standing: '解冻账户',
      freeze_shorten: '缩短冻结或解冻',
    },
    effects: {
      freeze_shorten: '通过后，该项冻结于新时间结束，并通知客户。',
    },
    fields: {
      freeze: {
        scope: '冻结范围',
        cause: '原因',
        until: '到期时间',
        newUntil: '新的到期时间',
      },
    },
    acts: {
      customer: {
        thaw: '解冻账户',
      },
      customers: {
        shorten_freeze: '缩短冻结或解冻',
      },
    },
  },
}
