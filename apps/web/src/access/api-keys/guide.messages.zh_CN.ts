import type { Translation } from '@tessera/ui/messages.ts'
import type { en_US } from './guide.messages.en_US.ts'

export const zh_CN: Translation<typeof en_US> = {
  title: '五分钟完成首笔交易',
  lead: '接入方式有两种：使用任意 Binance 现货 API 客户端并将主机地址改为本平台，或使用我们自有的接口与签名。',
  copy: '复制',
  key: {
    title: '1. 创建密钥',
    create: '创建具有读取与交易权限的 API 密钥，并复制 Secret Key。Secret Key 仅显示一次。',
    rights: '新密钥可立即读取，等待期结束后可交易。绑定服务器的 IP 地址后，密钥不会自动失效。',
    money: '将资金划转至现货账户，委托从该账户扣款。',
  },
  ccxt: {
    title: '2. 使用 ccxt',
    text: '将 Access Key 存入 API_KEY，Secret Key 存入 API_SECRET。最后一行以最优卖价买入一份。',
  },
  own: {
    title: '3. 或使用自有接口',
    text: '依次拼接时间戳、请求方法、路径与查询参数、请求体后签名。第一个请求仅检验委托是否会被接受，第二个请求正式下单。',
  },
  headers: {
    title: '签名请求的请求头',
    'X-CH-APIKEY': 'Access Key。',
    'X-CH-TS': '自 1970 年起的毫秒数，以您的时钟为准。如被拒绝，返回内容会给出 serverTime 及时钟偏差。',
    'X-CH-SIGN': 'HMAC-SHA256 小写十六进制，或 Ed25519 的 base64。',
    'X-CH-NONCE':
      '选填。在请求体之后单独一行参与签名；仅发送 X-CH-WINDOW 时，该行留空。同一毫秒内的两个相同请求须使用不同的随机数。',
    'X-CH-WINDOW':
      '选填。请求有效的毫秒数，默认 5000，最大 60000。在随机数的下一行参与签名；仅发送 X-CH-NONCE 时，该行留空。委托在排队中超过该时限的，不予下单。',
  },
  vectors: {
    title: '测试向量',
    text: '发送请求前，请先用下列数据核对您的签名。签名使用公开的密钥，以及 32 个字节均为 7 的私钥，其公钥如下。',
    keys: '公开的密钥与公钥',
  },
  more: {
    title: '更多内容',
    docs: '全部接口的输入、返回与错误',
    document: 'OpenAPI 文档',
    limits: '同一账户的全部密钥每分钟权重合计不超过 6,000，每 10 秒下单不超过 100 笔。响应头会给出已用数量。',
    errors: '自有接口返回错误代码与说明，兼容 Binance 的接口返回 Binance 的错误码。',
    wholeHolding: '一次卖出某币种的全部现货余额，且没有其他委托占用该余额时，委托金额可低于 minNotional。',
    webhooks: 'Webhook 会将委托、充值、提现、认购与分派的变化发送至您的服务器，可在 API 密钥页面添加地址。',
    subscriptions:
      '具有读取权限的密钥可通过 /ex/api/v1/subscriptions/quote 查询认购费用。具有交易权限的密钥可通过 /ex/api/v1/subscriptions/create 认购。',
    streams:
      '行情推送位于 /ws 与 /stream。用户推送及通过 WebSocket 发起的调用（含下单）位于 /ws-api/v3，使用 Ed25519 签名的密钥在其中只需登录一次（session.logon）。以上均采用 Binance 格式。',
  },
}
