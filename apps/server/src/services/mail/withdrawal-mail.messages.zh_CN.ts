import type { MailWords } from './words.ts'

export const zh_CN: MailWords['withdrawal'] = {
  subject: '请确认提现 {amount} {coin}',
  title: '请确认提现 {amount} {coin}',
  lead: '请逐个字符核对收款地址及标签（如有）是否与您要转入的一致。在您确认之前，资金不会转出；逾期未确认的提现将自动取消，资金退回您的账户。',
  note: '不是您本人？请打开同一链接并点击“不是我申请的”，提现将自动取消，账户将立即冻结。',
  open: '核对并确认',
  rows: {
    amount: '数量',
    fee: '手续费（已包含）',
    receives: '到账数量',
    chain: '网络',
    address: '收款地址',
    tag: '标签（Memo）',
    requested: '申请时间',
    until: '确认截止时间',
  },
}
