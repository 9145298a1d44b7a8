import type { Translation } from '@tessera/ui/messages.ts'
import type { en_US } from './cms.messages.en_US.ts'

export const zh_CN: Translation<typeof en_US> = {
  banners: '重要提示',
  announcements: '公告',
  page: '关于与帮助',
  legal: '法律文件',
  questions: '常见问题',
  all: '公告与帮助',
  none: '暂无已发布内容',
  noneText: '平台公告、帮助与法律文件将显示在此处。',
  notThere: '没有找到该内容',
  notThereText: '该内容可能已下线或变更地址。所有已发布内容均列于“公告与帮助”。',
  failed: '内容加载失败',
  published: '发布于 {day}',
  edition: '第 {edition} 版，自 {day} 起生效',
  replaced: '该版本已由新版本取代，现予保留，供您查阅当时接受的条款。',
  current: '查看现行版本',
  editions: '历史版本',
  print: '打印',
}
