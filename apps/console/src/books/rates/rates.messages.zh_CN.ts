import type { Translation } from '@tessera/ui/messages.ts'
import type { en_US } from './rates.messages.en_US.ts'

export const zh_CN: Translation<typeof en_US> = {
  list: '对美元汇率',
  col: {
    coin: '币种',
    agreed: '最近确认汇率',
    agreedAt: '确认时间',
    held: '新汇率',
    source: '来源',
    state: '状态',
    since: '暂缓采用起始时间',
    refusedFrom: '相关请求拒绝起始时间',
  },
  feed: { first: '第一来源', second: '第二来源' },
  reason: {
    no_agreed_rate: '尚无已确认汇率',
    one_source: '仅一个来源有报价',
    sources_differ: '两个来源不一致',
    step_too_large: '变动幅度过大',
  },
  agreedState: '已确认',
  empty: '暂无汇率',
  emptyText: '汇率来源返回报价后会显示在这里。',
}
