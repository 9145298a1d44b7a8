import type { Refusals } from '#platform/http/refusal.ts'

export const smsRefusals = {
  SMS_RULES_LOOSER: {
    http: 409,
    retry: 'no',
    en_US: 'This lets more messages out. Propose it: a second person decides.',
    zh_CN: '该变更会放宽发送限制，请提交提案，由另一人复核。',
  },
  SMS_RULES_UNCHANGED: {
    http: 409,
    retry: 'no',
    en_US: 'Nothing is different from what stands now.',
    zh_CN: '与当前设置相同，没有任何变更。',
  },
} as const satisfies Refusals
