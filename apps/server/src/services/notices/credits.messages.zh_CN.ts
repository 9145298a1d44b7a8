import type { MessageWords } from './words.ts'

/** Messages about reversed credits, and about adjustments by the exchange. */
export const zh_CN = {
  credit_reversed: {
    title: '一笔 {amount} {fiat} 的入账已冲正',
    body: '原因：{reason}我们已扣回 {taken} {fiat}，并撤销您未成交的 {fiat} 委托、取消尚未发出的 {fiat} 提现。您尚欠 {rest} {fiat}，这些委托预留的资金及之后的 {fiat} 入账将优先用于还款。还清之前，您不能提现或注销账户；委托仅可在参考价上下 3% 以内成交；场外交易中不能出售或放币，仅可在市场汇率上下 3% 以内买入。',
  },
  credit_taken_back: {
    title: '一笔 {amount} {fiat} 的入账已冲正',
    body: '原因：{reason}该笔款项已全部扣回，您尚未发出的 {fiat} 提现已取消。您没有欠款。',
  },
  receivable_repaid: {
    title: '您已还清 {amount} {fiat}',
    body: '因入账冲正所欠的 {amount} {fiat} 已全部还清。您可以重新提现和注销账户。',
  },
  receivable_lifted: {
    title: '提现已恢复',
    body: '您可以重新提现和注销账户。因入账冲正所欠的款项仍未还清，该币种的入账将继续优先用于还款。',
  },
  receivable_written_off: {
    title: '您无需再偿还 {amount} {coin}',
    body: '因入账冲正尚欠的 {amount} {coin} 已免除。原因：{reason}{note} 如无其他未还清的款项，您可以重新提现和注销账户。',
  },
  balance_credited: {
    title: '调整：入账 {amount} {coin}',
    body: '平台已向您的账户入账 {amount} {coin}。原因：{reason}{note}',
  },
  balance_debited: {
    title: '调整：扣减 {amount} {coin}',
    body: '平台已从您的账户扣减 {amount} {coin}。原因：{reason}{note} 如有异议，请联系客服。',
  },
} as const satisfies Partial<MessageWords>
