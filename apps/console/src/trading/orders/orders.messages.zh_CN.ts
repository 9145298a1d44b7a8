import type { Translation } from '@tessera/ui/messages.ts'
import type { en_US } from './orders.messages.en_US.ts'

export const zh_CN: Translation<typeof en_US> = {
  decisions: {
    kinds: {
      abnormal_order: '异常委托',
    },
    effects: {
      abnormal_order: '通过后结束该委托，其预留资产恢复可用；拒绝后委托维持现状，资产继续预留。',
    },
    fields: {
      side: '方向',
      quantity: '数量',
      filled: '已成交',
      held: '仍在预留',
      suspectCause: '异常原因',
    },
  },
}
