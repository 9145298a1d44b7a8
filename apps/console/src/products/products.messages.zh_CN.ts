import type { Translation } from '../lib/words.tsx'
import type { en_US } from './products.messages.en_US.ts'

export const zh_CN: Translation<typeof en_US> = {
  table: '产品',
  filter: '状态',
  all: '全部状态',
  col: {
    symbol: '代码',
    name: '产品',
    issuer: '发行人',
    price: '单价',
    supply: '发行量',
    closes: '截止时间',
    version: '版本',
    state: '状态',
  },
  empty: '暂无产品',
  emptyText: '草稿及已发布的产品将显示在这里。',
  proposed: '发布待复核',
  status: {
    draft: '草稿',
    published: '已发布',
    in_subscription: '认购中',
    subscription_ended: '认购结束',
    allotted: '已配售',
    trading: '交易中',
    closed: '已关闭',
  },
}
