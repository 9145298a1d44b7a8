import { zh_CN as credits } from './credits.messages.zh_CN.ts'
import { zh_CN as deals } from './deals.messages.zh_CN.ts'
import { zh_CN as identity } from './identity.messages.zh_CN.ts'
import { zh_CN as personalData } from './personal-data.messages.zh_CN.ts'
import { zh_CN as people } from './people.messages.zh_CN.ts'
import { zh_CN as programs } from './programs.messages.zh_CN.ts'
import type { MessageWords } from './words.ts'

export const zh_CN: MessageWords = {
  password_changed: {
    title: '您的登录密码已修改',
    body: '操作 IP：{ip}。如非本人操作，请立即联系客服。其他设备均已退出登录。您的通行密钥仍然有效，请删除您不认识的通行密钥。为保障您的资金安全，提现和向其他客户转账暂停至 {until}。在此之前，委托仅可在参考价上下 3% 以内成交；场外交易中不能出售或放币，仅可在市场汇率上下 3% 以内买入。',
  },
  factor_changed: {
    title: '账户安全变更：{change}',
    body: '操作 IP：{ip}。如非本人操作，请立即冻结账户并联系客服。为保障您的资金安全，提现和向其他客户转账暂停至 {until}。在此之前，委托仅可在参考价上下 3% 以内成交；场外交易中不能出售或放币，仅可在市场汇率上下 3% 以内买入。',
  },
  factor_changed_without_pause: {
    title: '账户安全变更：{change}',
    body: '操作 IP：{ip}。如非本人操作，请立即冻结账户并联系客服。',
  },
  password_reset: {
    title: '您的登录密码已重置',
    body: '操作 IP：{ip}。如非本人操作，请立即联系客服。所有设备均已退出登录。您的通行密钥仍然有效，请删除您不认识的通行密钥。API 密钥不再具有提现权限，提现和向其他客户转账暂停至 {until}。在此之前，委托仅可在参考价上下 3% 以内成交；场外交易中不能出售或放币，仅可在市场汇率上下 3% 以内买入。',
  },
  new_sign_in: {
    title: '您的账户有新的登录',
    body: '登录时间：{at}，IP：{ip}，设备：{device}。如非本人操作，请立即修改密码。',
  },
  sign_in_reported: {
    title: '您报告了一次非本人登录',
    body: '报告 IP：{ip}。请立即修改密码。其他设备均已退出登录，提现和向其他客户转账暂停至 {until}。在此之前，委托仅可在参考价上下 3% 以内成交；场外交易中不能出售或放币，仅可在市场汇率上下 3% 以内买入。',
  },
  sessions_ended_by_us: {
    title: '我们已将您的账户退出登录',
    body: '为保障账户安全，您的账户已在所有设备上退出登录，请重新登录。如有疑问，请联系客服。',
  },
  account_frozen: {
    title: '您的账户已冻结',
    body: '操作 IP：{ip}。账户内资产无法变动，所有设备均已退出登录。如需解冻，请联系客服。',
  },
  account_frozen_by_us: {
    title: '我们已冻结您的账户',
    body: '账户内资产无法变动，所有设备均已退出登录。您的资产仍归您所有。如需解冻，请联系客服。',
  },
  account_stopped_safety: {
    title: '为保障安全，您的账户已冻结',
    body: '在 {until} 之前，账户内资产无法变动，所有设备均已退出登录。您的资产仍归您所有。如有疑问，请联系客服。',
  },
  account_stopped_review: {
    title: '我们正在审核您的账户',
    body: '审核期间（最迟至 {until}），账户内资产无法变动，所有设备均已退出登录。您的资产仍归您所有。如有疑问，请联系客服。',
  },
  account_withdrawals_stopped_safety: {
    title: '为保障安全，提现已暂停',
    body: '在 {until} 之前，您暂时无法转出资产，登录、充值和交易不受影响。在此期间，委托仅可在参考价上下 3% 以内成交；场外交易中不能出售或放币，仅可在市场汇率上下 3% 以内买入。如有疑问，请联系客服。',
  },
  account_withdrawals_stopped_review: {
    title: '审核期间提现已暂停',
    body: '最迟至 {until}，您暂时无法转出资产，登录、充值和交易不受影响。在此期间，委托仅可在参考价上下 3% 以内成交；场外交易中不能出售或放币，仅可在市场汇率上下 3% 以内买入。如有疑问，请联系客服。',
  },
  withdrawals_resumed: {
    title: '提现已恢复',
    body: '我们对您账户设置的提现暂停已结束，您可以重新提现。',
  },
  freeze_extended: {
    title: '您账户一项功能的暂停时间已延长',
    body: '{scope}：暂停至 {until}，登录、充值和交易不受影响。如有疑问，请联系客服。',
  },
  freeze_shortened: {
    title: '您账户一项功能的暂停时间已缩短',
    body: '{scope}：此项暂停将于 {until} 结束。其他暂停可能仍然生效，可在账户页面查看。如非您本人要求，请立即联系客服。',
  },
  account_thawed: {
    title: '您的账户已解冻',
    body: '您可以继续使用账户。如非您本人要求，请立即联系客服。',
  },
  login_tries: {
    title: '密码错误次数过多，登录已暂停',
    body: '登录密码已输错十次，最近一次为 {at}，IP：{ip}。登录最长暂停一小时，您的账户目前是安全的。如非本人操作，且您在其他网站使用相同密码，请尽快修改。',
  },
  passkey_refused: {
    title: '您的一个通行密钥疑似被复制',
    body: '有人于 {at} 使用了您的通行密钥“{name}”（IP：{ip}）。该通行密钥疑似被复制，我们已将其停用。请删除该通行密钥并重新添加。',
  },
  phishing_phrase_set: {
    title: '我们的邮件将显示您的防钓鱼码',
    body: '操作 IP：{ip}。不含此码的邮件均非 Tessera 所发。如非本人操作，请立即修改密码。',
  },
  fund_password_set: {
    title: '您已设置资金密码',
    body: '操作 IP：{ip}。如非本人操作，请立即联系客服。',
  },
  fund_password_changed: {
    title: '您的资金密码已修改',
    body: '操作 IP：{ip}。如非本人操作，请立即联系客服。为保障您的资金安全，提现和向其他客户转账暂停至 {until}。在此之前，委托仅可在参考价上下 3% 以内成交；场外交易中不能出售或放币，仅可在市场汇率上下 3% 以内买入。',
  },
  identity_check_failed: {
    title: '身份核验失败次数过多',
    body: '尝试来自 IP：{ip}。如非本人操作，请立即修改密码。提现和向其他客户转账暂停至 {until}。在此之前，委托仅可在参考价上下 3% 以内成交；场外交易中不能出售或放币，仅可在市场汇率上下 3% 以内买入。',
  },
  fund_password_failed: {
    title: '资金密码连续错误五次',
    body: '尝试来自 IP：{ip}。如非本人操作，请立即修改登录密码和资金密码。提现和向其他客户转账暂停至 {until}。在此之前，委托仅可在参考价上下 3% 以内成交；场外交易中不能出售或放币，仅可在市场汇率上下 3% 以内买入。',
  },
  authenticator_failed: {
    title: '身份验证器验证码一日内错误二十次',
    body: '尝试来自 IP：{ip}。如非本人操作，请立即修改密码。在 {until} 之前，身份验证器的验证码不可使用，提现和向其他客户转账暂停；委托仅可在参考价上下 3% 以内成交；场外交易中不能出售或放币，仅可在市场汇率上下 3% 以内买入。',
  },
  account_closing_requested: {
    title: '您的账户即将注销',
    body: '操作 IP：{ip}。账户将于 {closes} 注销，在此之前您可以撤回申请。如非本人操作，请立即冻结账户。',
  },
  account_closing_stopped: {
    title: '您的账户未注销',
    body: '注销前有资产转入账户。请提取后重新申请注销。',
  },
  account_closed: {
    title: '您的账户已注销',
    body: '您已无法登录该账户。感谢您使用 Tessera。',
  },
  api_key_created: {
    title: 'API 密钥 {label} 已创建',
    body: '操作 IP：{ip}。如非本人操作，请立即删除该密钥并修改密码。',
  },
  api_key_changed: {
    title: 'API 密钥 {label} 已修改',
    body: '操作 IP：{ip}。如非本人操作，请立即删除该密钥并修改密码。',
  },
  api_key_deleted: {
    title: 'API 密钥 {label} 已删除',
    body: '操作 IP：{ip}。该密钥已失效。如非本人操作，请立即修改密码。',
  },
  api_key_stopped: {
    title: '我们已停用您的 API 密钥 {label}',
    body: '该密钥多次在未绑定的 IP 地址 {ip} 使用，可能已泄露。请删除该密钥，或填写正确的 IP 地址后重新启用。',
  },
  sub_account_created: {
    title: '子账户 {name} 已创建',
    body: '操作 IP：{ip}。如非本人操作，请立即冻结账户并联系客服。',
  },
  sub_account_login_opened: {
    title: '子账户 {name} 已开通登录',
    body: '登录邮箱：{email}，操作 IP：{ip}。如非本人操作，请立即冻结账户并联系客服。',
  },
  ...people,
  sub_account_invited: {
    title: '您可以登录一个子账户',
    body: '请在登录页面点击“忘记密码？”，为 {email} 设置密码，然后登录。密码仅由您本人掌握。',
  },
  company_rejected: { title: '企业认证未通过', body: '{name} 的申请。原因：{reason}您可以重新提交申请。' },
  kyc_approved: { title: '您的身份认证已通过', body: '您现在可以充值、认购、交易和提现。' },
  kyc_rejected: { title: '您的身份认证未通过', body: '原因：{reason}您可以重新提交申请。' },
  deposit_credited: {
    title: '{amount} {coin} 已到账',
    body: '您充值的 {amount} {coin} 已存入您的账户。',
  },
  deposit_withheld: {
    title: '您的 {amount} {coin} 充值未予入账',
    body: '我们已审核该笔充值，款项为您单独保管，未计入余额。原因：{reason}',
  },
  deposit_reversed: {
    title: '您的 {amount} {coin} 充值已冲正',
    body: '区块链网络撤销了该笔交易，充值未能最终确认。如有疑问，请联系客服。',
  },
  address_added: {
    title: '您新增了提现地址',
    body: '{coin} 地址：{address}，自 {usable} 起可以使用。如非本人操作，请立即联系客服。',
  },
  address_trusted: {
    title: '提现地址已设为受信任',
    body: '{coin} 地址：{address}。具有提现权限的 API 密钥无需验证码即可提现至该地址。如非本人操作，请立即联系客服。',
  },
  bank_account_added: {
    title: '您绑定了收款账户',
    body: '自 {usable} 起，您可以将 {coin} 提现至 {bank}（尾号 {ending}）。操作 IP：{ip}。如非本人操作，请立即联系客服。',
  },
  bank_account_changed: {
    title: '您更换了收款账户',
    body: '自 {usable} 起，您可以将 {coin} 提现至 {bank}（尾号 {ending}），原账户不再收款。操作 IP：{ip}。如非本人操作，请立即联系客服。',
  },
  bank_account_removed: {
    title: '您删除了收款账户',
    body: '您的 {coin} 不再提现至 {bank}（尾号 {ending}）。操作 IP：{ip}。如非本人操作，请立即联系客服。',
  },
  ...credits,
  ...deals,
  ...programs,
  ...identity,
  ...personalData,
  withdrawal_requested: {
    title: '您已申请提现 {amount} {coin}',
    body: '收款地址：{address}。我们正在审核，转出后会通知您。如非本人操作，请立即联系客服。',
  },
  withdrawal_lapsed: {
    title: '您的提现 {amount} {coin} 未确认',
    body: '您未在 24 小时内使用邮件中的确认链接，提现已取消，资金已退回您的账户。收款地址：{address}',
  },
  address_proved: {
    title: '您的钱包已验证',
    body: '您的 {coin} 测试转账已到账，该钱包已验证属于您：{address}',
  },
  withdrawal_paid: {
    title: '您提现的 {amount} {coin} 已转出',
    body: '收款地址：{address}。交易哈希：{txId}',
  },
  withdrawal_refused: {
    title: '您的提现 {amount} {coin} 未通过',
    body: '资金已退回您的账户。原因：{reason}',
  },
  internal_transfer_sent: {
    title: '您已向 {recipient} 转账 {amount} {coin}',
    body: '款项已到达收款人账户。如非本人操作，请立即冻结账户并联系客服。',
  },
  internal_transfer_received: {
    title: '{sender} 向您转账 {amount} {coin}',
    body: '站内转账 {amount} {coin} 已存入您的账户。',
  },
  distribution_paid: {
    title: '“{product}”向您分派 {amount} {fiat}',
    body: '{period} 的分派已存入您的法币账户：税后 {amount} {fiat}，代扣税 {tax} {fiat}。凭证可在“分派”页面下载。',
  },
  payout_requested: {
    title: '您已申请法币提现 {amount} {fiat}',
    body: '收款账户：{account}。我们正在审核，预计 24 小时内到账（银行工作日）。如非本人操作，请立即联系客服。',
  },
  payout_paid: {
    title: '您的法币提现 {amount} {fiat} 已汇出',
    body: '收款账户：{account}。',
  },
  payout_refused: {
    title: '您的法币提现 {amount} {fiat} 未通过',
    body: '资金已退回您的法币账户。原因：{reason}',
  },
  payout_returned: {
    title: '银行退回了您的法币提现 {amount} {fiat}',
    body: '收款账户 {account} 未能入账，资金（含手续费）已退回您的法币账户。再次提现前请核对收款账户。',
  },
  fiat_order_completed: {
    title: '{amount} {fiat} 已到账',
    body: '您的充值订单 {order} 已完成，{amount} {fiat} 已存入您的法币账户。',
  },
  bank_payment_credited: {
    title: '{amount} {fiat} 已到账',
    body: '{payer} 的银行转账 {amount} {fiat} 已存入您的法币账户。该笔转账没有对应的充值订单，下次转账前请先创建订单，以便立即入账。',
  },
  fiat_order_rejected: {
    title: '您的充值订单 {order} 未通过',
    body: '订单金额为 {amount} {fiat}。原因：{reason}',
  },
  subscription_allotted: {
    title: '您已获配 {quantity} {coin}',
    body: '您对“{product}”的认购已完成配售，{quantity} {coin} 已存入您的通证账户。',
  },
  subscription_terms_changed: {
    title: '您认购“{product}”时确认的文件有变更',
    body: '在您认购之后，须确认的文件有新增或撤下。在 {until} 之前，您可以撤回认购，预留的款项将全部恢复可用。如不操作，认购继续有效。',
  },
  subscription_delivery_late: {
    title: '您的 {quantity} {coin} 将延迟发放',
    body: '您对“{product}”的认购已配售并扣款，但份额暂未能发放至您的通证账户。请确认您的身份认证有效，且账户未冻结；满足条件后，我们会再次发放。如最终无法发放，已付款项（含手续费）将全额退回。无论结果如何，我们都会通知您。',
  },
  proceeds_paid: {
    title: '募集款到账：{amount} {coin}',
    body: '“{product}”的募集款（已扣除约定费用）已存入您的通证账户，您可提现至地址簿中的地址。',
  },
  subscription_undelivered: {
    title: '{amount} {coin} 已退回',
    body: '您认购的“{product}”份额未能发放，已付款项（含手续费）已退回您的账户。',
  },
  subscription_called_off: {
    title: '发售已取消：{amount} {coin} 已恢复可用',
    body: '“{product}”的发售已取消，为您的认购预留的款项已全部恢复可用。',
  },
  subscription_called_off_because: {
    title: '发售已取消：{amount} {coin} 已恢复可用',
    body: '“{product}”的发售已取消，为您的认购预留的款项已全部恢复可用。原因：{reason}',
  },
  subscription_below_minimum: {
    title: '未达最低募集份额：{amount} {coin} 已恢复可用',
    body: '“{product}”的发售未达到最低募集份额，为您的认购预留的款项（含手续费）已全部恢复可用。',
  },
  subscription_below_soft_cap: {
    title: '新币发行未达软顶：{amount} {coin} 已恢复可用',
    body: '“{product}”的新币发行未达到软顶，为您的购买预留的款项（含手续费）已全部恢复可用。',
  },
  tokens_unlocked: {
    title: '您的 {quantity} {coin} 已解锁',
    body: '您在“{product}”新币发行中购得的部分代币已解锁：{quantity} {coin} 已计入通证账户的可用余额。',
  },
  subscription_refunded: {
    title: '{amount} {coin} 已退回',
    body: '您对“{product}”的认购中有 {amount} {coin} 未获配售，已退回您的账户。',
  },
}
