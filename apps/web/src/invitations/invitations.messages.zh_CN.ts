import type { Translation } from '@tessera/ui/messages.ts'
import type { en_US } from './invitations.messages.en_US.ts'

export const zh_CN: Translation<typeof en_US> = {
  title: '邀请',
  lead: '通过您的邀请码或链接开户的人显示在这里。',
  notForSubs: '子账户不能邀请他人，邀请码和记录见主账户。',
  own: '我的邀请',
  code: '邀请码',
  copyCode: '复制邀请码',
  link: '邀请链接',
  copyLink: '复制邀请链接',
  account: '账户',
  registered: '注册时间',
  status: '状态',
  statuses: { registered: '未认证', verified: '已认证', closed: '已注销' },
  none: '暂无邀请记录',
  noneText: '将链接发送给您认识的人，对方通过链接开户后即显示在这里。',
  copy: '复制链接',
  failed: '邀请记录加载失败',
}
