import type { Translation } from '@tessera/ui/messages.ts'
import type { en_US } from './stops.messages.en_US.ts'

const scopes = {
  account: '账户',
  account_withdrawals: '账户提现',
  withdrawals: '全部提现',
  deposits: '全部充值',
  coin: '单个币种',
  product: '单个产品',
  registration: '注册',
  network_deposits: '单个网络的充值',
  network_withdrawals: '单个网络的提现',
  maintenance: '维护',
}

export const zh_CN: Translation<typeof en_US> = {
  lead: '有此页面权限的运营人员可单独停用平台的某一部分，立即生效；提前解除须由两人操作。',
  table: '生效中的停用',
  col: {
    number: '编号',
    scope: '停用范围',
    subject: '对象',
    reason: '原因',
    by: '操作人',
    from: '开始时间',
    until: '结束时间',
  },
  whole: '全平台',
  empty: '当前没有停用',
  emptyText: '生效中的停用会显示在此处。',
  failed: '停用列表加载失败',
  scopes,
  effects: {
    account: '账户内资产不能变动，所有会话立即结束。',
    account_withdrawals:
      '账户资产不能转出，客户仍可登录和充值。委托仅可在参考价上下 3% 以内成交，场外交易仅可在市场汇率上下 3% 以内成交。',
    withdrawals: '不再受理或签署提现，也不再写入付款文件；已发出的不受影响。',
    deposits: '到账资金暂挂，经两人复核后入账；不再受理新的充值订单。',
    coin: '该币种不能充值、提现或转账；相关市场停止接受新委托，须由两人重新开放。',
    product: '停止认购；相关市场停止接受新委托，须由两人重新开放。',
    registration: '停止注册新账户。',
    network_deposits: '该币种在此网络上不能充值；到账资金暂挂，经两人复核后入账。',
    network_withdrawals: '不再受理或签署此网络上的提现；已发出的不受影响。',
    maintenance: '关闭充值、提现和注册，并向所有访客显示维护公告，直至结束。交易继续进行；如需停牌，请另行操作。',
  },
  set: '设置停用',
  freeze: '立即冻结',
  setTitle: '立即停用？',
  freezeTitle: '立即冻结账户 {number}？',
  scope: '停用范围',
  subject: {
    coin: '币种代码',
    product: '产品代码',
    network_deposits: '网络，如 tUSD/solana_devnet',
    network_withdrawals: '网络，如 tUSD/solana_devnet',
  },
  now: '立即关闭',
  running: '{scope}：已关闭至 {until}。{reason}',
  liftNow: '提议重新开放',

  end: '持续时间',
  hours: { h1: '1 小时', h24: '24 小时', h72: '3 天', h168: '7 天', h720: '30 天' },
  notice: '发给客户的说明',
  notices: { safety: '为保障账户安全', review: '账户审核期间' },
  noticeText: '两种说明均不会向客户提及任何怀疑。',
  alone: '一人即可操作；提前解除须由两人操作。',
  subjectFirst: '请填写代码。',
  stop: '立即停用',
  done: '已停用。',
  lift: '解除 {number}',
  liftTitle: '提议解除 {number}？',
  liftText: '经另一人复核通过后立即解除。',
  propose: '提议解除',
  proposed: '已提议，等待另一人复核。',
  decisions: {
    kinds: {
      stop_lift: '解除停用',
    },
    fields: {
      stop: {
        scope: '停用范围',
        subject: '对象',
        reason: '停用原因',
        by: '停用人',
        from: '开始时间',
        until: '到期时间',
      },
    },
    codes: {
      stop: { scope: scopes },
    },
    acts: {
      stops: {
        lift: '解除停用',
      },
    },
  },
}
