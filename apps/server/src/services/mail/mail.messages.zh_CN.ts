import { zh_CN as programs } from './programs.messages.zh_CN.ts'
import { zh_CN as guests } from './guests.messages.zh_CN.ts'
import { zh_CN as programCodes } from './program-codes.messages.zh_CN.ts'
import type { MailWords } from './words.ts'
import { zh_CN as withdrawal } from './withdrawal-mail.messages.zh_CN.ts'
import { zh_CN as operators } from './operator-mail.messages.zh_CN.ts'

export const zh_CN: MailWords = {
  codes: {
    register_code: {
      subject: '您的 Tessera 验证码是 {code}',
      title: '您的注册验证码',
      lead: '请在开户页面输入此验证码，5 分钟内有效。',
    },
    register_known_code: {
      subject: '您的 Tessera 验证码是 {code}',
      title: '您已有账户',
      lead: '有人正尝试使用此邮箱开户，但该邮箱已注册。如为您本人操作，请直接使用密码登录。下方验证码仅用于证明该邮箱属于您，不会再开立账户。',
    },
    login_code: {
      subject: '您的 Tessera 验证码是 {code}',
      title: '您的登录验证码',
      lead: '请在登录页面输入此验证码，5 分钟内有效。',
    },
    reset_code: {
      subject: '验证码 {code}：重置登录密码',
      title: '重置您的登录密码',
      lead: '请在重置密码页面输入此验证码，5 分钟内有效。重置后，所有设备将退出登录，提现、向其他客户转账和场外交易出售将暂停 {hours, plural, other {# 小时}}。',
    },
    withdraw_code: {
      subject: '验证码 {code}：确认提现 {amount} {coin}',
      title: '确认您的提现',
      lead: '此验证码仅用于确认以下提现，5 分钟内有效。输入前请核对地址和数量。',
    },
    internal_transfer_code: {
      subject: '验证码 {code}：确认站内转账 {amount} {coin}',
      title: '确认您的站内转账',
      lead: '此验证码仅用于确认以下向其他客户的转账，5 分钟内有效。转账即时到账且无法撤回，输入前请核对收款人和数量。',
    },
    payout_code: {
      subject: '验证码 {code}：确认法币提现 {amount} {fiat}',
      title: '确认您的法币提现',
      lead: '此验证码仅用于确认以下法币提现，5 分钟内有效。输入前请核对收款账户和金额。',
    },
    add_address_code: {
      subject: '验证码 {code}：确认新的提现地址',
      title: '确认新的提现地址',
      lead: '此验证码仅用于添加以下地址，5 分钟内有效。输入前请核对地址。',
    },
    trust_address_code: {
      subject: '验证码 {code}：确认受信任的提现地址',
      title: '将提现地址设为受信任',
      lead: '设置后，具有提现权限的 API 密钥无需验证码即可提现至以下地址。请先核对地址，再输入验证码。验证码 5 分钟内有效。',
    },
    set_bank_account_code: {
      subject: '验证码 {code}：确认收款账户',
      title: '确认您的收款账户',
      lead: '绑定后，您的法币提现将付至以下账户。输入前请核对银行和账号末四位，验证码 5 分钟内有效。',
    },
    remove_bank_account_code: {
      subject: '验证码 {code}：删除收款账户',
      title: '删除收款账户',
      lead: '删除后，您将无法再提现至以下账户。验证码 5 分钟内有效。',
    },
    set_payment_method_code: {
      subject: '验证码 {code}：确认收款方式',
      title: '确认您的收款方式',
      lead: '添加后，其他客户将通过以下收款方式向您付款。输入前请核对，验证码 5 分钟内有效。',
    },
    remove_payment_method_code: {
      subject: '验证码 {code}：删除收款方式',
      title: '删除收款方式',
      lead: '删除后，新交易的款项不再付至以下账户。验证码 5 分钟内有效。',
    },
    otc_release_code: {
      subject: '验证码 {code}：放币 {amount} {coin}',
      title: '确认放币',
      lead: '输入此验证码后，以下交易的代币将立即放给买方，且无法撤回。请先登录您的收款账户，确认已收到买方本人支付的全部款项后再放币。验证码 5 分钟内有效。',
    },
    decide_terms_code: {
      subject: '验证码 {code}：答复 {amount} {fiat} 的融资条款',
      title: '答复融资条款',
      lead: '此验证码用于提交以下答复。如接受条款，条款将对贵公司具有约束力。验证码 5 分钟内有效。',
    },
    change_password_code: {
      subject: '验证码 {code}：确认您的新密码',
      title: '确认您的新登录密码',
      lead: '请在修改密码页面输入此验证码，5 分钟内有效。修改后，提现、向其他客户转账和场外交易出售将暂停 {hours, plural, other {# 小时}}。',
    },
    ...programs,
    create_sub_account_code: {
      subject: '验证码 {code}：确认创建子账户',
      title: '确认创建子账户',
      lead: '此验证码用于创建以下子账户，5 分钟内有效。',
    },
    open_sub_account_login_code: {
      subject: '验证码 {code}：开通子账户登录',
      title: '开通子账户登录',
      lead: '此验证码用于为以下邮箱开通 Tessera 子账户登录，请仅告知主账户持有人。验证码 5 分钟内有效。',
    },
    set_member_code: {
      subject: '验证码 {code}：确认成员权限',
      title: '确认成员权限',
      lead: '此验证码用于授予以下成员所列角色，5 分钟内有效。',
    },
    remove_member_code: {
      subject: '验证码 {code}：确认移除成员',
      title: '确认移除成员',
      lead: '此验证码用于将以下成员从您的账户中移除，5 分钟内有效。',
    },
    sign_act_code: {
      subject: '验证码 {code}：确认签署',
      title: '作为第二签署人签署',
      lead: '输入此验证码即表示您签署以下操作，该操作将立即生效。验证码 5 分钟内有效。',
    },
    set_signature_rule_code: {
      subject: '验证码 {code}：设置双人签署规则',
      title: '设置双人签署规则',
      lead: '超过以下美元金额的付款和委托将须由两人签署；金额为空表示一人即可。验证码 5 分钟内有效。',
    },
    set_phishing_phrase_code: {
      subject: '验证码 {code}：设置防钓鱼码',
      title: '设置防钓鱼码',
      lead: '请在设置防钓鱼码的页面输入此验证码，5 分钟内有效。',
    },
    check_identity_code: {
      subject: '验证码 {code}：身份核验',
      title: '开始身份核验',
      lead: '请在填写姓名与证件号码的页面输入此验证码，5 分钟内有效。',
    },
    set_fund_password_code: {
      subject: '验证码 {code}：设置资金密码',
      title: '设置资金密码',
      lead: '请在设置资金密码的页面输入此验证码，5 分钟内有效。',
    },
    bind_email_code: {
      subject: '验证码 {code}：绑定邮箱',
      title: '绑定邮箱',
      lead: '绑定后，以下邮箱可用于登录并接收验证码。验证码 5 分钟内有效。',
    },
    change_email_code: {
      subject: '验证码 {code}：更换邮箱',
      title: '更换邮箱',
      lead: '更换后，以下邮箱将取代现有邮箱。验证码 5 分钟内有效。',
    },
    bind_phone_code: {
      subject: '验证码 {code}：绑定手机号',
      title: '绑定手机号',
      lead: '绑定后，以下手机号可接收账户验证码。验证码 5 分钟内有效。',
    },
    change_phone_code: {
      subject: '验证码 {code}：更换手机号',
      title: '更换手机号',
      lead: '更换后，以下手机号将取代现有手机号。验证码 5 分钟内有效。',
    },
    bind_authenticator_code: {
      subject: '验证码 {code}：绑定身份验证器',
      title: '绑定身份验证器',
      lead: '请在绑定身份验证器的页面输入此验证码，5 分钟内有效。',
    },
    unbind_authenticator_code: {
      subject: '验证码 {code}：关闭身份验证器',
      title: '关闭身份验证器',
      lead: '关闭后，操作时不再要求身份验证器验证码，账户的保护会减弱。验证码 5 分钟内有效。',
    },
    renew_backup_codes_code: {
      subject: '验证码 {code}：更换备用验证码',
      title: '更换备用验证码',
      lead: '更换后，原有备用验证码全部失效，您将获得新的备用验证码。验证码 5 分钟内有效。',
    },
    close_mobile_code: {
      subject: '验证码 {code}：关闭手机验证',
      title: '关闭手机验证',
      lead: '关闭后，操作时不再要求手机验证码，账户的保护会减弱。验证码 5 分钟内有效。',
    },
    close_mobile_by_email_code: {
      subject: '验证码 {code}：关闭手机验证',
      title: '关闭手机验证',
      lead: '关闭后，操作时不再要求手机验证码，账户的保护会减弱。验证码 5 分钟内有效。',
    },
    open_mobile_code: {
      subject: '验证码 {code}：开启手机验证',
      title: '开启手机验证',
      lead: '开启后，操作时将要求手机验证码。验证码 5 分钟内有效。',
    },
    add_passkey_code: {
      subject: '验证码 {code}：添加通行密钥',
      title: '添加通行密钥',
      lead: '添加后，可使用该通行密钥登录账户。验证码 5 分钟内有效。',
    },
    remove_passkey_code: {
      subject: '验证码 {code}：删除通行密钥',
      title: '删除通行密钥',
      lead: '删除后，将无法再使用该通行密钥登录。验证码 5 分钟内有效。',
    },
    close_account_code: {
      subject: '验证码 {code}：注销账户',
      title: '注销账户',
      lead: '此验证码用于申请注销账户。账户将在 7 天后永久注销，在此之前您可以撤回申请。验证码 5 分钟内有效。',
    },
    download_data_code: {
      subject: '验证码 {code}：下载个人数据',
      title: '下载个人数据',
      lead: '我们将为您生成数据副本，包含我们持有的您的全部数据。验证码 5 分钟内有效。',
    },
    ...programCodes,
  },
  unnamedCompany: '某企业（名称尚未核实）',
  guests,
  withdrawal,
  operators,
  code: '验证码',
  line: '{label}：{value}',
  verdicts: { accept: '接受', decline: '拒绝' },
  rows: {
    sale: '新币发行',
    coin: '币种',
    fiat: '法币',
    bank: '银行',
    application: '申请',
    verdict: '答复',
    kind: '收款方式',
    ending: '账号末四位',
    number: '交易编号',
    fiatAmount: '买方付款',
    chain: '网络',
    address: '地址',
    tag: '标签（Memo）',
    recipient: '收款人',
    amount: '数量',
    total: '含手续费合计',
    fee: '手续费（已包含）',
    label: 'API 密钥',
    scopes: '权限',
    url: '地址',
    events: '事件',
    person: '成员',
    roles: '角色',
    act: '操作',
    orders: '委托超过（USD）',
    money: '付款超过（USD）',
    ips: '允许的 IP 地址',
    publicKey: '公钥',
    name: '子账户',
    email: '新邮箱',
    phone: '新手机号',
    requested: '请求时间',
    ip: 'IP 地址',
    device: '设备',
  },
  notYou:
    '不是您本人？请勿将验证码告知他人，并立即修改密码。为保障您的安全，修改后，提现、向其他客户转账和场外交易出售将暂停 {hours, plural, other {# 小时}}。',
  notYouVisitor: '不是您本人？请忽略本邮件。没有验证码，任何人都无法冒用您的邮箱。',
  sms: { hint: '5 分钟内有效，请勿告知任何人。', freeze: '不是您本人？立即冻结账户：' },
  openSite: '如需查看详情，请自行打开 Tessera 网站。我们不会发送要求您登录的链接。',
  phrase: '您的防钓鱼码：{phrase}',
  freeze: '不是您本人？请立即冻结账户。在我们与您核实之前，任何资产都无法转出。',
  footer:
    'Tessera 绝不会通过电话、邮件或聊天向您索要验证码或密码。您收到此邮件，是因为您的邮箱用于 {host}。邮件编号：{number}，可在 {host}/verifyMessage 核实。',
}
