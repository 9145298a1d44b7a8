import type { Translation } from '@tessera/ui/messages.ts'
import type { en_US } from './reconciliation.messages.en_US.ts'

const where = { chain: '链上', bank: '银行' }

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
  where,
  finding: { surplus: '长款（外部多于账面）', shortfall: '短款（外部少于账面）' },
  state: { standing: '提现已暂停', booked: '已入账', reversed: '已冲正' },
  empty: '没有差额',
  emptyText: '链上和银行的持有与账面一致。持续五分钟的差额会显示在这里。',
  decisions: {
    kinds: {
      reconciliation_difference: '对账差额',
      reconciliation_reversal: '差额入账冲正',
    },
    effects: {
      reconciliation_difference:
        '通过后账本按外部实际持有入账：多出的款项记入待查账户保管，短少的金额由平台以手续费收入承担；账本再次核对无误后恢复提现。请先确认并非在途充值。',
      reconciliation_reversal: '通过后原样冲正该笔入账；届时仍存在的差额会再次被发现并暂停提现。',
    },
    fields: {
      where: '所在',
      finding: '差额类型',
      outside: '发现时外部持有',
      books: '发现时账面',
      bookedAt: '入账时间',
      journal: '凭证号',
    },
    codes: {
      where,
    },
  },
}
