import type { MessageWords } from './words.ts'

/** Notices about OTC deals and orders. */
export const zh_CN = {
  payment_method_added: {
    title: '您添加了收款方式',
    body: '{method}（尾号 {ending}）自 {usable} 起可用于交易。操作 IP：{ip}。如非本人操作，请立即联系客服。',
  },
  payment_method_changed: {
    title: '您更换了收款方式',
    body: '{method}（尾号 {ending}）自 {usable} 起可用于交易，原收款方式不再使用。操作 IP：{ip}。如非本人操作，请立即联系客服。',
  },
  payment_method_removed: {
    title: '您删除了收款方式',
    body: '{method}（尾号 {ending}）不再用于新的交易。操作 IP：{ip}。如非本人操作，请立即联系客服。',
  },
  otc_deal_opened: {
    title: '交易 {number}：{amount} {coin}，{fiatAmount} {fiat}',
    body: '卖方的代币已为本交易预留。买方须在 {until} 前使用本人账户付款，否则交易超时。',
  },
  otc_deal_paid: {
    title: '交易 {number} 已标记为已付款',
    body: '买方表示已支付 {fiatAmount} {fiat}。如您是卖方，请先登录收款账户核实到账，再放币 {amount} {coin}。',
  },
  otc_deal_sold: {
    title: '您已出售 {amount} {coin}，收款 {fiatAmount} {fiat}',
    body: '您已将交易 {number} 的代币放给买方。如非本人操作，请立即冻结账户并联系客服。',
  },
  otc_deal_bought: {
    title: '您已购买 {amount} {coin}，付款 {fiatAmount} {fiat}',
    body: '交易 {number} 的代币已存入您的账户。',
  },
  otc_deal_cancelled: {
    title: '交易 {number} 已取消',
    body: '买方取消了 {amount} {coin}（{fiatAmount} {fiat}）的交易，代币已退还卖方。如您已付款，可在七日内申诉。',
  },
  otc_deal_expired: {
    title: '交易 {number} 已超时',
    body: '{amount} {coin}（{fiatAmount} {fiat}）的交易未在时限内标记付款，代币已退还卖方。如您已付款，可在七日内申诉。',
  },
  otc_deal_appealed: {
    title: '交易 {number} 正在申诉处理中',
    body: '交易一方已发起申诉。原因：“{reason}”。我们将在 {due} 前作出裁定，请在交易聊天中提交证明材料。',
  },
  otc_deal_resolved: {
    title: '交易 {number} 的裁定：{outcome}',
    body: '{reason}',
  },
  orders_off_step: {
    title: '{symbol} 的价格和数量步长已调整',
    body: '委托价格现须为 {tick} {quote} 的整数倍，数量须为 {lot} {base} 的整数倍。您有 {count} 笔未成交委托不符合要求，我们会撤销这些委托，为其预留的资产随之恢复可用。',
  },
  price_rose: {
    title: '{symbol} 已涨至 {price} {quote}',
    body: '最新成交价 {last} {quote} 已达到您设置的提醒价。该提醒已结束，您可以在交易页面重新设置。',
  },
  price_fell: {
    title: '{symbol} 已跌至 {price} {quote}',
    body: '最新成交价 {last} {quote} 已达到您设置的提醒价。该提醒已结束，您可以在交易页面重新设置。',
  },
  pair_delisted: {
    title: '{symbol} 已下架',
    body: '该交易对已停止交易。您有 {count} 笔未成交委托，我们会撤销这些委托，为其预留的资产随之恢复可用。',
  },
  otc_ad_lapsed: {
    title: '您的 {coin}/{fiat} 广告已暂停展示',
    body: '重新发布之前，其他客户无法通过该广告交易。暂停原因见您的广告列表。',
  },
  otc_ad_closed_by_us: {
    title: '我们关闭了您的 {coin}/{fiat} 广告',
    body: '{reason}',
  },
} as const satisfies Partial<MessageWords>
