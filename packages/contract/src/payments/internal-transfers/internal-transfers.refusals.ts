import type { Refusals } from '#platform/http/refusal.ts'

export const internalTransferRefusals = {
  INTERNAL_TRANSFER_SELF: {
    http: 422,
    retry: 'no',
    en_US: 'This is your own account or one of your family of accounts. Move money between them with a transfer.',
    zh_CN: '该账户属于您本人或您的主子账户，请使用划转功能。',
  },
  INTERNAL_TRANSFER_CANNOT_RECEIVE: {
    http: 422,
    retry: 'no',
    en_US: 'This recipient cannot receive internal transfers. Check what you typed.',
    zh_CN: '该收款人无法接收站内转账，请核对输入内容。',
  },
  INTERNAL_TRANSFER_UNSUPPORTED: {
    http: 422,
    retry: 'no',
    en_US: 'This coin cannot be sent to this recipient.',
    zh_CN: '该币种不支持转账给此收款人。',
  },
  INTERNAL_TRANSFER_DEPOSIT_DISABLED: {
    http: 422,
    retry: 'later',
    en_US: 'The recipient’s account takes in no deposits of this coin.',
    zh_CN: '收款账户已关闭该币种的充值。',
  },
  INTERNAL_TRANSFER_TOO_MANY_LOOKUPS: {
    http: 429,
    retry: 'later',
    en_US: 'You can look for {max} recipients a day. Try again tomorrow.',
    zh_CN: '每日最多可查询 {max} 位收款人，请明日再试。',
  },
} as const satisfies Refusals
