import type { Translation } from '@tessera/ui/messages.ts'
import type { decisions as english } from './products-decisions.en_US.ts'

export const decisions: Translation<typeof english> = {
  kinds: {
    product_publish: '产品',
    product_valuation: '估值',
    product_supplement: '产品信息更新',
  },
  effects: {
    product_supplement:
      '通过后立即生效。若涉及须确认的文件，此前已认购的投资者会收到通知，可在两天内撤回认购，期间不进行配售。',
  },
  fields: {
    replaces: {
      price: '所替换的当日估值',
      valuer: '原估值机构',
    },
    before: {
      asOf: '上次估值日期',
      price: '上次估值',
    },
    contractAddress: {
      before: '当前合约地址',
      after: '新合约地址',
    },
    completedOn: {
      before: '当前完成日期',
      after: '新完成日期',
    },
    asOf: '估值日期',
    valuer: '估值机构',
    unitPrice: '单价',
    termsHash: '全部条款哈希',
  },
}
