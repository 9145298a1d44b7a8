import type { Translation } from '@tessera/ui/messages.ts'
import type { en_US } from './rates.messages.en_US.ts'

const reason = {
  no_agreed_rate: '尚无已确认汇率',
  one_source: '仅一个来源有报价',
  sources_differ: '两个来源不一致',
  step_too_large: '变动幅度过大',
}

const feed = { first: '第一来源', second: '第二来源' }

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
    refusedFrom: '汇率失效时间',
  },
  feed,
  reason,
  agreedState: '已确认',
  empty: '暂无汇率',
  emptyText: '汇率来源返回报价后会显示在这里。',
  decisions: {
    kinds: {
      rate_held: '暂缓采用的汇率',
    },
    effects: {
      rate_held:
        '通过后，限额、门槛和报价立即采用新汇率。通过前，限额和门槛按较严格的汇率计算，最长 24 小时。请先与独立渠道的汇率核对。',
    },
    fields: {
      heldReason: '暂缓采用的原因',
      heldRate: '新汇率（美元）',
      agreedRate: '最近确认汇率（美元）',
      agreedAt: '确认时间',
      rateFeed: '来源',
      rateSource: '来源名称',
    },
    codes: {
      heldReason: reason,
      rateFeed: feed,
    },
  },
}
