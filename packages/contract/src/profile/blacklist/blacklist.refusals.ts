import type { Refusals } from '#platform/http/refusal.ts'

export const blacklistRefusals = {
  BLACKLIST_SELF: {
    http: 422,
    retry: 'no',
    en_US: 'This is your own account.',
    zh_CN: '不能将自己加入黑名单。',
  },
  BLACKLIST_FULL: {
    http: 409,
    retry: 'no',
    en_US: 'You can block {max} accounts. Take one off the list first.',
    zh_CN: '最多可屏蔽 {max} 个账户，请先移除一个。',
  },
} as const satisfies Refusals
