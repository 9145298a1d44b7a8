import type { ContentOf } from '@tessera/contract/office/cms/cms-content.ts'
import { both, head, link, type Pair, points, say, steps, table } from './notation.ts'

const page = (title: Pair, summary: Pair, blocks: ContentOf<'page'>['blocks']): ContentOf<'page'> => ({
  kind: 'page',
  title: both(title),
  summary: both(summary),
  blocks,
})

const about = page(
  ['About Tessera', '关于 Tessera'],
  ['Who runs the exchange, what it is for, and what we hold ourselves to.', '平台由谁运营、为何而建，以及我们的准则。'],
  [
    say(
      'Tessera is an exchange for private markets. Companies, funds and property owners offer shares, bonds and units; investors subscribe to them from small amounts, hold them as digital securities and trade them with each other.',
      'Tessera 是私募市场交易所。企业、基金与物业持有人在此发行股份、债券与份额；投资者可小额认购，以数字证券形式持有，并相互交易。',
    ),
    head('How we work', '我们的工作方式'),
    points(
      [
        'Two people decide whatever moves money, identity or a published word.',
        '凡涉及资金、身份或公开文字，均由两人共同决定。',
      ],
      [
        'One ledger, in which every movement stands twice and which balances at every moment.',
        '统一账本，每笔变动记两次，时刻平衡。',
      ],
      ['Client assets apart from ours, always.', '客户资产始终与自有资产分开。'],
      ['Fees and risks stand before the button, not after it.', '费用与风险在按钮之前列明，而非之后。'],
    ),
    head('The company', '公司'),
    say(
      'Tessera Exchange Pte. Ltd. (sample) is a market operator in Singapore, regulated by the financial authority named in its license. Our auditors examine the books and the safeguarding of client assets each year.',
      'Tessera Exchange Pte. Ltd.（示例）是新加坡的市场运营方，受其牌照所载金融主管机构监管。审计机构每年审查账册与客户资产保护情况。',
    ),
  ],
)

const fees = page(
  ['Fees', '费用说明'],
  [
    'Everything that the exchange charges. Each amount is shown again before you confirm.',
    '平台的全部收费。每笔金额在您确认前都会再次显示。',
  ],
  [
    table(
      [
        ['Service', '服务'],
        ['Fee', '费用'],
      ],
      [
        ['Opening and keeping an account', '开户与账户管理'],
        ['Free', '免费'],
      ],
      [
        ['Deposit by bank transfer', '银行转账充值'],
        ['Free; your bank may charge you', '免费，您的银行可能另行收费'],
      ],
      [
        ['Deposit of tUSD', 'tUSD 充值'],
        ['Free', '免费'],
      ],
      [
        ['Subscription', '认购'],
        ['As each product states, on the amount allotted', '按各产品说明，以获配金额计收'],
      ],
      [
        ['Trading, order that waited on the book (maker)', '交易：挂单成交'],
        ['0.10 %', '0.10 %'],
      ],
      [
        ['Trading, order that met it (taker)', '交易：吃单成交'],
        ['0.15 %', '0.15 %'],
      ],
      [
        ['Withdrawal of tUSD', 'tUSD 提现'],
        ['1 tUSD', '1 tUSD'],
      ],
      [
        ['Withdrawal to your bank account', '提现至银行账户'],
        ['2 SGD, 5 USD or 10 CNY', '2 SGD、5 USD 或 10 CNY'],
      ],
      [
        ['Transfer between your own accounts, or to another customer', '账户间划转、向其他客户转账'],
        ['Free', '免费'],
      ],
    ),
    say(
      'Fees are rounded up to the smallest unit of the coin. An order keeps the rates that were in force when it was accepted.',
      '费用按币种最小单位向上取整。委托适用其被接受时有效的费率。',
    ),
    link('/cms/terms', 'Terms of service', '服务条款'),
  ],
)

