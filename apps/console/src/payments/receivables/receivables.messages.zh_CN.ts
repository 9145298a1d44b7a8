import type { Translation } from '@tessera/ui/messages.ts'
import type { en_US } from './receivables.messages.en_US.ts'

export const zh_CN: Translation<typeof en_US> = {
  decisions: {
    kinds: {
      credit_reversal: '入账冲正',
      receivable_lift: '解除提现限制',
    },
    effects: {
      credit_reversal:
        '通过后，先取消该币种尚未发出的提现，并立即扣回该客户所有账户中该币种的可用资金，不做币种兑换。不足部分记为应收款：撤销该币种未成交的委托，其预留资金及之后的入账优先用于还款。还清之前，客户不能提现或注销账户。请先自行与银行核对该笔流水。',
      receivable_lift: '通过后，即使应收款尚未还清，客户也可以提现和注销账户。应收款不变，该币种的入账仍优先用于还款。',
    },
    fields: {
      credited: '入账金额',
      reversalCause: '冲正原因',
      customerMessage: '给客户的补充说明',
    },
  },
}
