import type { Refusals } from './refusal.ts'

export const bankAccountRefusals = {
  BANK_ACCOUNT_UNKNOWN: {
    http: 404,
    retry: 'no',
    en_US: 'You have no bank account for {coin} yet. Add one first.',
    zh_CN: '您尚未绑定 {coin} 的收款账户，请先绑定。',
  },
} as const satisfies Refusals
