import type { Translation } from '@tessera/ui/messages.ts'
import type { en_US } from './reconciliation.messages.en_US.ts'

export const zh_CN: Translation<typeof en_US> = {
  list: '对账差额',
  col: {
    coin: '币种',
    where: '所在',
    finding: '差额类型',
    amount: '金额',
    at: '起始或入账时间',
    state: '状态',
  },
  where: { chain: '链上', bank: '银行' },
  finding: { surplus: '长款（外部多于账面）', shortfall: '短款（外部少于账面）' },
  state: { standing: '提现已暂停', booked: '已入账', reversed: '已冲正' },
  empty: '没有差额',
  emptyText: '链上和银行的持有与账面一致。持续五分钟的差额会显示在这里。',
}
