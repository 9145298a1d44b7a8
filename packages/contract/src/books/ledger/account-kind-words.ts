import type { AccountKind } from '@tessera/domain/books/ledger/account-kinds.ts'
import type { JournalKind } from '@tessera/domain/books/ledger/transfer.ts'
import type { Locale } from '#platform/text/locale.ts'

type Words = Readonly<Record<Locale, string>>
const words = (en_US: string, zh_CN: string): Words => ({ en_US, zh_CN })

/** The name of each kind of account. A kind without one does not compile. */
export const accountKindWords: Readonly<Record<AccountKind, Words>> = {
  customer_fiat: words('Customers, fiat', '客户法币账户'),
  customer_token: words('Customers, token', '客户通证账户'),
  customer_spot: words('Customers, spot', '客户现货账户'),
  custody: words('Custody on chains', '链上托管'),
  bank: words('Bank accounts', '银行账户'),
  fees: words('Fee income', '手续费收入'),
  suspense: words('Suspense', '待查账户'),
  rounding: words('Rounding', '尾差账户'),
  clearing: words('Clearing', '清算账户'),
  issuer: words('Issued units', '已发行份额'),
  escrow: words('Unsold units', '未售份额'),
  proceeds: words('Proceeds of offers', '发售募集款'),
  funding: words('Funding of distributions', '发行人分派款'),
  distribution: words('Distributions in payment', '发放中的分派'),
  unclaimed: words('Unclaimed distributions', '待领取的分派'),
  withholding: words('Withheld tax', '代扣税款'),
  receivable: words('Receivables from customers', '客户应收款'),
  outgoing: words('Payments in transit', '在途付款'),
  overpaid: words('Overpaid to payees', '多付款（收款方应还）'),
  deficit: words('Losses owed by the company', '待公司补足的亏损'),
}

/** The name of each kind of journal. */
export const journalKindWords: Readonly<Record<JournalKind, Words>> = {
  deposit: words('Deposit from a chain', '链上充值'),
  withdraw_capture: words('Withdrawal', '提现'),
  withdraw_refund: words('Returned withdrawal', '提现退回'),
  fiat_credit: words('Fiat deposit', '法币充值'),
  suspense: words('Payment into suspense', '转入待查账户'),
  suspense_return: words('Payment sent back', '退回付款'),
  reconciliation: words('Booked difference', '差额入账'),
  issue: words('Issue of units', '份额发行'),
  allot: words('Allotment', '配售'),
  disburse: words('Delivery of units', '份额发放'),
  transfer_in: words('Transfer in', '划入'),
  transfer_out: words('Transfer out', '划出'),
  internal_transfer: words('Internal transfer', '站内转账'),
  distribution_funding: words('Funding of a distribution', '发行人分派款存入'),
  distribution_release: words('Release of a distribution', '分派放款'),
  distribution_pay: words('Payment of a distribution', '分派发放'),
  distribution_keep: words('Unclaimed distribution', '分派待领取'),
  distribution_claim: words('Claimed distribution', '领取分派'),
  rebate_pay: words('Rebate', '返佣'),
  otc_release: words('OTC deal', '场外交易'),
  credit_reversal: words('Reversed credit', '入账冲正'),
  receivable_repayment: words('Repaid receivable', '应收款偿还'),
  balance_adjustment: words('Adjusted balance', '余额调整'),
  receivable_write_off: words('Written-off receivable', '应收款核销'),
  instruction_hold: words('Approved payment instruction', '付款指令通过'),
  instruction_pay: words('Paid payment instruction', '付款指令已付'),
  instruction_back: words('Payment instruction not paid', '付款指令未付，款项退回'),
  proceeds_pay: words('Proceeds paid to the issuer’s account', '募集款付至发行人账户'),
  fill: words('Trade', '成交'),
  coin_fee: words('Fee paid with the fee coin', '以手续费币种支付的手续费'),
  adjustment: words('Adjustment', '调整'),
  reversal: words('Reversal', '冲正'),
}
