import type { Translation } from '@tessera/ui/messages.ts'
import type { en_US } from './messages.messages.en_US.ts'

export const zh_CN: Translation<typeof en_US> = {
  title: '消息',
  readAll: '全部标为已读',
  which: '消息范围',
  all: '全部',
  unread: '未读',
  allRead: '没有未读消息',
  older: '更早的消息',
  thread: '相关消息',
  allThreads: '返回全部消息',
  ack: { title: '请阅读此消息', confirm: '我已阅读', left: '有 {n, plural, other {# 条消息}}需要您确认。' },
  emptyTitle: '暂无消息',
  empty: '与您账户有关的消息会显示在此处。',
  failed: '消息加载失败',
  check: {
    title: '核实邮件',
    lead: '我们的每封邮件末尾都有编号。请在此输入编号，查看该邮件是否由我们发出。',
    number: '邮件编号',
    numberHelp: '邮件末尾的 8 位字符。',
    invalid: '请输入 8 位字符，由数字和字母 a 至 f 组成。',
    submit: '核实',
    found: '该邮件由我们发出：{kind}，{at}。如果您收到的邮件内容与此不符，即为伪造。',
    none: '最近 90 天内我们未发出过此编号的邮件，请勿点击其中的链接。',
    kinds: {
      code: '验证码',
      security: '账户安全通知',
      funds: '资金通知',
      kyc: '身份认证通知',
      invest: '投资通知',
      trade: '交易通知',
      notice: '公告',
      staff: '发给工作人员的邮件',
    },
  },
}
