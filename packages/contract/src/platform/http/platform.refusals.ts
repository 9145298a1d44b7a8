import type { Refusals } from './refusal.ts'

/** Refusals of any route before its own rules. */
export const platformRefusals = {
  UNAUTHORIZED: { http: 401, retry: 'no', en_US: 'Please log in to continue.', zh_CN: '请登录后继续。' },
  FORBIDDEN: {
    http: 403,
    retry: 'no',
    en_US: 'Your role does not allow this. Ask an administrator.',
    zh_CN: '您的角色无权执行此操作，请联系管理员。',
  },
  NOT_FOUND: {
    http: 404,
    retry: 'no',
    en_US: 'We could not find this. Check the link or the number, or go back and reload.',
    zh_CN: '未找到相关内容，请核对链接或编号，或返回后刷新。',
  },
  PARAM_INVALID: {
    http: 400,
    retry: 'no',
    en_US: 'Check “{field}”: {reason}',
    zh_CN: '请检查“{field}”：{reason}',
  },
  BODY_TOO_LARGE: {
    http: 413,
    retry: 'no',
    en_US: 'The request is larger than {limit} MB. Send a smaller one.',
    zh_CN: '提交的内容超过 {limit} MB，请缩减后重试。',
  },
  BODY_UNREADABLE: {
    http: 400,
    retry: 'no',
    en_US:
      'We could not read the request: {reason, select, not_json {it is not valid JSON} too_deep {it is nested deeper than 20 levels} half_character {a text has an incomplete character or a NUL character} key_forbidden {the key {key} is not allowed} key_twice {the key {key} occurs twice} other {{reason}}}.',
    zh_CN:
      '无法读取提交的内容：{reason, select, not_json {不是有效的 JSON} too_deep {嵌套超过 20 层} half_character {文字中含有不完整的字符或空字符} key_forbidden {不允许使用键 {key}} key_twice {键 {key} 重复出现} other {{reason}}}。',
  },
  REQUEST_UNREADABLE: {
    http: 400,
    retry: 'no',
    en_US:
      'We could not read the request: its address, headers or query are malformed. Correct them and send it again.',
    zh_CN: '无法读取请求：地址、请求头或查询参数格式有误，请更正后重新发送。',
  },
  HEADERS_TOO_LARGE: {
    http: 431,
    retry: 'no',
    en_US: 'The request’s address or headers are too large. Shorten them.',
    zh_CN: '请求地址或请求头过大，请缩减后重试。',
  },
  REQUEST_TOO_SLOW: {
    http: 408,
    retry: 'later',
    en_US: 'The request did not arrive in time. Check your connection and send it again.',
    zh_CN: '请求未能及时送达，请检查网络后重新发送。',
  },
  CONTENT_TYPE_UNSUPPORTED: {
    http: 415,
    retry: 'no',
    en_US: 'This endpoint accepts only JSON. Send the header Content-Type: application/json.',
    zh_CN: '此接口仅接受 JSON，请发送请求头 Content-Type: application/json。',
  },
  SEALED_REFUSED: {
    http: 422,
    retry: 'no',
    en_US: 'We could not decrypt what you entered. Reload the page and try again.',
    zh_CN: '您提交的加密内容无法解密，请刷新页面后重试。',
  },
  TOO_MANY_REQUESTS: {
    http: 429,
    retry: 'later',
    en_US:
      'Too many attempts. Try again in {unit, select, hours {{count, plural, one {# hour} other {# hours}}} minutes {{count, plural, one {# minute} other {# minutes}}} other {{count, plural, one {# second} other {# seconds}}}}.',
    zh_CN: '操作过于频繁，请在 {count} {unit, select, hours {小时} minutes {分钟} other {秒}}后重试。',
  },
  SERVER_BUSY: {
    http: 503,
    retry: 'same-key',
    en_US: 'The server is busy. Your account is not affected. Try again in a moment.',
    zh_CN: '服务器繁忙，您的账户不受影响，请稍后重试。',
  },
  ACCOUNT_BUSY: {
    http: 503,
    retry: 'same-key',
    en_US: 'Another request is changing the same data. Try again in a moment.',
    zh_CN: '另一请求正在更改相同的数据，请稍后重试。',
  },
  SITE_READ_ONLY: {
    http: 503,
    retry: 'later',
    en_US: 'The site is read-only right now, and nothing was changed. Try again later.',
    zh_CN: '系统目前仅可查看，本次操作未生效，请稍后重试。',
  },
  STORAGE_FULL: {
    http: 503,
    retry: 'later',
    en_US: 'Our storage is full, so changes are paused and nothing was changed. Try again later.',
    zh_CN: '系统存储空间已满，本次操作未生效，请稍后重试。',
  },
  INTERNAL: {
    http: 500,
    retry: 'same-key',
    en_US: 'Something went wrong on our side. Your money is safe. Try again in a moment.',
    zh_CN: '系统出现异常，您的资金不受影响，请稍后重试。',
  },
  IDEMPOTENCY_KEY_MISSING: {
    http: 400,
    retry: 'no',
    en_US: 'This request needs an Idempotency-Key header. Send a new random value for each operation.',
    zh_CN: '此请求需要 Idempotency-Key 请求头，请为每次操作发送新的随机值。',
  },
  IDEMPOTENCY_KEY_REUSED: {
    http: 422,
    retry: 'no',
    en_US: 'This Idempotency-Key was already used for a request with other contents. Use a new one.',
    zh_CN: '该 Idempotency-Key 已用于内容不同的请求，请使用新的值。',
  },
  KYC_REQUIRED: {
    http: 403,
    retry: 'no',
    en_US: 'Verify your identity first.',
    zh_CN: '请先完成身份认证。',
  },
  SECURITY_FACTOR_REQUIRED: {
    http: 403,
    retry: 'no',
    en_US: 'Add a phone, an authenticator or a passkey first.',
    zh_CN: '请先绑定手机、身份验证器或通行密钥。',
  },
  ACCOUNT_FROZEN: {
    http: 403,
    retry: 'no',
    en_US: 'Your account is frozen. Contact us to unfreeze it.',
    zh_CN: '您的账户已冻结，如需解冻请联系客服。',
  },
} as const satisfies Refusals
