import type { Translation } from '@tessera/ui/messages.ts'
import type { en_US } from './markets.messages.en_US.ts'

const sides = { buy: '买入', sell: '卖出' }

const suspect = { hold: '预留资产不足以覆盖委托', book: '无法恢复到订单簿' }

export const zh_CN: Translation<typeof en_US> = {
  table: '市场',
  col: {
    symbol: '市场',
    last: '最新价',
    volume: '24 小时成交量',
    tick: '价格步长',
    lot: '数量步长',
    fees: '手续费，挂单 / 吃单',
    reference: '参考价',
    state: '状态',
  },
  feePercents: '{maker}% / {taker}%',
  add: '添加交易对',
  rules: '修改步长、手续费与限额',
  hours: '修改交易时间',
  empty: '暂无市场',
  emptyText: '已上线的交易对会显示在这里。',
  state: { closed: '已休市', open: '交易中', cancel_only: '仅可撤单', halted: '已停牌', auction: '集合竞价' },
  sides,
  suspect,
  change: '{symbol} 的状态',
  now: '当前：{state}',
  step: '操作',
  steps: { open: '开放交易', call: '启动集合竞价', restrict: '仅可撤单', halt: '停牌' },
  alone: '停止接受新委托可由一人操作，立即生效。',
  together: '该操作须由另一人复核。',
  stepFirst: '请选择操作。',
  closedByHours: '该交易对按交易时间休市，下一交易时段自动开市。选择“仅可撤单”后须由两人开市。',
  outsideHours: '休市',
  halted: '该市场因价格规则停牌，须由两人恢复交易。',
  interrupted: '波动竞价',
  sources: {
    auction: '最近一次集合竞价',
    days: '近 5 日成交',
    valuation: '最新估值',
    operators: '两名运营人员设定',
  },
  reference: {
    title: '参考价',
    now: '当前：{price} {quote}，{source}',
    none: '当前：无。该市场仅通过集合竞价成交。',
    price: '新价格',
    text: '该价格须由另一人复核。有效的成交与估值优先于该价格。',
    propose: '提议参考价',
    fill: '请填写价格。',
  },
  stop: '停止新委托',
  propose: '提议变更',
  stopped: '已停止接受新委托。',
  proposed: '已提议，等待另一人复核。',
  decisions: {
    kinds: {
      market_state: '市场状态',
      market_halt: '因价格规则停牌的市场',
      market_reference: '参考价',
    },
    effects: {
      market_halt: '该市场因价格规则停牌，请先核对参考价及触发竞价的账户。通过后以集合竞价恢复交易；退回后继续停牌。',
      market_reference:
        '通过后，在没有成交与估值可用时以该价格为参考价。过去 24 小时内因价格变动过大而未采用的集合竞价，如成交价恰为该价格，也随之采用。退回后维持现状。',
    },
    fields: {
      startedBy: '触发竞价的账户',
    },
    codes: {
      side: sides,
      suspectCause: suspect,
    },
  },
}
