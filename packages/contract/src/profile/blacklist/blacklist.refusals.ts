import type { Refusals } from '#platform/http/refusal.ts'

export const blacklistRefusals = {
  BLACKLIST_SELF: {
    http: 422,
    retry: 'no',
    en_US: 'You cannot block your own account.',
    zh_CN: '您不能将自己加入黑名单。',
  },
  BLACKLIST_FULL: {
    http: 409,
    retry: 'no',
    en_US: 'You can block at most {max} accounts. Remove one first.',
    zh_CN: '黑名单最多 {max} 个账户，请先移出一个。',
  },
} as const satisfies Refusals
