import type { Translation } from '@tessera/ui/messages.ts'
import type { en_US } from './trades.messages.en_US.ts'

export const zh_CN: Translation<typeof en_US> = {
  title: '成交',
  price: '价格（{coin}）',
  quantity: '数量',
  time: '时间',
  sides: { buy: '买入', sell: '卖出' },
  connectedMark: '关 ',
  connected: '关联账户之间的成交，不影响价格。',
  none: '暂无成交。',
  own: {
    title: '成交记录',
    lead: '您的委托产生的所有成交，最新的在前。未成交的委托请在交易页查看。',
    pair: '交易对',
    side: '方向',
    price: '价格',
    value: '成交额',
    fee: '手续费',
    liquidity: '角色',
    maker: '挂单方',
    taker: '吃单方',
    none: '暂无成交记录',
    noneText: '委托成交后，记录会显示在这里。',
    trade: '去交易',
    failed: '成交记录加载失败',
  },
}
