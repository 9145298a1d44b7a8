import { create } from 'xmlbuilder2'
import { plainCode } from '#payments/bank-accounts/plain-code.ts'
import { isIban } from '#payments/bank-accounts/iban.ts'
import { type Amount, formatAmount, total } from '#books/money/amount.ts'

/** One payment in the file. */
export type Payment = {
  readonly reference: string
  readonly amount: Amount
  readonly name: string
  readonly account: string
  readonly bank: string
  readonly bankCode: string | null
  readonly ifsc: string | null
  readonly country: string
}
export type PaymentFile = {
  /** The id by which the bank recognizes the file: if it is sent twice, it counts once. */
  readonly messageId: string
  readonly madeAt: Date
  /** The day on which the bank pays, such as `2026-03-18`. */
  readonly paysOn: string
  readonly coin: string
  readonly scale: number
  /** Our account, which is debited. */
  readonly payer: {
    readonly name: string
    readonly account: string
    readonly bank: string
    readonly bankCode: string | null
  }
  readonly payments: readonly Payment[]
}

const NAMESPACE = 'urn:iso:std:iso:20022:tech:xsd:pain.001.001.09'

/**
 * Replaces line breaks and characters that XML cannot hold by spaces. The library escapes the rest, but decodes entities in its input
 * and writes `&lt;` as it is. A typed `&lt;` stays text only if its ampersand is escaped twice.
 */
const text = (raw: string): string => raw.replaceAll(/[\p{Cc}\p{Cs}\uFFFE\uFFFF]/gu, ' ').replaceAll('&', '&amp;amp;')

function accountOf(number: string): object {
  const account = plainCode(number)
  return isIban(account) ? { IBAN: account } : { Othr: { Id: text(number) } }
}

type Bank = Pick<Payment, 'bank' | 'bankCode'> & Partial<Pick<Payment, 'ifsc' | 'country'>>
const bankOf = ({ bank, bankCode, ifsc = null, country }: Bank): object => ({
  FinInstnId: {
    ...(bankCode !== null && { BICFI: text(bankCode) }),
    ...(ifsc !== null && { ClrSysMmbId: { ClrSysId: { Cd: 'INFSC' }, MmbId: text(ifsc) } }),
    Nm: text(bank),
    ...(country !== undefined && { PstlAdr: { Ctry: text(country) } }),
  },
})

const paymentOf = ({ coin, scale }: PaymentFile, payment: Payment): object => ({
  PmtId: { InstrId: payment.reference, EndToEndId: payment.reference },
  Amt: { InstdAmt: { '@Ccy': coin, '#': formatAmount(payment.amount, scale) } },
  CdtrAgt: bankOf(payment),
  Cdtr: { Nm: text(payment.name) },
  CdtrAcct: { Id: accountOf(payment.account) },
  RmtInf: { Ustrd: payment.reference },
})

/** Returns the payments as an ISO 20022 file (pain.001.001.09), the same to the byte each time. Source: decision G34. */
export function paymentFile(file: PaymentFile): string {
  const { messageId, madeAt, paysOn, coin, scale, payer, payments } = file
  const sums = { NbOfTxs: payments.length, CtrlSum: formatAmount(total(payments.map(({ amount }) => amount)), scale) }
  const at = `${madeAt.toISOString().slice(0, 19)}Z`
  const message = {
    GrpHdr: { MsgId: messageId, CreDtTm: at, ...sums, InitgPty: { Nm: text(payer.name) } },
    PmtInf: {
      PmtInfId: messageId,
      PmtMtd: 'TRF',
      BtchBookg: 'false',
      ...sums,
      ReqdExctnDt: { Dt: paysOn },
      Dbtr: { Nm: text(payer.name) },
      DbtrAcct: { Id: accountOf(payer.account), Ccy: coin },
      DbtrAgt: bankOf(payer),
      CdtTrfTxInf: payments.map((payment) => paymentOf(file, payment)),
    },
  }
  const document = create({ version: '1.0', encoding: 'UTF-8' }).ele(NAMESPACE, 'Document')
  return `${document.ele({ CstmrCdtTrfInitn: message }).end({ prettyPrint: true })}\n`
}
