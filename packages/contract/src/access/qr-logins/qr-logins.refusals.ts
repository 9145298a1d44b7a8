import type { Refusals } from '#platform/http/refusal.ts'

export const qrLoginRefusals = {
  QR_LOGIN_EXPIRED: {
    http: 409,
    retry: 'no',
    en_US: 'This QR code has expired. Refresh it and scan again.',
    zh_CN: '二维码已过期，请刷新后重新扫描。',
  },
  QR_LOGIN_MISMATCH: {
    http: 422,
    retry: 'no',
    en_US: 'This number does not match the other screen, so no device was logged in. Start again on that screen.',
    zh_CN: '所选数字与另一屏幕显示的不一致，未登录任何设备。请在该屏幕重新开始。',
  },
} as const satisfies Refusals
