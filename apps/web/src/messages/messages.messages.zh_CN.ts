import type { Translation } from '@tessera/ui/messages.ts'
import type { en_US } from './messages.messages.en_US.ts'

export const zh_CN: Translation<typeof en_US> = {
  title: '消息',
  readAll: '全部标为已读',
  which: '消息范围',
  all: '全部',
  unread: '未读',
  allRead: '全部已读',
  older: '更早的消息',
  emptyTitle: '暂无消息',
  empty: '与您账户有关的消息会显示在此处。',
  failed: '消息加载失败',
}
