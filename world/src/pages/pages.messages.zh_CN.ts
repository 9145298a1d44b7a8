import type { en_US } from './pages.messages.en_US.ts'

type Words<T> = { readonly [K in keyof T]: T[K] extends string ? string : Words<T[K]> }

export const zh_CN: Words<typeof en_US> = {
  otherLanguage: 'English',
  otherPages: '本地环境页面',
  outbox: {
    title: '发件箱',
    lead: '本地环境发出的所有邮件和短信，最新的在前。没有任何内容离开这台机器。',
    to: '收件人',
    filter: '筛选',
    all: '全部',
    filterLabel: '发送至此邮箱或手机号',
    empty: '暂无内容。注册或登录后，验证码会出现在这里。',
  },
  authenticators: {
    title: '身份验证器',
    lead: '演示运营人员的身份验证器当前显示的验证码。每个验证码只能使用一次，刷新页面可查看下一个。',
    empty: '尚无运营人员绑定身份验证器。',
  },
  bank: {
    title: '本地银行',
    lead: '像客户的银行一样向交易所账户付款。此页面仅存在于本地环境。',
    currency: '币种',
    amount: '金额',
    payerName: '付款人姓名',
    payerHint: '须与认证姓名一致，否则需人工核对。',
    text: '附言',
    textHint: '填写充值订单中的附言。',
    pay: '付款',
    paid: '已记账，流水号 {line}。交易所将在数秒内读取。',
    amountWrong: '请输入如 1250.50 的金额。',
    fieldsWrong: '请填写所有字段。',
    book: '付款记录',
    empty: '暂无记录。',
  },
  wallet: {
    title: '本地钱包',
    lead: '在本地 Solana 链上向任意地址（例如您的充值地址）发送 tUSD。',
    address: '地址',
    addressHint: '可在网站的充值页面找到。',
    amount: '数量（tUSD）',
    send: '发送',
    sent: '已发送，交易 {signature}。8 个区块（约 4 秒）后最终确认。',
    addressWrong: '这不是有效的 Solana 地址。',
    amountWrong: '请输入如 100 或 12.5 的数量，最多 1,000,000。',
    balance: '可用于提现的您自己的地址',
    holds: '持有 {amount} tUSD',
  },
}
