import type { Translation } from '@tessera/ui/messages.ts'
import type { en_US } from './receipts.messages.en_US.ts'

export const zh_CN: Translation<typeof en_US> = {
  number: '编号',
  copyNumber: '复制编号',
  amount: '金额',
  fee: '手续费',
  free: '免费',
  time: '时间',
  done: '完成',
  history: '在资金流水中查看',
}
