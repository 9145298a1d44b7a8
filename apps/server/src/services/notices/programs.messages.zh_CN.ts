import type { MessageWords } from './words.ts'

/** Messages to issuers who raise money, to agents, and about programs. */
export const zh_CN = {
  webhook_created: {
    title: '您添加了 Webhook 地址 {host}',
    body: '操作 IP：{ip}。该地址将接收您账户的事件。如非本人操作，请立即删除该地址并修改密码。',
  },
  webhook_failing: {
    title: '我们已暂停您的 Webhook 地址 {host}',
    body: '该地址已有一天未成功接收事件。事件保留 30 天：请在修复后恢复该地址，我们将补发未送达的事件。',
  },
  financing_question_received: {
    title: '我们对您的融资申请有疑问',
    body: '申请 {number}。请查看问题并作出答复。',
  },
  financing_resubmission_requested: {
    title: '您的融资申请需要补充内容',
    body: '申请 {number}：{what}。请修改所要求的内容并重新提交，在此之前我们无法作出决定。',
  },
  financing_moved: {
    title: '您的融资申请有新进展',
    body: '申请 {number}：{status}。',
  },
  financing_terms_offered: {
    title: '我们已提出融资条款',
    body: '申请 {number}。请在 {until} 前阅读并接受或拒绝该条款。',
  },
  financing_accepted: {
    title: '双方已就条款达成一致',
    body: '申请 {number}。我们正在准备“{product}”的发售。',
  },
  financing_declined: {
    title: '您的融资申请未通过',
    body: '申请 {number}。原因：{reason}',
  },
  agent_contract: {
    title: '请签署代理协议',
    body: '我们已核查您的牌照。请阅读并签署代理协议，随后由两名工作人员为您开通代理资格。',
  },
  agent_active: {
    title: '您已成为代理',
    body: '您的代理代码和链接见代理页面。您介绍的人经其本人同意后，将成为您的客户。',
  },
  agent_declined: { title: '您的代理申请未通过', body: '{reason}' },
  agent_suspend: { title: '您的代理资格已暂停', body: '暂停期间不产生返佣，也不支付返佣。原因：{reason}' },
  agent_resume: { title: '您的代理资格已恢复', body: '{reason}' },
  agent_end: { title: '您的代理资格已终止', body: '此前的返佣仍按期支付。原因：{reason}' },
  invitation_codes_given: {
    title: '您获得了 {quantity} 个新邀请码',
    body: '每个邀请码最多可供 {uses} 个账户注册，{until} 前有效，可在邀请页面查看。',
  },
  invitation_codes_withdrawn: {
    title: '已撤回 {quantity} 个邀请码',
    body: '已撤回的邀请码无法再用于注册，此前已注册的账户不受影响。可在邀请页面查看具体邀请码。如有疑问，请联系客服。',
  },
  invitation_application_rejected: { title: '您的邀请码申请未通过', body: '{reason}' },
  broker_contract: {
    title: '请签署经纪商协议',
    body: '我们已核查您的牌照。请阅读并签署经纪商协议，随后由两名工作人员为您的企业开通经纪商资格。',
  },
  broker_active: {
    title: '您的企业已成为经纪商',
    body: '请将您的代码发给客户。客户可就一个子账户向您出具授权委托书。',
  },
  broker_declined: { title: '您的经纪商申请未通过', body: '{reason}' },
  broker_suspend: {
    title: '您的经纪商资格已暂停',
    body: '暂停期间 API 密钥失效，不产生分成，也不支付分成。原因：{reason}',
  },
  broker_resume: { title: '您的经纪商资格已恢复', body: '{reason}' },
  broker_end: { title: '您的经纪商资格已终止', body: '此前的分成仍按期支付。原因：{reason}' },
  broker_power_given: { title: '有客户向您出具了授权委托书', body: '您现在可以为账户 {account} 创建 API 密钥。' },
  broker_power_withdrawn: {
    title: '有客户撤回了授权委托书',
    body: '您在账户 {account} 的密钥已失效，未成交的委托将自动撤销。',
  },
  rebate_paid: { title: '返佣 {amount} {coin} 已支付', body: '款项已存入您的账户，可在资金流水中查看。' },
} as const satisfies Partial<MessageWords>
