import type { Refusals } from '#platform/http/refusal.ts'

export const passkeyRefusals = {
  PASSKEY_NOT_AVAILABLE: {
    http: 422,
    retry: 'no',
    en_US: 'Passkeys work only on a domain name, and this address has none. Use another method.',
    zh_CN: '通行密钥仅可在域名下使用，当前网址不支持，请使用其他方式。',
  },
  PASSKEY_EXPIRED: {
    http: 409,
    retry: 'no',
    en_US: 'This request has expired or was already used. Use your passkey again.',
    zh_CN: '本次验证已超时或已使用，请重新使用通行密钥。',
  },
  PASSKEY_FAILED: {
    http: 422,
    retry: 'no',
    en_US: 'This passkey could not be verified. Use another passkey or another verification method.',
    zh_CN: '该通行密钥未通过验证，请使用其他通行密钥或验证方式。',
  },
  PASSKEY_COPIED: {
    http: 403,
    retry: 'no',
    en_US:
      'We blocked this passkey because it seems to have been copied. Confirm with another method, then remove this passkey.',
    zh_CN: '该通行密钥疑似被复制，已停止使用。请使用其他验证方式，并尽快删除该通行密钥。',
  },
  PASSKEY_EXIST: {
    http: 409,
    retry: 'no',
    en_US: 'This passkey is already on your account. Add another one.',
    zh_CN: '该通行密钥已添加，请添加其他通行密钥。',
  },
  PASSKEY_TOO_MANY: {
    http: 409,
    retry: 'no',
    en_US: 'You can have at most {max, plural, one {# passkey} other {# passkeys}}. Remove one first.',
    zh_CN: '每个账户最多可添加 {max} 个通行密钥，请先删除一个。',
  },
} as const satisfies Refusals
