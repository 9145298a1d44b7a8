import type { Translation } from '@tessera/ui/messages.ts'
import type { en_US } from './trades.messages.en_US.ts'

export const zh_CN: Translation<typeof en_US> = {
  title: '成交',
  price: '价格 ({coin})',
  quantity: '数量',
  time: '时间',
  sides: { buy: '买入', sell: '卖出' },
  connectedMark: '关 ',
  connected: '关联账户之间的成交，不影响价格。',
  none: '暂无成交。',
}
