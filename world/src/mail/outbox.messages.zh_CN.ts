import type { en_US } from './outbox.messages.en_US.ts'

export const zh_CN: Readonly<Record<keyof typeof en_US, string>> = {
  title: '发件箱',
  lead: '本地环境发出的所有邮件，最新的在前。没有任何邮件离开这台机器。',
  to: '收件人',
  filter: '筛选',
  all: '全部',
  filterLabel: '发送至此邮箱的邮件',
  empty: '暂无邮件。注册或登录后，验证码会出现在这里。',
  otherLanguage: 'English',
}
