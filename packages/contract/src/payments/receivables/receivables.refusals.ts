import type { Refusals } from '#platform/http/refusal.ts'

/** Refusals while a reversed credit is not repaid (decision 0064). */
export const receivableRefusals = {
  RECEIVABLE_OUTSTANDING: {
    http: 403,
    retry: 'no',
    en_US:
      'A credit to your account was reversed, and you still owe part of it. Repay it first. The Assets page shows the amount.',
    zh_CN: '您账户的一笔入账已冲正，尚有应还款项，请先还清。金额见“资产”。',
  },
  RECEIVABLE_IN_COIN: {
    http: 403,
    retry: 'no',
    en_US:
      'You owe {coin} from a reversed credit, and your {coin} repays it first. You cannot spend {coin} until it is repaid.',
    zh_CN: '因一笔入账已冲正，您尚欠 {coin}。您的 {coin} 将优先用于还款，还清之前不可使用。',
  },
} as const satisfies Refusals
