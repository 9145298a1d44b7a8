import type { Refusals } from '#platform/http/refusal.ts'

const no = { http: 422, retry: 'no' } as const
const conflict = { http: 409, retry: 'no' } as const

/** Refusals of verification with Singpass or Corppass; `{vendor}` is the name of one of them. */
export const myinfoRefusals = {
  MYINFO_NOT_AVAILABLE: {
    ...conflict,
    en_US: 'Verification with {vendor} is not available. Use your documents instead.',
    zh_CN: '暂不支持通过 {vendor} 认证，请使用证件认证。',
  },
  MYINFO_UNREACHABLE: {
    http: 503,
    retry: 'later',
    en_US: 'We could not reach {vendor}, and nothing was changed. Try again later, or use your documents instead.',
    zh_CN: '暂时无法连接 {vendor}，您的资料未作任何更改。请稍后重试，或改用证件认证。',
  },
  MYINFO_TRY_AGAIN: {
    ...conflict,
    en_US: 'Verification with {vendor} failed this time. Try again.',
    zh_CN: '本次 {vendor} 认证未能完成，请重试。',
  },
  MYINFO_DECLINED: {
    ...conflict,
    en_US: 'You did not give consent at {vendor}. Start again, or use your documents instead.',
    zh_CN: '您未在 {vendor} 同意授权。您可以重新开始，或改用证件认证。',
  },
  MYINFO_ATTEMPT_UNKNOWN: {
    ...conflict,
    en_US: 'This verification has expired, or it was started in another session. Start again.',
    zh_CN: '本次认证已失效，或并非在当前登录会话中发起，请重新开始。',
  },
  MYINFO_ATTEMPT_USED: {
    ...conflict,
    en_US: 'This verification was already used. If you do not see your data, start again.',
    zh_CN: '本次认证已使用过。如未看到您的资料，请重新开始。',
  },
  MYINFO_PREFILL_OVER: {
    ...conflict,
    en_US: 'Your data from Myinfo has expired. Retrieve it again.',
    zh_CN: '您的 Myinfo 资料已过期，请重新获取。',
  },
  MYINFO_FIELD_LOCKED: {
    ...no,
    en_US:
      'This comes from Myinfo and cannot be changed here. If it is wrong, correct it at Myinfo and fetch it again.',
    zh_CN: '此项来自 Myinfo，无法在此修改。如有错误，请先在 Myinfo 更正，再重新获取。',
  },
  MYINFO_FIELD_MISSING: { ...no, en_US: 'This field is required.', zh_CN: '此项必填。' },
} as const satisfies Refusals
