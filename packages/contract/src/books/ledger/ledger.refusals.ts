import type { Refusals } from '#platform/http/refusal.ts'

export const ledgerRefusals = {
  INSUFFICIENT_AVAILABLE_BALANCE: {
    http: 422,
    retry: 'no',
    en_US: 'Your available balance is too low. Enter a smaller amount, or add funds first.',
    zh_CN: '可用余额不足，请减少数量，或先充值、划转。',
  },
  OWN_FUNDS_TOO_LOW: {
    http: 422,
    retry: 'no',
    en_US:
      'Tessera can pay at most {most} {coin} of its own money. That is its fee income, less customers’ debts, uncovered losses and missing money.',
    zh_CN: '平台自有资金最多可支付 {most} {coin}，即手续费收入减去客户欠款、尚未补足的亏损和短缺款项后的余额。',
  },
  JOURNAL_REVERSED_ALREADY: {
    http: 409,
    retry: 'no',
    en_US: 'This entry has already been reversed. Reload the page.',
    zh_CN: '该笔账目已冲正，请刷新页面。',
  },
  LEDGER_DAY_IN_FUTURE: {
    http: 422,
    retry: 'no',
    en_US: 'This day has not begun yet (UTC). Choose today or an earlier day.',
    zh_CN: '该日期（UTC）尚未开始，请选择今天或更早的日期。',
  },
} as const satisfies Refusals
