import type { Translation } from '@tessera/ui/messages.ts'
import type { en_US } from './markets.messages.en_US.ts'

export const zh_CN: Translation<typeof en_US> = {
  table: '市场',
  col: {
    symbol: '市场',
    last: '最新价',
    volume: '24 小时成交量',
    tick: '最小价位',
    lot: '最小数量',
    fees: '手续费，挂单 / 吃单',
    state: '状态',
  },
  ppm: '{maker, number} / {taker, number} ppm',
  empty: '暂无市场',
  emptyText: '上架的交易对将显示在这里。',
  state: { closed: '关闭', open: '开放', cancel_only: '仅可撤单', halted: '暂停', auction: '集合竞价' },
  sides: { buy: '买入', sell: '卖出' },
  suspect: { hold: '冻结资产不足以覆盖委托', book: '无法恢复到订单簿' },
  change: '{symbol} 的状态',
  now: '当前：{state}',
  step: '操作',
  steps: { open: '开放', call: '启动集合竞价（10 分钟）', restrict: '仅可撤单', halt: '暂停' },
  alone: '停止接受新委托一人即可操作，立即生效。',
  together: '该操作须由另一人确认。',
  stepFirst: '请先选择操作。',
  stop: '停止新委托',
  propose: '提议',
  stopped: '已停止接受新委托。',
  proposed: '已提交，等待其他人复核。',
}
