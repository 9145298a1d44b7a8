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

/** The decisions as text. */
export const outcomeNames = {
  release: { en_US: 'the coins go to the buyer', zh_CN: '放币给买方' },
  return: { en_US: 'the coins are returned to the seller', zh_CN: '代币退回卖方' },
  none: { en_US: 'nothing changes', zh_CN: '维持原状' },
} as const satisfies Record<DealOutcome, ReasonText>
