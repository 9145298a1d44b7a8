import type { Refusals } from '#platform/http/refusal.ts'

export const kycRefusals = {
  KYC_IDENTITY_WRONG: {
    http: 422,
    retry: 'no',
    en_US:
      'The name or the document number is wrong. {remaining, plural, =0 {Withdrawals are paused for 24 hours.} one {# try left.} other {# tries left.}}',
    zh_CN: '姓名或证件号码错误，{remaining, plural, =0 {提现已暂停 24 小时} other {还可尝试 # 次}}。',
  },
  KYC_IDENTITY_CHECK_LOCKED: {
    http: 409,
    retry: 'later',
    en_US:
      'Too many wrong attempts. You can try again {hours, plural, one {# hour} other {# hours}} after the first wrong one.',
    zh_CN: '错误次数过多，自首次输错起满 {hours, plural, other {# 小时}}后可重试。',
  },
  KYC_ALREADY_APPROVED: {
    http: 409,
    retry: 'no',
    en_US: 'Your identity is already verified.',
    zh_CN: '您的身份认证已通过。',
  },
  KYC_ALREADY_OPEN: {
    http: 409,
    retry: 'no',
    en_US: 'We are already reviewing your verification. We’ll message you when it is done.',
    zh_CN: '您的身份认证正在审核中，完成后将通过消息通知您。',
  },
  KYC_TOO_YOUNG: {
    http: 422,
    retry: 'no',
    en_US: 'You must be at least {years} years old.',
    zh_CN: '您须年满 {years} 周岁。',
  },
  KYC_BIRTH_DATE_UNLIKELY: {
    http: 422,
    retry: 'no',
    en_US: 'Check the year of birth.',
    zh_CN: '请核对出生年份。',
  },
  KYC_COUNTRY_NOT_SERVED: {
    http: 422,
    retry: 'no',
    en_US:
      'We do not offer our services to citizens or residents of this country or region. If you chose it by mistake, choose another one.',
    zh_CN: '我们暂不为该国家或地区的公民及居民提供服务。如选择有误，请重新选择。',
  },
  KYC_DOCUMENT_EXPIRED: {
    http: 422,
    retry: 'no',
    en_US: 'This document has expired. Use a valid one.',
    zh_CN: '该证件已过期，请使用有效期内的证件。',
  },
  KYC_EXPIRY_MISSING: {
    http: 422,
    retry: 'no',
    en_US: 'Enter the expiry date of the passport.',
    zh_CN: '请填写护照的有效期。',
  },
  KYC_BACK_MISSING: {
    http: 422,
    retry: 'no',
    en_US: 'Add a photo of the back of the document.',
    zh_CN: '请上传证件背面照片。',
  },
  KYC_UPLOAD_UNKNOWN: {
    http: 404,
    retry: 'no',
    en_US: 'We could not find this photo. Upload it again.',
    zh_CN: '未找到该照片，请重新上传。',
  },
  KYC_UPLOAD_TWICE: {
    http: 422,
    retry: 'no',
    en_US: 'Each photo can be used only once. Upload another photo.',
    zh_CN: '每张照片只能使用一次，请上传其他照片。',
  },
  KYC_DOCUMENT_IN_USE: {
    http: 409,
    retry: 'no',
    en_US: 'Another account is verified with this document. Compare both applications before you decide.',
    zh_CN: '该证件已用于其他账户的认证，请核对两份资料后再作决定。',
  },
  KYC_NOTHING_REQUESTED: {
    http: 409,
    retry: 'no',
    en_US: 'You do not need to send anything again.',
    zh_CN: '目前没有需要重新提交的内容。',
  },
  KYC_ITEM_NOT_REQUESTED: {
    http: 422,
    retry: 'no',
    en_US: 'Send only the parts that we sent back to you.',
    zh_CN: '请仅提交需要补充的内容。',
  },
  KYC_ITEM_MISSING: {
    http: 422,
    retry: 'no',
    en_US: 'Add all the parts that we sent back to you.',
    zh_CN: '请补充所有要求的内容。',
  },
  KYC_NO_PHOTOS: {
    http: 422,
    retry: 'no',
    en_US:
      'This application came from Myinfo and has no photos. Request the details again; the customer then sends photos too.',
    zh_CN: '该申请来自 Myinfo，没有照片。请要求客户重新提交个人信息，届时客户将一并提交照片。',
  },
  KYC_WRONG_STATUS: {
    http: 409,
    retry: 'no',
    en_US: 'The status of this case has changed. Reload the page.',
    zh_CN: '该申请的状态已变更，请刷新页面。',
  },
  KYC_NOT_WITHDRAWABLE: {
    http: 409,
    retry: 'no',
    en_US: 'This application is no longer under review, so you cannot withdraw it. Reload the page.',
    zh_CN: '该申请已不在审核中，无法撤回，请刷新页面。',
  },
  KYC_CHECK_RUNNING: {
    http: 409,
    retry: 'later',
    en_US:
      'Online verification is still checking your documents, so you cannot withdraw this application. Wait for the result, then try again.',
    zh_CN: '在线认证正在核验您的资料，暂时无法撤回该申请。请等待核验结果后再试。',
  },
  KYC_VIEW_LIMIT_REACHED: {
    http: 429,
    retry: 'later',
    en_US: 'You have opened {max} applications in 24 hours, the maximum. Ask a colleague to continue.',
    zh_CN: '您在 24 小时内已查看 {max} 份申请，达到上限，请由其他同事继续。',
  },
} as const satisfies Refusals
