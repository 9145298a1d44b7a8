import type { Refusals } from '#platform/http/refusal.ts'

export const internalTransferRefusals = {
  INTERNAL_TRANSFER_SELF: {
    http: 422,
    retry: 'no',
    en_US: 'This account is yours, or belongs to your main account. Use a transfer instead.',
    zh_CN: '该账户是您自己的账户（含主账户和子账户），请使用“划转”。',
  },
  INTERNAL_TRANSFER_CANNOT_RECEIVE: {
    http: 422,
    retry: 'no',
    en_US: 'This recipient cannot receive internal transfers. Check the recipient you entered.',
    zh_CN: '该收款人无法接收站内转账，请核对您填写的收款人。',
  },
  INTERNAL_TRANSFER_UNSUPPORTED: {
    http: 422,
    retry: 'no',
    en_US: 'You cannot send this coin to this recipient. Choose another coin.',
    zh_CN: '该币种不支持转账给此收款人，请另选币种。',
  },
  INTERNAL_TRANSFER_DEPOSIT_DISABLED: {
    http: 422,
    retry: 'later',
    en_US: 'The recipient’s account does not accept deposits of this coin. Choose another coin, or ask the recipient.',
    zh_CN: '收款人的账户不接收该币种的充值，请另选币种或联系收款人。',
  },
  INTERNAL_TRANSFER_TOO_MANY_LOOKUPS: {
    http: 429,
    retry: 'later',
    en_US: 'You can look up {max} recipients a day. Try again tomorrow.',
    zh_CN: '每日最多可查询 {max} 位收款人，请明天再试。',
  },
} as const satisfies Refusals
