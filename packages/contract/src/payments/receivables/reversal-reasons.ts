import type { ReversalCause } from '@tessera/domain/payments/receivables/reversal.ts'

/** The reasons for reversing a credit, as the customer reads them. */
export const reversalReasons = {
  not_received: { en_US: 'Our bank did not receive this payment.', zh_CN: '我们的银行并未收到该笔款项。' },
  other_recipient: { en_US: 'The payment was meant for another customer.', zh_CN: '该笔款项应属于其他客户。' },
  taken_back_by_bank: { en_US: 'The bank recalled the payment.', zh_CN: '银行已撤回该笔款项。' },
  booked_twice: { en_US: 'The payment was credited twice.', zh_CN: '该笔款项重复入账。' },
} as const satisfies Record<ReversalCause, { readonly en_US: string; readonly zh_CN: string }>
