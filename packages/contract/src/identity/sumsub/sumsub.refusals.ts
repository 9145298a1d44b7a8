import type { Refusals } from '#platform/http/refusal.ts'

export const sumsubRefusals = {
  SUMSUB_NOT_OFFERED: {
    http: 409,
    retry: 'no',
    en_US: 'Online verification is not available right now. Upload your documents instead.',
    zh_CN: '暂不支持在线认证，请改为上传证件。',
  },
  SUMSUB_REJECTED: {
    http: 409,
    retry: 'no',
    en_US:
      'Your online verification was rejected and cannot be repeated. Upload your documents instead, or contact us.',
    zh_CN: '在线认证未通过且无法重试，请改为上传证件或联系客服。',
  },
  SUMSUB_UNAVAILABLE: {
    http: 503,
    retry: 'later',
    en_US:
      'Online verification is not working right now. What you have submitted is saved. Try again in a few minutes.',
    zh_CN: '在线认证暂时无法使用，您已提交的内容均已保存，请几分钟后重试。',
  },
} as const satisfies Refusals
