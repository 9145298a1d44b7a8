import type { ContentOf } from '@tessera/contract/office/cms/cms-content.ts'
import { both, head, link, type Pair, points, paragraph, steps, table } from './notation.ts'

const page = (title: Pair, summary: Pair, blocks: ContentOf<'page'>['blocks']): ContentOf<'page'> => ({
  kind: 'page',
  title: both(title),
  summary: both(summary),
  blocks,
})

const about = page(
  ['About Tessera', '关于 Tessera'],
  ['Who runs Tessera, what it does, and the rules we follow.', 'Tessera 由谁运营、做什么，以及我们遵循的准则。'],
  [
    paragraph(
      'Tessera is an exchange for private markets. Companies, funds and property owners offer shares, bonds and units. Investors subscribe with small amounts, hold the investments as digital securities and trade them with each other.',
      'Tessera 是私募市场交易平台。企业、基金和物业持有人在此发售股份、债券和份额；投资者可小额认购，以数字证券形式持有，并相互交易。',
    ),
    head('How we work', '我们的工作方式'),
    points(
      [
        'Two people approve large withdrawals and every published text. Identities are checked by two people or by a verification service.',
        '大额提现和每篇公开内容均由两人审核通过。身份由两人审核，或由认证服务商核验。',
      ],
      ['One double-entry ledger that balances at all times.', '一本复式账本，时刻保持平衡。'],
      ['Client assets are always separate from ours.', '客户资产始终与我们的自有资产分开。'],
      ['We show fees and risks before you confirm.', '费用与风险在您确认之前列明。'],
    ),
    head('The company', '公司'),
    paragraph(
      'Tessera Exchange Pte. Ltd. (sample) is a market operator in Singapore, regulated by the financial authority named in its licence. Auditors examine our books and the safeguarding of client assets each year.',
      'Tessera Exchange Pte. Ltd.（示例）是新加坡的市场运营方，受其牌照所载的金融主管机构监管。审计机构每年审查我们的账册与客户资产保护情况。',
    ),
  ],
)

const fees = page(
  ['Fees', '费用说明'],
  [
    'All fees we charge. We show each amount again before you confirm.',
    '平台的全部收费。每笔费用在您确认前都会再次显示。',
  ],
  [
    table(
      [
        ['Service', '服务'],
        ['Fee', '费用'],
      ],
      [
        ['Opening and holding an account', '开户与账户管理'],
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
        ['See each product; charged on the amount allotted', '见各产品说明，按获配金额收取'],
      ],
      [
        ['Transfers between your own accounts', '本人账户间划转'],
        ['Free', '免费'],
      ],
    ),
    paragraph(
      'Fees are rounded up to the smallest unit of the coin. Each order keeps the fees that applied when we accepted it.',
      '费用按币种的最小单位向上取整。每笔委托适用我们接受该委托时的费率。',
    ),
    paragraph(
      'Trading, withdrawal and OTC fees change from time to time. The [fee table](/fees) shows today’s fees, your own rates after login, and planned changes with their dates.',
      '交易、提现与场外交易费用会不时调整。[费用表](/fees)列出当前费用、登录后您的费率，以及即将生效的调整与日期。',
    ),
    link('/cms/terms', 'Terms of service', '服务条款'),
  ],
)

const security = page(
  ['Security', '安全'],
  ['How we protect your account, and what you can do.', '我们如何保护您的账户，以及您可以做什么。'],
  [
    head('What we do', '我们的措施'),
    points(
      ['Every login needs a second step or a passkey.', '每次登录均需第二步验证或通行密钥。'],
      [
        'Each withdrawal needs a code or a passkey for its exact address and amount. Only your API keys can withdraw without one, and only to addresses that you trust.',
        '每笔提现均须以验证码或通行密钥确认收款地址和数量。仅您的 API 密钥提现至您信任的地址时无需确认。',
      ],
      [
        'Two people approve large withdrawals. We check everything again before we send the money.',
        '大额提现须经两人审核通过。转出前，我们会再次全面核验。',
      ],
      [
        'After you change your phone, email or password, withdrawals, transfers to other customers and OTC sales are paused for 48 hours.',
        '更换手机号、邮箱或密码后，提现、向其他客户转账和场外交易出售将暂停 48 小时。',
      ],
      [
        'You can see every login and every change of settings, and end any session.',
        '您可以查看每次登录与设置变更，并可结束任何会话。',
      ],
    ),
    head('What you can do', '您可以做的'),
    steps(
      ['Use a password that you do not use anywhere else.', '使用未在其他网站用过的密码。'],
      [
        'Check the address and the amount in our email before you enter the code.',
        '输入验证码前，请核对邮件中的地址与金额。',
      ],
      [
        'Type our web address yourself. We never send links that ask you to log in.',
        '请自行输入我们的网址。我们不会发送要求您登录的链接。',
      ],
    ),
    paragraph(
      '**We’ll never ask for your password or codes** by phone, email or chat. Found a vulnerability? Email [security@tessera.example](mailto:security@tessera.example). We appreciate responsible disclosure.',
      '**Tessera 绝不会通过电话、邮件或聊天向您索要密码或验证码。**如发现漏洞，请发送邮件至 [security@tessera.example](mailto:security@tessera.example)，感谢您负责任地披露。',
    ),
  ],
)

const contact = page(
  ['Contact', '联系我们'],
  ['How to contact us, and when we reply.', '联系方式与答复时间。'],
  [
    table(
      [
        ['Topic', '事项'],
        ['Email', '联系邮箱'],
        ['Reply within', '答复时间'],
      ],
      [
        ['Your account', '账户问题'],
        ['help@tessera.example', 'help@tessera.example'],
        ['1 working day', '1 个工作日'],
      ],
      [
        ['Complaints', '投诉'],
        ['complaints@tessera.example', 'complaints@tessera.example'],
        ['20 working days', '20 个工作日'],
      ],
      [
        ['Your data', '个人数据'],
        ['privacy@tessera.example', 'privacy@tessera.example'],
        ['30 days', '30 天'],
      ],
      [
        ['Raising money on Tessera', '企业融资'],
        ['listing@tessera.example', 'listing@tessera.example'],
        ['5 working days', '5 个工作日'],
      ],
    ),
    paragraph(
      'Include the number of your order, withdrawal or application. Never send us a password or a code.',
      '请注明订单、提现或申请的编号，切勿发送密码或验证码。',
    ),
  ],
)

const help = page(
  ['Help centre', '帮助中心'],
  ['First steps, and answers to the most common questions.', '入门步骤与常见问题。'],
  [
    head('First steps', '入门步骤'),
    steps(
      ['[Open an account](/register) with your email.', '用邮箱[注册账户](/register)。'],
      ['Verify your identity with a document and a selfie.', '使用证件和自拍照完成身份认证。'],
      [
        'Deposit by bank transfer with the reference we give you, or send tUSD to your deposit address.',
        '通过银行转账充值（须填写我们提供的附言），或向您的充值地址转入 tUSD。',
      ],
      [
        'Read about a product, its documents and its risks, then subscribe. See [all products](/investments).',
        '阅读产品介绍、文件与风险后再认购，查看[全部产品](/investments)。',
      ],
    ),
    paragraph(
      'See also [fees](/cms/fees), [security](/cms/security) and [contact](/cms/contact).',
      '更多内容见[费用说明](/cms/fees)、[安全](/cms/security)与[联系我们](/cms/contact)。',
    ),
  ],
)

export const pages = { about, fees, security, contact, help } as const
