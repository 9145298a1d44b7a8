/** Mails with codes that agents, brokers and clients of brokers request. */
export const zh_CN = {
  sign_agent_contract_code: {
    subject: '验证码 {code}：签署代理协议',
    title: '签署代理协议',
    lead: '此验证码用于签署以下版本的代理协议，5 分钟内有效。',
  },
  sign_broker_contract_code: {
    subject: '验证码 {code}：签署经纪商协议',
    title: '签署经纪商协议',
    lead: '此验证码用于签署以下版本的经纪商协议，5 分钟内有效。',
  },
  grant_broker_power_code: {
    subject: '验证码 {code}：授权经纪商代您下单',
    title: '出具授权委托书',
    lead: '此验证码用于授权以下经纪商在您的一个子账户内下单和撤单，5 分钟内有效。',
  },
  create_broker_key_code: {
    subject: '验证码 {code}：为客户账户创建 API 密钥',
    title: '为客户账户创建 API 密钥',
    lead: '此验证码用于创建可在您一位客户的子账户内交易的 API 密钥，5 分钟内有效。',
  },
} as const
