/** The version changes with every change of the text, so that the signed text can be identified. */
export const AGENT_CONTRACT_VERSION = '2026-11'

/** The contract that an agent sees and signs. The SHA-256 of these bytes is stored with the signature. */
export const agentContract = {
  en_US:
    'I refer customers to Tessera, and I hold the licence required for this where I work. I tell each customer that I am paid a share of the fees Tessera charges them. I promise no returns, give no advice beyond my licence, and do not handle a customer’s money or passwords. A customer becomes my client only by their own consent and may withdraw it at any time. From then on I see none of their data and earn nothing from them. I keep everything I see about my clients confidential. Rebates are calculated from the fees actually charged, at the rates set by two people at Tessera. Rebates are held for thirty days and paid each month after release. If a fee is refunded, its rebate is returned. Nobody earns rebates from their own trading, their own company or their own sub-accounts. I inform Tessera within 7 days if my licence changes or ends. Either party may end this contract at any time.',
  zh_CN:
    '本人为 Tessera 介绍客户，并持有在相关地区开展该业务所需的牌照。本人将向每位客户说明，Tessera 向其收取的手续费中有一部分支付给本人。本人不承诺收益，不提供牌照范围以外的建议，不经手客户的资金和密码。客户须经其本人同意方成为本人的客户，并可随时撤回；撤回后，本人不再看到其信息，也不再因其获得返佣。本人对所见的客户信息保密。返佣按实际收取的手续费和 Tessera 两名人员设定的比例计算，保留三十日，经放行后按月支付；手续费退回的，相应返佣一并退回。任何人不得因其本人、其企业或其子账户获得返佣。牌照变更或终止的，本人在 7 日内通知 Tessera。任何一方可随时终止本协议。',
} as const

export const AGENT_CONSENT_VERSION = '2026-11'
/** The text that a customer accepts to become an agent's client. */
export const agentConsent = {
  en_US:
    'This agent referred me to Tessera. Tessera pays the agent a share of the fees that I pay; my fees do not change. The agent sees my account masked, the date I became a client, how much I trade, the fees I pay, and the resulting rebates. The agent does not see my balances or my full name. I may withdraw this consent at any time. From then on the agent sees none of my data and earns nothing from me.',
  zh_CN:
    '该代理介绍我使用 Tessera。Tessera 向我收取的手续费中有一部分支付给该代理，我的手续费不因此改变。该代理可看到经遮盖的账户、我成为其客户的日期、交易量、所付手续费及相应返佣，看不到我的余额和完整姓名。我可随时撤回本同意；撤回后，该代理不再看到我的任何信息，也不再因我获得返佣。',
} as const
