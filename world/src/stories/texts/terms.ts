import type { ContentOf } from '@tessera/contract/office/cms/cms-content.ts'
import { both, head, points, say } from './notation.ts'

const blocks = [
  head('1. Who we are and what these terms cover', '一、我们是谁，本条款适用于什么'),
  say(
    'Tessera Exchange Pte. Ltd. (“Tessera”, “we”) operates a market for private securities and the accounts through which they are subscribed, held and traded. These terms are the agreement between you and us. The [risk notice](/cms/risk), the [privacy policy](/cms/privacy) and the [fee schedule](/cms/fees) are part of it.',
    'Tessera Exchange Pte. Ltd.（以下简称“Tessera”或“我们”）运营私募证券市场，以及用于认购、持有和交易这些证券的账户。本条款是您与我们之间的协议，[风险披露](/cms/risk)、[隐私政策](/cms/privacy)和[费用说明](/cms/fees)均为其组成部分。',
  ),
  say(
    'Each product has its own offering documents. Where they say something else about that product, they prevail for that product.',
    '每个产品均有自己的发行文件。发行文件对该产品另有约定的，就该产品以发行文件为准。',
  ),
  head('2. Who may open an account', '二、谁可以开户'),
  points(
    [
      'You are of full age and may enter into this agreement, or you act for a company that has authorised you.',
      '您已成年并有权订立本协议，或您已获所代表企业的授权。',
    ],
    [
      'You do not live in, and are not incorporated in, a country that we must exclude.',
      '您的居住地或注册地不在我们须排除的国家或地区。',
    ],
    [
      'You have one account. It is yours alone: you do not trade for others through it.',
      '每人仅可开立一个账户，且仅供本人使用，不得代他人交易。',
    ],
  ),
  head('3. Verifying who you are', '三、身份认证'),
  say(
    'Before you may pay in, subscribe or trade we verify your identity. Two of our people agree to each decision. Individuals usually hear from us within 3 to 7 working days, companies within 15. We may ask again later, and we may pause the account until you have answered. Tell us within 7 working days when what you told us changes.',
    '在您充值、认购或交易之前，我们须核实您的身份，每项审核均由两名工作人员共同决定。个人通常在 3 至 7 个工作日内收到结果，企业为 15 个工作日。我们可能在日后再次要求提供资料，并在收到答复前暂停账户。您提供的资料如有变更，请在 7 个工作日内通知我们。',
  ),
  head('4. Your money and your securities', '四、您的资金与证券'),
  points(
    [
      'Client money is held in trust accounts at banks, apart from our own money. It earns no interest unless we say so.',
      '客户资金存放于银行信托账户，与我们的自有资金分开。除另行说明外不计利息。',
    ],
    [
      'Client securities are recorded in your name in our books, which balance at every moment, and held in wallets that we do not use for ourselves.',
      '客户证券以您的名义登记在我们的账册中，账册时刻保持平衡；所用钱包不用于我们的自有资产。',
    ],
    ['We do not lend, pledge or use what belongs to clients.', '我们不出借、不质押、不动用客户资产。'],
    [
      'Money that reaches us without a reference we can match waits until we know whose it is, and is otherwise sent back to where it came from.',
      '无法匹配附言的入账将待查明归属，无法查明的将原路退回。',
    ],
  ),
  head('5. Subscribing', '五、认购'),
  say(
    'A subscription holds the amount and the fee in your account. You may withdraw it until the product closes. After the close units are allotted; when more was asked for than is offered you may get fewer, or none. What is not allotted is released at once. An allotment cannot be undone.',
    '认购会冻结您账户中的相应金额与费用，产品截止前您可以撤销。截止后进行配售；超额认购时，您获配的份额可能少于申请或为零，未获配部分立即解冻。配售结果不可撤销。',
  ),
  head('6. Trading', '六、交易'),
  say(
    'Listed securities trade on an order book in the order of price, then time. An order that is accepted is binding until it is filled or cancelled. Orders of one person never trade with each other. Orders outside the price band are refused. We may halt a market, and say why, when trading in it would not be fair or orderly.',
    '已挂牌证券在订单簿上按价格优先、时间优先成交。委托一经接受，在成交或撤销前均有效；同一人的委托之间不会成交，超出价格区间的委托将被拒绝。当交易无法公平有序进行时，我们可暂停市场并说明原因。',
  ),
  head('7. Withdrawing', '七、提现'),
  say(
    'Withdrawals go to bank accounts in your name and to addresses that you confirmed with a code. Two of our people review each. After you change your phone, email or password, withdrawals pause for 48 hours. A transfer on a blockchain that has become final cannot be taken back, by us or by anyone.',
    '提现仅可转至您本人名下的银行账户，或您以验证码确认过的地址，每笔均由两名工作人员复核。更换手机、邮箱或密码后，提现将暂停 48 小时。区块链转账一经最终确认，我们及任何人均无法撤回。',
  ),
  head('8. Fees and taxes', '八、费用与税务'),
  say(
    'Fees stand in the [fee schedule](/cms/fees) and above every button that spends money. An order keeps the fees that were in force when it was accepted. Taxes on what you earn are yours to report and pay.',
    '各项费用载于[费用说明](/cms/fees)，并在每个支付按钮上方列明。委托适用其被接受时有效的费率。您应自行申报并缴纳所得税项。',
  ),
  head('9. What you may not do', '九、禁止行为'),
  points(
    [
      'Use inside information, or move a price by trading that has no other purpose.',
      '利用内幕信息，或以无真实目的的交易影响价格。',
    ],
    ['Hide whose money it is, or use money that comes from a crime.', '隐瞒资金实际归属，或使用违法所得。'],
    ['Give others your password, codes or keys.', '将密码、验证码或密钥交给他人。'],
    ['Disturb the service, or reach into accounts that are not yours.', '干扰服务，或侵入他人账户。'],
  ),
  head('10. Pausing and closing an account', '十、暂停与关闭账户'),
  say(
    'You may close your account at any time once it is empty. We may pause or close it when the law demands it, when we must protect you or others, or when you break these terms; we tell you why unless the law forbids it. What is yours stays yours and is paid out to you.',
    '账户余额为零后，您可随时关闭账户。依法律要求、为保护您或他人、或您违反本条款时，我们可暂停或关闭账户，除法律禁止外会告知原因。属于您的资产仍归您所有，并将支付给您。',
  ),
  head('11. What we answer for', '十一、责任'),
  say(
    'We answer for loss that we cause by breaking this agreement or by negligence. We do not answer for what an issuer does or fails to do, for prices, or for a failure of networks and banks that we do not control. Nothing here takes away a right that the law gives you.',
    '因我们违反本协议或疏忽造成的损失，由我们承担责任。对于发行人的作为或不作为、价格变动，以及我们无法控制的网络或银行故障，我们不承担责任。本条款不减损法律赋予您的任何权利。',
  ),
  head('12. Changes, complaints, law', '十二、变更、投诉与适用法律'),
  say(
    'Each edition of these terms has a name and stays readable. We announce a new one at least 14 days before it comes into force unless the law needs it sooner. Write to [complaints@tessera.example](mailto:complaints@tessera.example) if you are not satisfied: we confirm within 2 working days and answer within 20. The law of Singapore applies, and its courts decide.',
    '本条款的每一版均有编号并可随时查阅。除法律要求尽快施行外，新版将至少提前 14 天公告。如您不满意，请致函 [complaints@tessera.example](mailto:complaints@tessera.example)，我们将在 2 个工作日内确认收悉，20 个工作日内答复。本协议适用新加坡法律，由新加坡法院管辖。',
  ),
]

export const terms = (edition: string): ContentOf<'legal'> => ({
  kind: 'legal',
  edition,
  title: both(['Terms of service', '服务条款']),
  summary: both([
    'The agreement between you and Tessera: accounts, client assets, subscriptions, trading and withdrawals.',
    '您与 Tessera 之间的协议：账户、客户资产、认购、交易与提现。',
  ]),
  blocks,
})
