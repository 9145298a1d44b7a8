import type { DealOutcome } from '@tessera/domain/desk/otc-deals/machine.ts'

type ReasonText = { readonly en_US: string; readonly zh_CN: string }

export const appealReasonCodes = [
  'not_paid',
  'paid_too_little',
  'other_payer',
  'not_released',
  'paid_after_end',
  'fraud',
  'other',
] as const
export type AppealReason = (typeof appealReasonCodes)[number]

/** Reasons for an appeal. */
export const appealReasons = {
  not_paid: { en_US: 'The payment did not arrive.', zh_CN: '未收到付款。' },
  paid_too_little: { en_US: 'The payment has the wrong amount.', zh_CN: '付款金额不符。' },
  other_payer: { en_US: 'The payer’s name is not the buyer’s.', zh_CN: '付款人姓名不符。' },
  not_released: { en_US: 'I paid, but the coins were not released.', zh_CN: '已付款但未放币。' },
  paid_after_end: { en_US: 'I paid, but the deal has ended.', zh_CN: '已付款但交易已结束。' },
  fraud: { en_US: 'The other party is committing fraud.', zh_CN: '对方涉嫌欺诈。' },
  other: { en_US: 'Other reason.', zh_CN: '其他原因。' },
} as const satisfies Record<AppealReason, ReasonText>

export const outcomeReasonCodes = [
  'payment_proven',
  'payment_not_proven',
  'payer_differs',
  'amount_differs',
  'no_answer',
  'outcome_unchanged',
] as const
export type OutcomeReason = (typeof outcomeReasonCodes)[number]

/** Reasons of a decision by two operators; both sides read them. */
export const outcomeReasons = {
  payment_proven: { en_US: 'The payment was confirmed.', zh_CN: '付款已核实。' },
  payment_not_proven: { en_US: 'The payment could not be confirmed.', zh_CN: '付款未能核实。' },
  payer_differs: { en_US: 'The payer’s name is not the buyer’s verified name.', zh_CN: '付款人与买方认证姓名不符。' },
  amount_differs: { en_US: 'The payment does not match the amount of the deal.', zh_CN: '付款金额与交易不符。' },
  no_answer: { en_US: 'The other party did not answer in time.', zh_CN: '对方未在时限内回复。' },
  outcome_unchanged: { en_US: 'The outcome of the deal does not change.', zh_CN: '交易维持原结果。' },
} as const satisfies Record<OutcomeReason, ReasonText>

/** The decisions as text. */
export const outcomeNames = {
  release: { en_US: 'the coins go to the buyer', zh_CN: '放币给买方' },
  return: { en_US: 'the coins are returned to the seller', zh_CN: '代币退回卖方' },
  none: { en_US: 'nothing changes', zh_CN: '维持原状' },
} as const satisfies Record<DealOutcome, ReasonText>

export const adCloseReasonCodes = ['terms', 'price', 'fraud', 'customer_request'] as const
export type AdCloseReason = (typeof adCloseReasonCodes)[number]
/** Reasons why an operator closed an ad, as its owner reads them. */
export const adCloseReasons = {
  terms: { en_US: 'The ad’s terms are not allowed.', zh_CN: '广告条款含有不允许的内容。' },
  price: { en_US: 'The ad’s price is misleading.', zh_CN: '广告价格具有误导性。' },
  fraud: { en_US: 'The ad is linked to suspected fraud.', zh_CN: '广告涉嫌欺诈。' },
  customer_request: { en_US: 'You asked us to close it.', zh_CN: '应您的要求关闭。' },
} as const satisfies Record<AdCloseReason, ReasonText>