const security = page(
  ['Security', '安全'],
  ['How your account is protected, and what you can do.', '账户如何受到保护，以及您可以做什么。'],
  [
    head('What we do', '我们的措施'),
    points(
      ['Every sign-in asks for a second step.', '每次登录均需第二步验证。'],
      [
        'A withdrawal needs a code that is bound to where it goes and how much, then two reviewers; before it leaves, everything is checked anew.',
        '提现需要与收款方和金额绑定的验证码，经两人复核，汇出前再次全面核验。',
      ],
      [
        'After a change of phone, email or password, withdrawals pause for 48 hours.',
        '更换手机、邮箱或密码后，提现暂停 48 小时。',
      ],
      [
        'You can see every sign-in and every change of settings, and end any session.',
        '您可以查看每次登录与设置变更，并可结束任何会话。',
      ],
    ),
    head('What you can do', '您可以做的'),
    steps(
      ['Use a password that you use nowhere else.', '使用独一无二的密码。'],
      [
        'Read the address and the amount in the mail before you type the code.',
        '输入验证码前，核对邮件中的地址与金额。',
      ],
      [
        'Type our address yourself. We never send links that ask you to sign in.',
        '自行输入我们的网址，我们不会发送要求登录的链接。',
      ],
    ),
    say(
      '**Nobody at Tessera asks for your password or codes**, by phone, mail or chat. Found a weakness? Write to [security@tessera.example](mailto:security@tessera.example); we thank those who tell us first.',
      '**Tessera 的任何人都不会索要您的密码或验证码**，无论通过电话、邮件或聊天。如发现漏洞，请致函 [security@tessera.example](mailto:security@tessera.example)，我们感谢负责任的披露者。',
    ),
  ],
)

const contact = page(
  ['Contact', '联系我们'],
  ['How to reach us, and how long an answer takes.', '联系方式与答复时间。'],
  [
    table(
      [
        ['About', '事项'],
        ['Write to', '联系邮箱'],
        ['Answer', '答复时间'],
      ],
      [
        ['Your account', '账户问题'],
        ['help@tessera.example', 'help@tessera.example'],
        ['1 working day', '1 个工作日'],
      ],
      [
        ['A complaint', '投诉'],
        ['complaints@tessera.example', 'complaints@tessera.example'],
        ['20 working days', '20 个工作日'],
      ],
      [
        ['Your data', '个人数据'],
        ['privacy@tessera.example', 'privacy@tessera.example'],
        ['30 days', '30 天'],
      ],
      [
        ['Listing a company', '企业挂牌'],
        ['listing@tessera.example', 'listing@tessera.example'],
        ['5 working days', '5 个工作日'],
      ],
    ),
    say(
      'Tell us the number of the order, withdrawal or case. Never send us a password or a code.',
      '请注明订单、提现或案件编号，切勿发送密码或验证码。',
    ),
  ],
)

const help = page(
  ['Help center', '帮助中心'],
  ['First steps, and answers to what investors ask most.', '入门步骤与投资者最常见的问题。'],
  [
    head('First steps', '入门步骤'),
    steps(
      ['[Open an account](/register) with your email.', '用邮箱[注册账户](/register)。'],
      ['Verify who you are: a document and a photo of yourself.', '完成身份认证：证件与本人照片。'],
      [
        'Pay in by bank transfer with the reference we give you, or send tUSD to your address.',
        '使用我们提供的附言银行转账，或向您的地址转入 tUSD。',
      ],
      [
        'Read a product, its documents and its risks, then subscribe. See [all products](/investments).',
        '阅读产品及其文件与风险后认购，查看[全部产品](/investments)。',
      ],
    ),
    say(
      'More in the [fee schedule](/cms/fees), on [security](/cms/security) and under [contact](/cms/contact).',
      '更多内容见[费用说明](/cms/fees)、[安全](/cms/security)与[联系我们](/cms/contact)。',
    ),
  ],
)

export const pages = { about, fees, security, contact, help } as const
