import type { Refusals } from './refusal.ts'

export const exitRefusals = {
  EXIT_STOPPED: {
    http: 409,
    retry: 'later',
    en_US:
      'No money leaves now: {stop, select, books_broken {the ledger check found an error} other {the ledger was not checked for too long}}. The top of the console says who can end this stop.',
    zh_CN:
      '当前款项不得转出：{stop, select, books_broken {账目校验发现错误} other {账目过久未校验}}。控制台顶部列明谁可解除。',
  },
} as const satisfies Refusals
