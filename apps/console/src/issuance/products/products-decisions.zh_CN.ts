import type { Translation } from '@tessera/ui/messages.ts'
import type { decisions as english } from './products-decisions.en_US.ts'

export const decisions: Translation<typeof english> = {
  kinds: {
    product_publish: '产品',
    product_valuation: '估值',
    product_supplement: '产品补充',
  },
  effects: {
    product_supplement:
      '通过后立即生效。若涉及须接受的文件，此前已认购的投资者会收到通知，可在两天内撤销认购，期间不能配售。',
  },
  fields: {
    replaces: {
      price: '将替换当日估值',
      valuer: '原估值机构',
    },
    before: {
      asOf: '上次估值日期',
      price: '上次估值',
    },
    contractAddress: {
      before: '原合约地址',
      after: '合约地址',
    },
    completedOn: {
      before: '原完成日期',
      after: '完成日期',
    },
    asOf: '估值日期',
    valuer: '估值机构',
    unitPrice: '单价',
    termsHash: '全部条款哈希',
  },
}
