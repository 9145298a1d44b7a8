import type { Translation } from '@tessera/ui/messages.ts'
import type { en_US } from './adjustments.messages.en_US.ts'

export const zh_CN: Translation<typeof en_US> = {
  title: '核销 {number}？',
  outstanding: '尚欠金额：',
  text: '经另一人复核通过后，由平台手续费收入支付全部尚欠金额，并将原因和说明通知客户。',
  fill: '请选择原因，并填写中英文说明。',
  propose: '提议核销',
  proposed: '已提议，等待另一人复核。',
  decisions: {
    kinds: { balance_adjustment: '余额调整', receivable_write_off: '应收款核销' },
    effects: {
      balance_adjustment:
        '通过后，入账由平台手续费收入支付，不得超过平台自有资金；扣减仅限可用余额，不动用预留资金。客户可看到原因和说明。大额或无法估值的调整，须待平台设置中的等待期届满后方可通过。',
      receivable_write_off:
        '通过后，由平台手续费收入支付客户尚欠的金额，提现限制随之解除。若通过前客户还款使金额变化，该提议将无法通过。大额核销须待平台设置中的等待期届满后方可通过。',
    },
    acts: {
      adjustments: { book: '调整余额', write_off: '核销应收款' },
    },
    codes: { movement: { credit: '入账', debit: '扣减' } },
    fields: {
      movement: '方向',
      outstanding: '尚欠金额',
      worth: { value: '按基准货币计的价值' },
      customerReason: { en: '给客户的原因（英文）', zh: '给客户的原因（中文）' },
      customerNote: { en: '给客户的说明（英文）', zh: '给客户的说明（中文）' },
    },
  },
}
