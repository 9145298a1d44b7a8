import type { Translation } from '@tessera/ui/messages.ts'
import type { en_US } from './blacklist.messages.en_US.ts'

export const zh_CN: Translation<typeof en_US> = {
  title: '黑名单',
  lead: '您不会看到这些账户的场外广告，对方也看不到您的广告。盘口撮合不受影响。',
  add: '屏蔽账户',
  account: '账户 ID',
  accountHelp: '对方广告上显示的编号。',
  accountWrong: '请输入 6 至 12 位数字。',
  remark: '备注',
  confirm: '屏蔽',
  added: '已屏蔽。',
  since: '屏蔽时间',
  remove: '移除',
  removed: '已移出黑名单。',
  none: '暂无屏蔽账户',
  noneText: '如不希望与某账户进行场外交易，可将其屏蔽。',
  failed: '黑名单加载失败',
}
