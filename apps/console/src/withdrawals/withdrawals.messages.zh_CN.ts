import type { Translation } from '../lib/words.tsx'
import type { en_US } from './withdrawals.messages.en_US.ts'

export const zh_CN: Translation<typeof en_US> = {
  table: '提现',
  filter: '阶段',
  all: '全部阶段',
  col: {
    number: '提现编号',
    customer: '用户',
    amount: '金额',
    fee: '手续费',
    address: '收款地址',
    asked: '申请时间',
    stage: '阶段',
  },
  empty: '暂无提现',
  emptyText: '客户的提现申请将显示在这里。',
  stage: {
    held: '已冻结',
    review: '审核中',
    approved: '已批准',
    signed: '已签名',
    broadcast: '链上确认中',
    expired: '已过期',
    failed: '链上失败',
    confirmed: '已支付',
    refused: '已拒绝',
    cancelled: '已取消',
    refunded: '已退回',
  },
}
