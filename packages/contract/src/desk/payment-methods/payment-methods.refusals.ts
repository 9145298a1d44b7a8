import type { Refusals } from '#platform/http/refusal.ts'

export const paymentMethodRefusals = {
  PAYMENT_METHOD_ACCOUNT_INVALID: {
    http: 422,
    retry: 'no',
    en_US: 'This is not a valid account for this payment method. Check what you typed.',
    zh_CN: '该账号不符合此收款方式的格式，请核对输入内容。',
  },
  PAYMENT_METHOD_QR_UNKNOWN: {
    http: 422,
    retry: 'no',
    en_US: 'We could not find this picture. Upload the QR code again.',
    zh_CN: '未找到该图片，请重新上传二维码。',
  },
  PAYMENT_METHOD_BANK_MISSING: {
    http: 422,
    retry: 'no',
    en_US: 'Enter the bank that holds this account.',
    zh_CN: '请填写开户银行。',
  },
  PAYMENT_METHOD_FIELD_NOT_USED: {
    http: 422,
    retry: 'no',
    en_US: 'This payment method does not use this field. Leave it empty.',
    zh_CN: '该收款方式无需填写此项，请留空。',
  },
  PAYMENT_METHODS_FULL: {
    http: 409,
    retry: 'no',
    en_US: 'You can have at most {max} payment methods. Remove one first.',
    zh_CN: '最多可添加 {max} 种收款方式，请先删除不再使用的收款方式。',
  },
  PAYMENT_METHOD_UNUSABLE: {
    http: 409,
    retry: 'no',
    en_US:
      'You cannot use this payment method now: it is off, still in its waiting period, or not in your verified name.',
    zh_CN: '该收款方式当前不可用：尚未启用、仍在等待期内，或户名与您的认证姓名不一致。',
  },
} as const satisfies Refusals
