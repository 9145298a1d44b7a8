import type { Translation } from '@tessera/ui/messages.ts'
import type { bankLineFields as en_US } from './bank-line-fields.en_US.ts'

/** Names of the fields of a bank line. */
export const bankLineFields: Translation<typeof en_US> = {
  bookedOn: '入账日期',
  bank: '银行',
  accountNumber: '我方账号',
  lineId: '流水号',
  amount: '金额',
  coin: '币种',
  payerName: '对方户名',
  text: '附言',
  reason: '未自动匹配的原因',
  sameAs: '可能与此流水相同',
}
