import type { Translation } from '@tessera/ui/messages.ts'
import type { en_US } from './trading-hours-words.en_US.ts'

/** Chinese words of the rules of trading: reference prices and trading hours. */
export const zh_CN: Translation<typeof en_US> = {
  referencePrice: {
    name: '参考价',
    text: '集合竞价、成交与估值在何种条件下决定交易对的参考价。',
    fields: {
      leastValue: '计入参考价并触发波动竞价的最小成交额',
      leastPairs: '非关联买卖双方的最少组数',
      auctionHours: '集合竞价有效期',
      valuationDays: '估值有效期',
      auctionMove: '集合竞价一日内的最大变动',
    },
    effects: { open_pairs: '{count, plural, =0 {没有已开市的交易对。} other {有 # 个已开市的交易对。}}' },
  },
  tradingHours: {
    name: '交易时间',
    text: '交易对的交易日与交易时段。未设置交易时间的交易对全天交易。',
    add: '设置交易时间',
    subject: '交易对',
    subjectHelp: '已上市的交易对，例如 AURB-tUSD。',
    fields: {
      weekdays: '交易日',
      opens: '开市时间',
      closes: '收市时间（不晚于开市时间时为次日）',
      timeZone: '时区',
      holidays: '休市日',
      auctionMinutes: '开盘集合竞价时长（分钟，0 表示不设）',
    },
    effects: {
      open_orders: '{count, plural, =0 {没有未成交委托。} other {有 # 笔未成交委托，休市期间保留，可以撤销。}}',
      orders_before_opening: '{count, plural, =0 {没有委托在下次开市前到期。} other {有 # 笔委托将在下次开市前到期。}}',
    },
  },
}
