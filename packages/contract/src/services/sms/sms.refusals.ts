import type { Refusals } from '#platform/http/refusal.ts'

export const smsRefusals = {
  SMS_RULES_LOOSER: {
    http: 409,
    retry: 'no',
    en_US: 'This change raises a limit, so it needs a second approval. Propose it instead.',
    zh_CN: '该变更会放宽发送限制，须由另一人复核，请提议变更。',
  },
  SMS_RULES_UNCHANGED: {
    http: 409,
    retry: 'no',
    en_US: 'These are the current settings. Change something first.',
    zh_CN: '与当前设置相同，请先更改。',
  },
} as const satisfies Refusals
