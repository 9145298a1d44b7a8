import type { BankWords } from './bank-pages.ts'

export const zh_CN: BankWords = {
  title: '本地银行',
  lead: '以客户银行的身份向平台账户付款。此页面仅存在于本地环境。',
  otherLanguage: 'English',
  outbox: '发件箱',
  currency: '币种',
  amount: '金额',
  payerName: '付款人姓名',
  payerHint: '须与认证姓名一致，否则款项将等待人工核对。',
  text: '附言',
  textHint: '取自充值订单的参考号。',
  pay: '付款',
  paid: '已入账，流水号 {line}，平台将在数秒内读取。',
  amountWrong: '请输入形如 1250.50 的金额。',
  fieldsWrong: '请填写全部字段。',
  book: '付款记录',
  empty: '暂无记录。',
}
