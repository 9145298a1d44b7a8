import type { Refusals } from '#platform/http/refusal.ts'

export const exitRefusals = {
  EXIT_STOPPED: {
    http: 409,
    retry: 'later',
    en_US:
      'Withdrawals and payment files are stopped: {stop, select, books_broken {the ledger check failed} unexplained_payment {the hot wallet made a payment that no withdrawal explains} other {the ledger check is overdue}}. The top of the console shows who can end this stop.',
    zh_CN:
      '提现与付款文件已暂停：{stop, select, books_broken {账目校验未通过} unexplained_payment {热钱包有一笔没有对应提现的付款} other {账目校验已逾期}}。控制台顶部会显示可以解除的人员。',
  },
} as const satisfies Refusals
