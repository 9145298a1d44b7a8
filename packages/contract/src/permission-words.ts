import type { Permission } from './permissions.ts'
import type { Locale } from './platform/text/locale.ts'

/** A sentence about each permission: what its holder can do. A permission without one does not compile. */
export const permissionWords: Readonly<Record<Permission, Readonly<Record<Locale, string>>>> = {
  'kyc.read': {
    en_US: 'View identity, company and investor class applications with their documents.',
    zh_CN: '查看身份认证、企业认证和投资者类别申请及其文件。',
  },
  'kyc.review': {
    en_US: 'Propose and decide identities, companies and investor classes.',
    zh_CN: '提议和决定身份认证、企业认证及投资者类别。',
  },
  'financing.read': {
    en_US: 'View applications of issuers who want to raise money.',
    zh_CN: '查看发行人的融资申请。',
  },
  'financing.review': {
    en_US: 'Check financing applications, and propose and decide their committee votes and terms.',
    zh_CN: '审核融资申请，提议和决定投委会表决及条款。',
  },
  'customers.read': {
    en_US: 'Find customers and view their accounts, security and balances.',
    zh_CN: '查找客户，查看其账户、安全设置和余额。',
  },
  'customers.manage': {
    en_US: 'Freeze customers, and propose and decide resets of factors and shorter pauses.',
    zh_CN: '冻结客户账户，提议和决定重置验证方式及缩短提现暂停。',
  },
  'withdrawals.read': {
    en_US: 'View chain withdrawals and fiat withdrawals.',
    zh_CN: '查看链上提现和法币提现。',
  },
  'withdrawals.review': {
    en_US: 'Propose and decide chain withdrawals and fiat withdrawals.',
    zh_CN: '提议和决定链上提现及法币提现。',
  },
  'payouts.export': {
    en_US: 'Create payment files for the bank from approved fiat withdrawals and payment instructions.',
    zh_CN: '为已通过的法币提现和付款指令生成银行付款文件。',
  },
  'otc_deals.read': { en_US: 'View OTC ads, deals and appeals.', zh_CN: '查看场外交易的广告、交易和申诉。' },
  'payment_instructions.read': {
    en_US: 'View payments to issuers, tax authorities, partners and payers, and payee accounts.',
    zh_CN: '查看付给发行人、税务机关、合作伙伴和付款人的款项，以及收款方账户。',
  },
  'payment_instructions.decide': {
    en_US: 'Prepare, propose and decide payments to issuers, tax authorities, partners and payers, and payee accounts.',
    zh_CN: '录入、提议和决定付给发行人、税务机关、合作伙伴和付款人的款项，以及收款方账户。',
  },
  'otc_deals.resolve': {
    en_US: 'Propose and decide appeals of OTC deals.',
    zh_CN: '提议和决定场外交易申诉。',
  },
  'otc_ads.close': { en_US: 'Close OTC ads of customers.', zh_CN: '关闭客户的场外交易广告。' },
  'fiat_orders.read': {
    en_US: 'View bank statements, bank lines and fiat deposits.',
    zh_CN: '查看银行对账单、银行流水和法币充值。',
  },
  'fiat_orders.match': {
    en_US: 'Import bank statements, and propose and decide which customer a bank line credits.',
    zh_CN: '导入银行对账单，提议和决定银行流水的入账对象。',
  },
  'deposits.read': { en_US: 'View deposits from chains.', zh_CN: '查看链上充值。' },
  'deposits.review': {
    en_US: 'Propose and decide deposits that were set aside or are missing from the chain.',
    zh_CN: '提议和决定暂挂的充值及链上已消失的充值。',
  },
  'reconciliation.read': {
    en_US: 'View differences between the ledger and banks or chains.',
    zh_CN: '查看账目与银行或链上的差额。',
  },
  'ledger.read': {
    en_US: 'View the ledger’s accounts and entries, including those of customers, and the trial balance.',
    zh_CN: '查看账本的账户和分录（含客户账户）以及试算平衡表。',
  },
  'reconciliation.decide': {
    en_US: 'Propose and decide how differences are booked, and what happened in a lost period.',
    zh_CN: '提议和决定差额的入账方式，以及数据丢失期间的事项。',
  },
  'reconciliation.sign': {
    en_US: 'Sign the daily reconciliation, with a note for each difference.',
    zh_CN: '签署每日对账，并为每项差额填写说明。',
  },
  'adjustments.decide': {
    en_US: 'Propose and decide adjustments of customers’ balances, and write off what customers owe.',
    zh_CN: '提议和决定客户余额的调整，以及应收款的核销。',
  },
  'rates.read': { en_US: 'View exchange rates and their sources.', zh_CN: '查看汇率及其来源。' },
  'rates.decide': {
    en_US: 'Propose and decide held-back rates.',
    zh_CN: '提议和决定暂缓采用的汇率。',
  },
  'products.read': {
    en_US: 'View products, their documents and distributions.',
    zh_CN: '查看产品及其文件和分派。',
  },
  'products.manage': {
    en_US: 'Draft products and distributions, and propose and decide their publication.',
    zh_CN: '起草产品和分派，提议和决定其发布。',
  },
  'subscriptions.read': { en_US: 'View subscriptions to products.', zh_CN: '查看产品认购。' },
  'subscriptions.allot': {
    en_US: 'Propose and decide allotments, refunds and cancelled offers.',
    zh_CN: '提议和决定配售、退款和取消发售。',
  },
  'distributions.release': {
    en_US: 'Propose and decide payments of distributions to holders.',
    zh_CN: '提议和决定向持有人支付分派。',
  },
  'agents.read': { en_US: 'View agents, brokers and their rebates.', zh_CN: '查看代理、经纪商及其返佣。' },
  'agents.review': {
    en_US: 'Check agents and brokers, and propose and decide their activation and status.',
    zh_CN: '审核代理和经纪商，提议和决定其开通及状态。',
  },
  'rebates.release': {
    en_US: 'Propose and decide the monthly payment of rebates.',
    zh_CN: '提议和决定每月返佣的发放。',
  },
  'orders.end_abnormal': {
    en_US: 'Propose and decide orders that were set aside as abnormal.',
    zh_CN: '对标记为异常的委托提出处理提议并作出决定。',
  },
  'markets.read': { en_US: 'View markets and their halts.', zh_CN: '查看市场及其停牌。' },
  'markets.manage': {
    en_US: 'Propose and decide opening, halting and closing markets, and reference prices.',
    zh_CN: '提议和决定市场的开市、停牌和闭市，以及参考价。',
  },
  'cms.read': { en_US: 'View site content and its drafts.', zh_CN: '查看站点内容及其草稿。' },
  'cms.manage': {
    en_US: 'Write site content, and propose and decide its publication.',
    zh_CN: '撰写站点内容，提议和决定其发布。',
  },
  'operators.read': {
    en_US: 'View operators, roles, permissions and approval limits.',
    zh_CN: '查看运营人员及其角色、权限和审批限额。',
  },
  'operators.manage': {
    en_US: 'Invite and suspend operators, and propose and decide their roles and approval limits.',
    zh_CN: '邀请和停用运营人员，提议和决定其角色和审批限额。',
  },
  'site.read': { en_US: 'View who may register and log in.', zh_CN: '查看注册和登录的准入设置。' },
  'site.manage': {
    en_US: 'Propose and decide who may register and log in, and which identity checks apply.',
    zh_CN: '提议和决定注册与登录的准入，以及适用的身份核验。',
  },
  'settings.read': {
    en_US: 'View all settings, their versions and what is missing in the setup.',
    zh_CN: '查看全部设置、其版本及尚未完成的配置。',
  },
  'settings.money': {
    en_US: 'Propose and decide coins, networks and bank accounts of the exchange.',
    zh_CN: '提议和决定币种、网络及平台银行账户。',
  },
  'settings.market': {
    en_US: 'Propose and decide trading pairs and their rules.',
    zh_CN: '提议和决定交易对及其规则。',
  },
  'settings.rules': {
    en_US: 'Propose and decide limits, waiting periods, registration, maintenance and other rules for customers.',
    zh_CN: '提议和决定限额、等待期、注册、维护及其他客户规则。',
  },
  'settings.access': {
    en_US: 'Propose and decide roles, and the separation of duties.',
    zh_CN: '提议和决定角色及职责分离。',
  },
  'sms.read': { en_US: 'View text messages and their budgets.', zh_CN: '查看短信及其额度。' },
  'sms.manage': {
    en_US: 'Propose and decide which text messages are sent, and their budgets.',
    zh_CN: '提议和决定发送哪些短信及其额度。',
  },
  'stops.read': { en_US: 'View active stops.', zh_CN: '查看生效中的停用。' },
  'stops.set': {
    en_US: 'Stop payments, trading, a coin or a product at once.',
    zh_CN: '立即停用付款、交易、某币种或某产品。',
  },
  'stops.lift': { en_US: 'Propose and decide the end of a stop.', zh_CN: '提议和决定解除停用。' },
  'audit.read': {
    en_US: 'View the audit log and the ledger checks.',
    zh_CN: '查看审计日志和账目校验结果。',
  },
  'approvals.read': {
    en_US: 'Use the review queue for decisions that other permissions allow.',
    zh_CN: '使用审核队列，处理其他权限所允许的事项。',
  },
}
