import type { MessageWords } from './words.ts'

/** Messages to issuers who raise money, to agents, and about investor classes. */
export const zh_CN = {
  financing_asked: {
    title: '我们对您的融资申请有疑问',
    body: '申请 {number}。请查看问题并答复。',
  },
  financing_asked_again: {
    title: '您的融资申请需要补充内容',
    body: '申请 {number}：{what}。请修改所要求的内容并重新提交，在此之前不作决定。',
  },
  financing_moved: {
    title: '您的融资申请有新进展',
    body: '申请 {number}：{status}。',
  },
  financing_terms_offered: {
    title: '我们已提出条款',
    body: '申请 {number}。请在 {until} 前阅读并接受或拒绝该条款。',
  },
  financing_accepted: {
    title: '条款已达成',
    body: '申请 {number}。我们正在为 {product} 的发售做准备。',
  },
  financing_declined: {
    title: '您的融资申请未获接纳',
    body: '申请 {number}。原因：{reason}',
  },
  agent_contract: {
    title: '您的牌照已核查，请签署协议',
    body: '请阅读并签署代理协议，随后由我们两名人员为您开通代理。',
  },
  agent_active: {
    title: '您已成为代理',
    body: '您的代理代码和链接见代理页面。您介绍的人经其本人同意后成为您的客户。',
  },
  agent_declined: { title: '您的代理申请未通过', body: '{reason}' },
  agent_suspend: { title: '您的代理资格已暂停', body: '{reason} 暂停期间不产生返佣，也不支付返佣。' },
  agent_resume: { title: '您的代理资格已恢复', body: '{reason}' },
  agent_end: { title: '您的代理资格已终止', body: '{reason} 此前的返佣仍按期支付。' },
  rebate_paid: { title: '返佣 {amount} {coin} 已支付', body: '款项已存入您的账户，可在资金流水中查看。' },
  investor_class_granted: {
    title: '您已成为{class, select, ei {专家投资者} other {合格投资者}}',
    body: '在 {until} 之前，您可以买入面向该类别的产品。到期前我们会提醒您，您可随时撤回同意。',
  },
  investor_class_rejected: {
    title: '未能确认您为{class, select, ei {专家投资者} other {合格投资者}}',
    body: '原因：{reason} 您的投资者类别未变，您可以再次申请。',
  },
  investor_class_ending: {
    title: '您的投资者类别将于 {until} 到期',
    body: '请续期以保留{class, select, ei {专家投资者} other {合格投资者}}类别。否则您将成为零售投资者：已持有的资产仍归您所有，依该类别提交的买单将被撤销。',
  },
  investor_class_lapsed: {
    title: '您的投资者类别已到期',
    body: '您不再是{class, select, ei {专家投资者} other {合格投资者}}。已持有的资产仍归您所有并可卖出，依该类别提交的买单已被撤销。您可以再次申请。',
  },
  investor_class_withdrawn: {
    title: '您已撤回同意',
    body: '您不再是{class, select, ei {专家投资者} other {合格投资者}}。已持有的资产仍归您所有并可卖出，依该类别提交的买单已被撤销。',
  },
} as const satisfies Partial<MessageWords>
