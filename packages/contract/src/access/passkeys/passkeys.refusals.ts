import type { Refusals } from '#platform/http/refusal.ts'

export const passkeyRefusals = {
  PASSKEY_NOT_AVAILABLE: {
    http: 422,
    retry: 'no',
    en_US: 'Passkeys need a domain name, but you opened this site without one.',
    zh_CN: '通行密钥需要域名，本站当前无法使用。',
  },
  PASSKEY_EXPIRED: {
    http: 409,
    retry: 'no',
    en_US: 'That took too long, or was answered already. Use your passkey once more.',
    zh_CN: '操作已超时或已完成，请重新使用通行密钥。',
  },
  PASSKEY_FAILED: {
    http: 422,
    retry: 'no',
    en_US: 'This passkey was not accepted here. Use another one or another factor.',
    zh_CN: '该通行密钥未通过验证，请使用其他通行密钥或验证方式。',
  },
  PASSKEY_COPIED: {
    http: 403,
    retry: 'no',
    en_US: 'This passkey was refused: there seems to be a copy of it. Use another factor, then remove it.',
    zh_CN: '该通行密钥疑似被复制，已拒绝使用。请使用其他验证方式，并尽快删除该密钥。',
  },
  PASSKEY_EXIST: {
    http: 409,
    retry: 'no',
    en_US: 'This passkey was added already.',
    zh_CN: '该通行密钥已添加。',
  },
  PASSKEY_TOO_MANY: {
    http: 409,
    retry: 'no',
    en_US: 'An account has {max, plural, one {# passkey} other {# passkeys}} at most. Remove one first.',
    zh_CN: '每个账户最多可添加 {max} 个通行密钥，请先删除一个。',
  },
} as const satisfies Refusals
