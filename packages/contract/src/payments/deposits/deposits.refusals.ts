import type { Refusals } from '#platform/http/refusal.ts'

export const depositRefusals = {
  COIN_NETWORK_UNKNOWN: {
    http: 404,
    retry: 'no',
    en_US: 'This coin is not available on this network. Choose another network.',
    zh_CN: '该币种暂不支持此网络，请另选网络。',
  },
  DEPOSIT_CLOSED: {
    http: 403,
    retry: 'later',
    en_US: 'Deposits of this coin are closed right now. Try again later.',
    zh_CN: '该币种的充值暂时关闭，请稍后再试。',
  },
  DEPOSIT_OWNER_UNFIT: {
    http: 409,
    retry: 'later',
    en_US:
      'The customer is not verified or the account is frozen, so the deposit cannot be credited now. Try again once this has changed.',
    zh_CN: '该客户未通过身份认证，或账户已冻结，暂时无法入账。请在状态恢复后重试。',
  },
  DEPOSIT_ADDRESS_PREPARING: {
    http: 503,
    retry: 'later',
    en_US: 'Your deposit address is being prepared. Try again in a moment.',
    zh_CN: '正在为您准备充值地址，请稍后重试。',
  },
} as const satisfies Refusals
