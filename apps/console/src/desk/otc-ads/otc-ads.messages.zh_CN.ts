import type { Translation } from '@tessera/ui/messages.ts'
import type { en_US } from './otc-ads.messages.en_US.ts'

export const zh_CN: Translation<typeof en_US> = {
  table: '广告列表',
  empty: '暂无广告',
  emptyText: '客户发布的广告会显示在这里。',
  filter: '状态',
  all: '全部状态',
  col: {
    number: '广告编号',
    owner: '发布人',
    side: '方向',
    price: '价格',
    remaining: '剩余',
    status: '状态',
    act: '操作',
  },
  side: { sell: '出售 {coin}', buy: '购买 {coin}' },
  status: { published: '已发布', trading: '交易中', overdue: '已失效', closed: '已关闭' },
  noPrice: '暂无最新汇率',
  close: '关闭',
  closeOf: '关闭广告 {number}',
  closeText: '未成交部分退还发布人，进行中的交易不受影响。',
  reason: '向发布人展示的原因',
  reasonFirst: '请选择原因。',
  customerMessage: '给发布人的补充说明',
  closed: '广告已关闭。',
}
