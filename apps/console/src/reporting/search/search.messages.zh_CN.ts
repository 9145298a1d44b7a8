import type { Translation } from '@tessera/ui/messages.ts'
import type { en_US } from './search.messages.en_US.ts'

export const zh_CN: Translation<typeof en_US> = {
  table: '搜索结果',
  kinds: {
    customer: '客户',
    withdrawal: '提现',
    internal_transfer: '站内转账',
    payout: '法币提现',
    deposit: '充值',
    fiat_order: '法币订单',
    order: '委托',
    subscription: '认购',
    distribution: '分派款项',
    otc_deal: '场外交易',
  },
  col: { kind: '类型', number: '编号', customer: '客户', amount: '金额', at: '时间', state: '状态' },
  sentTo: '转给 {name} · {number}',
  empty: '没有搜索结果',
  emptyText: '客户可按账户 ID、邮箱或姓名搜索；资金与委托可按 ID、编号、参考号或交易哈希搜索。',
  orderStatus: { s0: '未成交', s1: '部分成交', s3: '全部成交', s4: '已撤销', s5: '撤销中', s6: '异常' },
  side: { buy: '买入', sell: '卖出' },
}
