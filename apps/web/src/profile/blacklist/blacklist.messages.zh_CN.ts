import type { Translation } from '@tessera/ui/messages.ts'
import type { en_US } from './blacklist.messages.en_US.ts'

export const zh_CN: Translation<typeof en_US> = {
  title: '黑名单',
  lead: '您与这些账户互相看不到对方的场外广告，订单簿撮合不受影响。',
  add: '屏蔽账户',
  account: '账户 ID',
  accountHelp: '对方广告上显示的账户 ID。',
  accountWrong: '账户 ID 须为 6 至 12 位数字。',
  remark: '备注',
  confirm: '屏蔽',
  added: '账户已屏蔽。',
  since: '屏蔽时间',
  remove: '取消屏蔽',
  removed: '已取消屏蔽。',
  none: '暂无屏蔽账户',
  noneText: '屏蔽某账户后，您与该账户不再进行场外交易。',
  failed: '黑名单加载失败',
}
