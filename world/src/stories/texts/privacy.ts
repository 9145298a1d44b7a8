import type { ContentOf } from '@tessera/contract/office/cms/cms-content.ts'
import { both, head, points, say, table } from './notation.ts'

const blocks = [
  say(
    'We hold what we need to open your account, to keep it safe and to obey the law, and nothing else. We do not sell data and show no advertising.',
    '我们仅保留开户、保障账户安全和遵守法律所必需的信息，不出售数据，也不投放广告。',
  ),
  head('What we hold, why, and for how long', '我们保留哪些信息、原因与期限'),
  table(
    [
      ['What', '信息'],
      ['Why', '用途'],
      ['How long', '期限'],
    ],
    [
      [
        'Name, contact, password (as a hash that cannot be read back), keys, addresses and bank accounts you keep with us, messages to you, and which terms you accepted from which network address',
        '姓名、联系方式、密码（不可还原的摘要）、您保存的密钥、地址与收款账户、发给您的消息，以及您接受条款的记录与当时的网络地址',
      ],
      ['To open your account and to reach you', '开立账户并与您联系'],
      ['While you have an account, and 5 years after', '账户存续期间及关闭后 5 年'],
    ],
    [
      ['Identity documents, photos, address', '身份证件、照片、地址'],
      ['To verify who you are, as the law on money laundering demands', '依反洗钱法律核实身份'],
      [
        '5 years after the account is closed; longer only while money that came in late has not found its owner. Photos that you uploaded and did not send: 7 days',
        '账户关闭后 5 年；仅在迟到款项尚未归还期间延长。已上传但未提交的照片：7 天',
      ],
    ],
    [
      ['Payments, subscriptions, orders, trades, withdrawals', '付款、认购、委托、成交、提现'],
      ['To keep the books, and for reports to authorities', '记账及向监管机构报告'],
      [
        'For good: nothing is ever taken out of our books. 5 years after the account is closed they lead to its number and no longer to your name; what banks told us of a payment stays as it was told',
        '永久保留：账簿中的任何内容均不会删除。账户关闭 5 年后，账簿仅对应账号，不再对应您的姓名；银行就付款告知我们的内容按原样保留',
      ],
    ],
    [
      [
        'Sign-ins and changes of your security with time, network address, city and device, and what we told you of them',
        '登录及安全设置变更的时间、网络地址、城市与设备，以及我们就此向您发送的通知',
      ],
      ['To notice somebody else in your account', '识别他人登录您的账户'],
      ['2 years; while an account is frozen, until that is over', '2 年；账户冻结期间保留至解除冻结'],
    ],
    [
      [
        'A hash by which we recognize your device: of browser, screen size, time zone, languages and a random number kept in your browser; and how far its clock differs from ours',
        '用于识别设备的摘要：由浏览器、屏幕尺寸、时区、语言及保存在浏览器中的随机数计算；以及设备时钟与我们时钟的差异',
      ],
      [
        'To notice a sign-in on a new device; it proves nothing. You can switch it off in the user center: each sign-in then counts as new, with a notice and more captchas, and nothing is refused',
        '发现新设备登录，不作为任何证明。您可在用户中心关闭：此后每次登录均视为新设备，您会收到提醒并更常需要人机验证，但不会因此拒绝服务',
      ],
      ['2 years', '2 年'],
    ],
    [
      ['Mails and text messages that we sent to you', '我们发给您的邮件与短信'],
      ['To send them, and to see whether they came', '发送并确认是否送达'],
      ['90 days', '90 天'],
    ],
    [
      [
        'The log of what was done to your account, by you and by us, with the network address',
        '您与我们对账户所做操作的日志及网络地址',
      ],
      ['To prove that nobody changed anything unnoticed', '证明任何改动都不会不被发现'],
      ['For good; it names you by a number', '永久保留；日志中仅以编号指代您'],
    ],
    [
      ['Files in which our scanner found something harmful', '被扫描程序发现有害内容的文件'],
      ['As evidence', '作为证据'],
      ['2 years', '2 年'],
    ],
    [
      ['Your choices of language, theme and hidden amounts', '语言、主题、隐藏金额等偏好'],
      ['To show you the site as you like it; kept in your browser', '按您的偏好显示网站，仅存于您的浏览器'],
      ['Until you clear them', '直至您清除'],
    ],
  ),
  head('Who sees it', '谁可以看到'),
  points(
    [
      'Our people whose work needs it. Opening an identity photo needs a reason, which is written down, and marks the photo with their name.',
      '工作所需的工作人员。查看证件照片须填写理由并记录在案，照片上会显示查看者姓名。',
    ],
    ['Banks and identity services that act for us, under contract.', '依合同为我们服务的银行与身份认证机构。'],
    ['Issuers: the list of holders of their own security.', '发行人：其自身证券的持有人名册。'],
    ['Authorities, when the law demands it.', '法律要求时的监管机构。'],
  ),
  head('How it is protected', '如何保护'),
  say(
    'Connections are encrypted. Documents are private by default and lie where no web server reaches them. Secrets are sealed with keys that the application cannot read out. Whatever our people do with customer data is written to a log that cannot be changed unnoticed.',
    '连接全程加密；证件默认私密，存放于网络服务器无法直接访问的位置；敏感信息以应用程序无法导出的密钥加密；工作人员对客户数据的一切操作均写入任何改动都会被发现的日志。',
  ),
  head('Your rights', '您的权利'),
  say(
    'You may ask what we hold of you, have mistakes corrected, receive a copy, and withdraw a consent. We delete what we no longer must keep. Write to our data protection officer at [privacy@tessera.example](mailto:privacy@tessera.example); we answer within 30 days. You may also turn to the data protection authority.',
    '您可以查询我们保留的信息、要求更正、获取副本并撤回同意。无须继续保留的信息我们会删除。请致函数据保护专员 [privacy@tessera.example](mailto:privacy@tessera.example)，我们将在 30 天内答复。您也可向数据保护主管机构投诉。',
  ),
  head('Cookies', 'Cookie'),
  say(
    'One cookie remembers the language. No cookie signs you in and none follows you elsewhere.',
    '仅有一个 Cookie 用于记住语言。我们不以 Cookie 登录，也不进行跨站跟踪。',
  ),
]

export const privacy = (edition: string): ContentOf<'legal'> => ({
  kind: 'legal',
  edition,
  title: both(['Privacy policy', '隐私政策']),
  summary: both([
    'What we know of you, why, for how long, who sees it, and what you can ask of us.',
    '我们掌握您的哪些信息、原因、期限、谁可以看到，以及您可以提出的要求。',
  ]),
  blocks,
})
