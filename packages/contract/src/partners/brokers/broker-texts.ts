/** Changes with every change of the text, so that the signed text remains known. */
export const BROKER_CONTRACT_VERSION = '2026-11'

/** The contract that a broker sees and signs. The SHA-256 of these bytes is stored with the signature. */
export const brokerContract = {
  en_US:
    'We place orders on Tessera for clients, and we hold the licence required for this. We act for a client only under a power of attorney that the client gave on Tessera, only on the sub-account it names, and only within our agreement with the client. The money remains the client’s: we neither transfer nor withdraw it. We keep our API keys secret and place orders only through them. We owe each client best execution. For each order, Tessera records the best price and the reference price on arrival, the average price, and the times of its fills. Tessera shows this record to us, to the client and to its staff. When a client withdraws the power of attorney, we place no more orders for that client, and Tessera cancels the open orders we placed. Tessera pays us a share of the fees it charges on orders we placed, at the rate set by two people at Tessera. Shares are held for thirty days and paid each month after release. If a fee is refunded, we return our share of it. We inform Tessera within 7 days if our licence changes or ends. Tessera may suspend us at once. Either party may end this contract at any time.',
  zh_CN:
    '本公司在 Tessera 代客户下单，并持有从事该业务所需的牌照。本公司仅依据客户在 Tessera 出具的授权委托书，在其指定的子账户内，并在与客户约定的范围内为客户行事。资金始终归客户所有，本公司不划转也不提取。本公司妥善保管 API 密钥，并只通过该等密钥下单。本公司对每位客户负有最佳执行义务；Tessera 记录每笔委托到达时的最优价和参考价、成交均价及成交时间，该记录供本公司、客户及 Tessera 工作人员查看。客户撤回授权后，本公司不再为其下单，Tessera 撤销本公司所下的未成交委托。Tessera 就本公司所下委托收取的手续费，按 Tessera 两名人员设定的比例向本公司支付分成。分成保留三十日，经放行后按月支付；手续费退回的，本公司退回相应分成。牌照变更或终止的，本公司在 7 日内通知 Tessera。Tessera 可立即暂停本公司的经纪商资格。任何一方可随时终止本协议。',
} as const

export const BROKER_POWER_VERSION = '2026-11'
/** The power of attorney that a client gives to a broker for one sub-account. */
export const brokerPower = {
  en_US:
    'I authorize this broker to place and cancel orders for me on the sub-account I choose. The broker sees the balances, orders, trades and history of that sub-account, and my account masked. The broker sees none of my other accounts, and cannot transfer, withdraw or deposit. My investor class, freezes and price limits apply to the broker’s orders as they do to mine. Tessera pays the broker a share of the fees on these orders; my fees do not change. I can see each of the broker’s orders with its best-execution record. I may withdraw this power of attorney at any time. From then on the broker’s keys stop working, the broker places no more orders for me, and Tessera cancels the broker’s open orders on that sub-account.',
  zh_CN:
    '本人授权该经纪商在本人选定的子账户内代本人下单和撤单。经纪商可看到该子账户的余额、委托、成交和流水，以及本人经遮盖的账户，看不到本人的其他账户。经纪商不能划转、提取或存入资金。适用于本人的投资者类别、冻结和价格限制同样适用于经纪商所下委托。Tessera 将该等委托手续费的一部分支付给经纪商，本人的手续费不因此改变。本人可查看经纪商所下的每笔委托及其最佳执行记录。本人可随时撤回本授权；撤回后经纪商的密钥立即失效，不得再为本人下单，Tessera 撤销其在该子账户的未成交委托。',
} as const
