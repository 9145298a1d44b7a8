import type { Refusals } from '#platform/http/refusal.ts'

export const kycHandoverRefusals = {
  KYC_QR_EXPIRED: {
    http: 409,
    retry: 'no',
    en_US: 'This QR code has expired, or another phone has opened it. Refresh it on the computer and scan it again.',
    zh_CN: '二维码已过期，或已在其他手机上打开。请在电脑上刷新后重新扫描。',
  },
  KYC_QR_ITEM_UNKNOWN: {
    http: 422,
    retry: 'no',
    en_US: 'This photo is no longer needed. Reload the page on the computer.',
    zh_CN: '不再需要此照片，请在电脑上刷新页面。',
  },
  KYC_QR_PHOTO_MISSING: {
    http: 409,
    retry: 'no',
    en_US: 'Take all the photos first.',
    zh_CN: '请先拍摄所有照片。',
  },
} as const satisfies Refusals
