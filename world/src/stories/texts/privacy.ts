import type { ContentOf } from '@tessera/contract/office/cms/cms-content.ts'
import { both, head, points, paragraph, table } from './notation.ts'

const blocks = [
  paragraph(
    'We keep only the data we need to open your account, keep it safe and comply with the law. We do not sell data or show advertising.',
    '我们仅保留开户、保障账户安全和遵守法律所必需的信息。我们不出售数据，也不投放广告。',
  ),
  head('What we keep, why, and for how long', '我们保留哪些信息、用途与期限'),
  table(
    [
      ['Data', '信息'],
      ['Purpose', '用途'],
      ['Kept for', '期限'],
    ],
    [
      [
        'Name, contact details, and password (as a hash that cannot be reversed). The keys, addresses and bank accounts you save. Messages to you. The terms you accepted, with the IP address',
        '姓名、联系方式、密码（不可还原的哈希值）、您保存的密钥、地址与收款账户、发给您的消息，以及您接受的条款与当时的 IP 地址',
      ],
      ['To open your account and contact you', '开立账户并与您联系'],
      ['While your account is open, and 5 years after', '账户存续期间及注销后 5 年'],
    ],
    [
      ['Identity documents, photos, address', '身份证件、照片、地址'],
      ['To verify your identity, as anti-money-laundering law requires', '依反洗钱法律核实您的身份'],
      [
        '5 years after the account is closed; longer only while money that arrived after that has not been returned. Photos you uploaded but did not submit: 7 days',
        '账户注销后 5 年；仅在注销后到账的款项尚未归还期间延长。已上传但未提交的照片：7 天',
      ],
    ],
    [
      ['Payments, subscriptions, orders, trades, withdrawals', '付款、认购、委托、成交、提现'],
      ['To keep our books and report to authorities', '记账及向主管机构报告'],
      [
        'Permanently: we never delete anything from our books. 5 years after the account is closed, they show only its account ID, not your name. Bank data about a payment stays as the bank sent it',
        '永久保留：我们不会删除账册中的任何内容。账户注销 5 年后，账册仅显示账户 ID，不再显示您的姓名；银行提供的付款信息按原样保留',
      ],
    ],
    [
      [
        'Logins and security changes with time, IP address, city and device, and the notices we sent you about them',
        '登录及安全设置变更的时间、IP 地址、城市与设备，以及我们就此向您发送的通知',
      ],
      ['To detect logins by others', '发现他人登录您的账户'],
      ['2 years; if the account is frozen, until it is unfrozen', '2 年；账户冻结的，保留至解冻'],
    ],
    [
      [
        'A hash that identifies your device, and the difference between its clock and ours. We compute the hash from browser, screen size, time zone, languages and a random number stored in your browser',
        '用于识别设备的哈希值（由浏览器、屏幕尺寸、时区、语言及保存在浏览器中的随机数计算），以及设备时钟与我们时钟的差异',
      ],
      [
        'To detect a login on a new device. It is not proof of identity. You can turn it off under Account and security. Each login then counts as new: you get a notice and more security checks, but nothing is blocked',
        '发现新设备登录，不作为身份证明。您可在“账户与安全”页面关闭：此后每次登录均视为新设备登录，您会收到提醒，并更常需要人机验证，但操作不受限制',
      ],
      ['2 years', '2 年'],
    ],
    [
      ['Emails and text messages we sent you', '我们发给您的邮件与短信'],
      ['To send them and check their delivery', '发送并确认是否送达'],
      ['90 days', '90 天'],
    ],
    [
      ['A log of what you and we did in your account, with the IP address', '您与我们对账户所做操作的日志及 IP 地址'],
      ['To detect any tampering', '发现任何篡改'],
      ['Permanently; the log identifies you only by a number', '永久保留；日志中仅以编号指代您'],
    ],
    [
      ['Files in which our virus scanner found a problem', '病毒扫描发现风险的文件'],
      ['As evidence', '作为证据'],
      ['2 years', '2 年'],
    ],
    [
      ['Your settings for language, theme and hidden amounts', '语言、主题、隐藏金额等设置'],
      ['To show the site as you prefer; stored only in your browser', '按您的偏好显示网站，仅存于您的浏览器'],
      ['Until you clear them', '直至您清除'],
    ],
  ),
  head('Who sees it', '谁可以看到'),
  points(
    [
      'Staff who need it for their work. To open an identity photo, they must enter a reason, which we record, and the photo shows their name.',
      '因工作需要的工作人员。查看证件照片须填写理由并记录在案，照片上会显示查看者姓名。',
    ],
    [
      'Banks and identity verification services that work for us under contract.',
      '依合同为我们服务的银行与身份认证机构。',
    ],
    ['Issuers: the list of holders of their own securities.', '发行人：其自身证券的持有人名册。'],
    ['Authorities, when the law requires it.', '法律要求时的主管机构。'],
  ),
  head('How it is protected', '如何保护'),
  paragraph(
    'Connections are encrypted. Documents are private by default, and web servers cannot access them directly. Secrets are encrypted with keys that the application cannot export. A tamper-evident log records everything our staff do with customer data.',
    '连接全程加密；文件默认保密，存放于网络服务器无法直接访问的位置；敏感信息以应用程序无法导出的密钥加密；工作人员对客户数据的一切操作均记入防篡改日志。',
  ),
  head('Your rights', '您的权利'),
  paragraph(
    'You may ask what data we hold about you, have mistakes corrected, receive a copy, and withdraw your consent. We delete data that we no longer have to keep. Email our data protection officer at [privacy@tessera.example](mailto:privacy@tessera.example); we answer within 30 days. You may also complain to the data protection authority.',
    '您可以查询我们保留的您的信息、要求更正、获取副本并撤回同意。无须继续保留的信息，我们会删除。请发送邮件至数据保护专员 [privacy@tessera.example](mailto:privacy@tessera.example)，我们将在 30 天内答复。您也可向数据保护主管机构投诉。',
  ),
  head('Cookies', 'Cookie'),
  paragraph(
    'One cookie remembers your language. We do not use cookies to log you in or to track you on other sites.',
    '我们仅使用一个 Cookie 记住您的语言。我们不使用 Cookie 登录，也不进行跨站跟踪。',
  ),
]

export const privacy = (edition: string): ContentOf<'legal'> => ({
  kind: 'legal',
  edition,
  title: both(['Privacy policy', '隐私政策']),
  summary: both([
    'What data we keep about you, why and for how long, who sees it, and your rights.',
    '我们保留您的哪些信息、用途与期限、谁可以看到，以及您的权利。',
  ]),
  blocks,
})
