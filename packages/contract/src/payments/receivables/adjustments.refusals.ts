import type { Refusals } from '#platform/http/refusal.ts'

export const adjustmentRefusals = {
  ADJUSTMENT_COIN_UNFIT: {
    http: 422,
    retry: 'no',
    en_US: 'Choose a listed currency or cryptocurrency. Tokens of products cannot be adjusted.',
    zh_CN: '请选择已上线的法币或加密货币。产品份额不可调整。',
  },
  ADJUSTMENT_AMOUNT_UNFIT: {
    http: 422,
    retry: 'no',
    en_US: 'Enter an amount above zero with at most {decimals} decimals.',
    zh_CN: '请输入大于零的金额，最多 {decimals} 位小数。',
  },
  ADJUSTMENT_BALANCE_TOO_LOW: {
    http: 422,
    retry: 'no',
    en_US:
      'The customer’s available balance is {available} {coin}. Enter at most this amount. A debit cannot take reserved money.',
    zh_CN: '客户的可用余额为 {available} {coin}，请输入不超过该余额的金额。扣减不能动用预留资金。',
  },
  ADJUSTMENT_VALUE_CHANGED: {
    http: 409,
    retry: 'no',
    en_US: 'The price has changed: this amount is now worth {value} {currency}. Check it, then propose again.',
    zh_CN: '价格已变动，该金额当前价值为 {value} {currency}，请核对后重新提议。',
  },
  ADJUSTMENT_TOO_EARLY: {
    http: 409,
    retry: 'later',
    en_US:
      'With the customer’s other recent adjustments, this amount is so large that it can be approved only from {from}. Until then, it can be sent back.',
    zh_CN: '该金额与该客户近期的其他调整合计较大，{from} 起方可通过；在此之前可以退回。',
  },
} as const satisfies Refusals
