import type { Translation } from '@tessera/ui/messages.ts'
import type { en_US } from './reconciliation.messages.en_US.ts'

const where = { chain: '链上', bank: '银行' }

export const zh_CN: Translation<typeof en_US> = {
  list: '对账差额',
  cause: '差额原因',
  col: {
    coin: '币种',
    where: '位置',
    finding: '差额类型',
    amount: '金额',
    at: '发现或入账时间',
    state: '状态',
  },
  where,
  finding: { surplus: '长款（实际多于账面）', shortfall: '短款（实际少于账面）' },
  state: { open: '提现已暂停', booked: '已入账', reversed: '已冲正' },
  empty: '没有差额',
  emptyText: '链上和银行余额与账面一致。持续五分钟的差额会显示在这里。',
  decisions: {
    kinds: {
      reconciliation_difference: '对账差额',
      reconciliation_reversal: '差额入账冲正',
    },
    effects: {
      reconciliation_difference:
        '通过后，账目按实际余额调整：长款先弥补公司尚未补足的亏损，其余记入待查账户；短款由平台以手续费收入承担；账目再次校验通过后恢复提现。请先确认这不是在途充值。',
      reconciliation_reversal: '通过后全额冲正该笔入账；系统会再次发现仍存在的差额，并暂停提现。',
    },
    fields: {
      where: '位置',
      finding: '差额类型',
      differenceCause: '差额原因',
      outside: '发现时实际余额',
      books: '发现时账面余额',
      bookedAt: '入账时间',
      journal: '凭证编号',
    },
    codes: {
      where,
    },
  },
}
