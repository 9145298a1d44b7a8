import type { Refusals } from '#platform/http/refusal.ts'

export const apiKeyRefusals = {
  API_KEY_LIMIT_REACHED: {
    http: 409,
    retry: 'no',
    en_US: 'You already have {max} API keys, the maximum. Delete one first.',
    zh_CN: '您已有 {max} 个 API 密钥，达到上限。请先删除不再使用的密钥。',
  },
  API_KEY_IPS_INVALID: {
    http: 422,
    retry: 'no',
    en_US:
      'Enter IPv4 or IPv6 addresses or networks, separated by commas without spaces, such as 203.0.113.24,198.51.100.0/24. List each one once. Write IPv6 in its short form, such as 2001:db8::24.',
    zh_CN:
      '请输入 IPv4 或 IPv6 地址或网段，以英文逗号分隔，不含空格且不可重复，如 203.0.113.24,198.51.100.0/24。IPv6 请用缩写形式，如 2001:db8::24。',
  },
  API_KEY_NETWORK_TOO_WIDE: {
    http: 422,
    retry: 'no',
    en_US: 'The network {network} is too wide. Use /{ipv4} or narrower for IPv4, and /{ipv6} or narrower for IPv6.',
    zh_CN: '网段 {network} 范围过大：IPv4 最大为 /{ipv4}，IPv6 最大为 /{ipv6}。',
  },
  API_KEY_NETWORK_BEGINS_ELSEWHERE: {
    http: 422,
    retry: 'no',
    en_US: 'The first address of the network {network} is {first}. Enter the network with that address.',
    zh_CN: '网段 {network} 的起始地址为 {first}，请以该地址填写网段。',
  },
  API_KEY_TOO_MANY_IPS: {
    http: 422,
    retry: 'no',
    en_US: 'Enter at most {max} IP addresses or networks for a key.',
    zh_CN: '每个密钥最多绑定 {max} 个 IP 地址或网段。',
  },
  API_KEY_WITHDRAW_NEEDS_IPS: {
    http: 422,
    retry: 'no',
    en_US: 'A key with permission to withdraw must be limited to IP addresses. Enter at least one.',
    zh_CN: '具有提现权限的密钥必须绑定 IP 地址，请至少填写一个。',
  },
  API_KEY_UNKNOWN: {
    http: 401,
    retry: 'no',
    en_US: 'This API key does not exist, has expired or was deleted. Use another key.',
    zh_CN: '该 API 密钥不存在、已失效或已删除，请使用其他密钥。',
  },
  API_SIGNATURE_WRONG: {
    http: 401,
    retry: 'no',
    en_US: 'The signature does not match the request. Check the secret and the signed text.',
    zh_CN: '签名与请求不符，请检查密钥和待签名内容。',
  },
  API_TIMESTAMP_OUT_OF_WINDOW: {
    http: 401,
    retry: 'no',
    en_US: 'The timestamp differs from our clock by {skewMs, number} milliseconds. Set your clock by serverTime.',
    zh_CN: '请求时间戳与服务器时间相差 {skewMs, number} 毫秒，请以 serverTime 校准时钟。',
  },
  API_REQUEST_REPEATED: {
    http: 401,
    retry: 'no',
    en_US: 'This signed request was already sent. Sign it again with a new timestamp or nonce.',
    zh_CN: '该签名请求已提交过，请更换时间戳或随机数后重新签名。',
  },
  API_ADDRESS_FOREIGN: {
    http: 403,
    retry: 'no',
    en_US: 'This API key may not be used from {ip}. Add that address to the key first.',
    zh_CN: '该 API 密钥不允许从 {ip} 使用，请先为密钥添加该 IP 地址。',
  },
  API_SCOPE_MISSING: {
    http: 403,
    retry: 'no',
    en_US: 'This API key does not have the permission “{scope}”. Use a key that has it.',
    zh_CN: '该 API 密钥没有“{scope}”权限，请使用具有该权限的密钥。',
  },
  API_KEY_OF_ANOTHER: {
    http: 403,
    retry: 'no',
    en_US:
      'Another person created this key, so you can only reduce its permissions or delete it. For more permissions, create a key of your own.',
    zh_CN: '该密钥由其他成员创建，您只能缩减其权限或将其删除。如需更多权限，请自行创建密钥。',
  },
  API_KEY_WAITING: {
    http: 403,
    retry: 'later',
    en_US: 'This API key can trade and withdraw from {until}.',
    zh_CN: '该 API 密钥自 {until} 起可用于交易和提现。',
  },
  API_NOT_FOR_KEYS: {
    http: 403,
    retry: 'no',
    en_US: 'API keys cannot do this. Log in to the site instead.',
    zh_CN: '此操作不支持 API 密钥，请登录网站办理。',
  },
} as const satisfies Refusals
