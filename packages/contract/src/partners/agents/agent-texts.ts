/** Changes with every word of the text: what was signed stays known. */
export const AGENT_CONTRACT_VERSION = '2026-11'

/** What an agent signs, as it is shown. The SHA-256 of these bytes is kept with the signature. */
export const agentContract = {
  en_US:
    'I bring customers to Tessera and hold the licence that this takes where I do it. I say to each of them that I am paid a share of the fees that Tessera takes from them. I promise no return, give no advice that my licence does not cover, and take no money or password of theirs. Whoever is my client is so by their own consent, which they withdraw when they like; from then on I see nothing of them and earn nothing by them. What I see of my clients I keep to myself. Rebates are counted from the fees that were really taken, at the rates that two people of Tessera set, are held thirty days and paid each month after release; what is given back of a fee goes back of its rebate. Nobody earns by themself, by their own company or by sub-accounts of theirs. I tell Tessera within 7 days when my licence changes or ends. Either side may end this at any time.',
  zh_CN:
    '本人为 Tessera 介绍客户，并持有在相关地区开展该业务所需的牌照。本人将向每位客户说明，本人从 Tessera 向其收取的手续费中获得分成。本人不承诺收益，不提供牌照范围以外的建议，不经手客户的资金和密码。客户须经其本人同意方成为本人的客户，并可随时撤回；撤回后本人不再看到其信息，也不再因其获得返佣。本人对所见的客户信息保密。返佣按实际收取的手续费和 Tessera 两名人员设定的比例计算，保留三十日，经放行后按月支付；手续费退回的，相应返佣一并退回。任何人不得因其本人、其企业或其子账户获得返佣。牌照变更或终止的，本人在 7 日内通知 Tessera。任何一方可随时终止本协议。',
} as const

export const AGENT_CONSENT_VERSION = '2026-11'
/** What a customer agrees to who becomes an agent's client. */
export const agentConsent = {
  en_US:
    'This agent brought me to Tessera. It is paid a share of the fees that Tessera takes from me; my fees do not change by it. It sees my account masked, since when I am a client, how much I trade, the fees I pay and its rebates, and neither my balances nor my name in full. I may withdraw this consent at any time; from then on the agent sees nothing of me and earns nothing by me.',
  zh_CN:
    '该代理介绍我使用 Tessera。Tessera 向我收取的手续费中有一部分支付给该代理，我的手续费不因此改变。该代理可看到经遮盖的账户、成为其客户的时间、交易量、所付手续费及其返佣，看不到我的余额和完整姓名。我可随时撤回本同意；撤回后该代理不再看到我的任何信息，也不再因我获得返佣。',
} as const
