import type { StatementWords } from './statement.ts'

export const zh_CN: StatementWords = {
  columns: {
    time: '时间（UTC）',
    type: '类型',
    account: '账户',
    coin: '币种',
    received: '收入',
    sent: '支出',
    fee: '手续费',
    balance: '余额',
    status: '状态',
    remark: '备注',
    txId: '交易哈希',
    reference: '关联编号',
  },
  types: {
    deposit: '充值',
    withdrawal: '提现',
    transfer_in: '划入',
    transfer_out: '划出',
    internal_transfer: '站内转账',
    subscription_deduction: '认购扣款',
    subscription_disbursement: '认购发放',
    subscription_refund: '认购退款',
    trade: '交易',
    otc_deal: '场外交易',
    distribution: '派息',
    adjustment: '调整',
  },
  accounts: { token: '通证账户', spot: '现货账户', fiat: '法币账户' },
  statuses: { completed: '已完成', reversed: '已冲正' },
}
