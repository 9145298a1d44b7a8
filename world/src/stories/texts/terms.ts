import type { ContentOf } from '@tessera/contract/office/cms/cms-content.ts'
import { both, head, points, paragraph } from './notation.ts'

const blocks = [
  head('1. Who we are and what these terms cover', '一、我们是谁，本条款适用于什么'),
  paragraph(
    'Tessera Exchange Pte. Ltd. (“Tessera”, “we”) operates a market for private securities, and the accounts in which you subscribe to, hold and trade them. These terms are the agreement between you and us. The [risk disclosure](/cms/risk), the [privacy policy](/cms/privacy) and the [fee schedule](/cms/fees) are part of it.',
    'Tessera Exchange Pte. Ltd.（以下简称“Tessera”或“我们”）运营私募证券市场，以及用于认购、持有和交易这些证券的账户。本条款是您与我们之间的协议，[风险披露](/cms/risk)、[隐私政策](/cms/privacy)和[费用说明](/cms/fees)均为其组成部分。',
  ),
  paragraph(
    'Each product has its own offering documents. If they differ from these terms, the offering documents prevail for that product.',
    '每个产品均有其发行文件。发行文件与本条款不一致的，就该产品以发行文件为准。',
  ),
  head('2. Who may open an account', '二、谁可以开户'),
  points(
    [
      'You are an adult and able to enter into this agreement, or you act for a company that has authorized you.',
      '您已成年并有权订立本协议，或您已获所代表企业的授权。',
    ],
    ['You live in, or are incorporated in, a country that we serve.', '您的居住地或注册地在我们提供服务的国家或地区。'],
    [
      'You have only one account, for your own use. You do not trade for others with it.',
      '每人仅可开立一个账户，且仅供本人使用，不得代他人交易。',
    ],
  ),
  head('3. Verifying who you are', '三、身份认证'),
  paragraph(
    'We verify your identity before you can deposit, subscribe or trade. Two of our staff decide, unless a verification service that works for us has confirmed your identity. Individuals usually hear from us within 3 to 7 working days, and companies within 15. We may ask for information again later and pause your account until you answer. If your information changes, tell us within 7 working days.',
    '在您充值、认购或交易之前，我们须核实您的身份：由两名工作人员审核，或由我们委托的认证服务商核验。个人通常在 3 至 7 个工作日内收到结果，企业在 15 个工作日内收到结果。我们日后可能再次要求您提供资料，并在收到答复前暂停您的账户。您的资料如有变更，请在 7 个工作日内通知我们。',
  ),
  head('4. Your money and your securities', '四、您的资金与证券'),
  points(
    [
      'We hold client money in trust accounts at banks, separate from our own money. It earns no interest unless we say so.',
      '客户资金存放于银行信托账户，与我们的自有资金分开。除另行说明外不计利息。',
    ],
    [
      'We record your securities in your name in our books, which balance at all times. We hold them in wallets that we do not use for our own assets.',
      '您的证券以您的名义登记在我们的账册中，账册时刻保持平衡；存放客户证券的钱包不用于我们的自有资产。',
    ],
    ['We do not lend, pledge or use client assets.', '我们不出借、不质押、不动用客户资产。'],
    [
      'If we cannot match a payment to a client, we hold it until we know whose it is. If we cannot find out, we return it to the sender.',
      '无法匹配到客户的款项，我们会保管至查明归属；无法查明的，将原路退回。',
    ],
  ),
  head('5. Subscribing', '五、认购'),
  paragraph(
    'When you subscribe, we reserve the amount and the fee in your account. You may withdraw your subscription until the subscription period ends. Units are allotted after that. If a product is oversubscribed, you may get fewer units than you requested, or none. Money for units that are not allotted becomes available again at once. An allotment cannot be undone.',
    '认购时，我们会在您的账户中预留相应金额与费用。认购截止前，您可以撤回认购。截止后进行配售；超额认购时，您获配的份额可能少于申请份额或为零，未获配部分的资金立即恢复可用。配售结果不可撤销。',
  ),
  head('6. Trading', '六、交易'),
  paragraph(
    'Listed securities trade on an order book by price, then by time. An accepted order is binding until it is filled or cancelled. Orders of the same person never trade with each other. Orders outside the price band are rejected. If trading would not be fair or orderly, we may halt a market, and we tell you why.',
    '已上市证券在订单簿上按价格优先、时间优先成交。委托一经接受，在成交或撤销前均有约束力；同一人的委托之间不会成交，超出价格区间的委托不予受理。如交易无法公平有序进行，我们可暂停该市场，并说明原因。',
  ),
  head('7. Withdrawing', '七、提现'),
  paragraph(
    'You can withdraw only to bank accounts in your name and to addresses that you confirmed with a code. Two of our staff review large withdrawals. After you change your phone, email or password, withdrawals, transfers to other customers and OTC sales are paused for 48 hours. Nobody can reverse a blockchain transaction that has become final.',
    '您仅可提现至户名为本人的收款账户，或您以验证码确认过的地址，大额提现由两名工作人员审核。更换手机号、邮箱或密码后，提现、向其他客户转账和场外交易出售将暂停 48 小时。区块链交易一经最终确认，任何人均无法撤回。',
  ),
  head('8. Fees and taxes', '八、费用与税务'),
  paragraph(
    'The [fee schedule](/cms/fees) lists our fees, and we show them before you confirm. Each order keeps the fees that applied when we accepted it. You must report and pay taxes on your income yourself.',
    '各项费用载于[费用说明](/cms/fees)，并在您确认前显示。每笔委托适用我们接受该委托时的费率。您应自行就所得申报和缴纳税款。',
  ),
  head('9. Prohibited conduct', '九、禁止行为'),
  points(
    ['You must not use inside information, or trade only to move a price.', '利用内幕信息，或仅为影响价格而交易。'],
    ['You must not hide who owns the money, or use the proceeds of crime.', '隐瞒资金的实际归属，或使用违法所得。'],
    ['You must not give your password, codes or keys to others.', '将密码、验证码或密钥交给他人。'],
    ['You must not disrupt the service, or access the accounts of others.', '干扰服务，或侵入他人账户。'],
  ),
  head('10. Pausing and closing an account', '十、暂停与注销账户'),
  paragraph(
    'You may close your account at any time once it is empty. We may pause or close it if the law requires it, to protect you or others, or if you breach these terms. We tell you why unless the law forbids it. Your assets remain yours and are paid out to you.',
    '账户余额为零后，您可随时注销账户。如法律要求、为保护您或他人，或您违反本条款，我们可暂停或注销账户，并在法律允许的情况下告知原因。您的资产仍归您所有，并将支付给您。',
  ),
  head('11. Our liability', '十一、责任'),
  paragraph(
    'We are liable for losses we cause by breaching this agreement or by negligence. We are not liable for what an issuer does or fails to do, or for prices. We are also not liable for failures of networks and banks that we do not control. Nothing in these terms limits your rights under the law.',
    '因我们违反本协议或疏忽造成的损失，由我们承担责任。对于发行人的作为或不作为、价格变动，以及我们无法控制的网络或银行故障，我们不承担责任。本条款不减损法律赋予您的任何权利。',
  ),
  head('12. Changes, complaints, law', '十二、变更、投诉与适用法律'),
  paragraph(
    'You can read every edition of these terms at any time. We announce a new edition at least 14 days before it takes effect, unless the law requires it sooner. If you are not satisfied, email [complaints@tessera.example](mailto:complaints@tessera.example). We confirm receipt within 2 working days and answer within 20. The law of Singapore applies, and the courts of Singapore have jurisdiction.',
    '您可随时查阅本条款的每一版。除法律要求尽快施行外，新版将至少提前 14 天公告。如您不满意，请发送邮件至 [complaints@tessera.example](mailto:complaints@tessera.example)，我们将在 2 个工作日内确认收悉，并在 20 个工作日内答复。本协议适用新加坡法律，由新加坡法院管辖。',
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
