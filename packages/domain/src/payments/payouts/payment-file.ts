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

const escaped: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
}
/** Escapes text for XML, without characters that XML cannot contain. */
const text = (raw: string): string =>
  raw.replaceAll(/[\p{Cc}\p{Cs}\uFFFE\uFFFF]/gu, ' ').replaceAll(/[&<>"']/g, (each) => escaped[each] ?? each)

function accountOf(number: string): string {
  const account = plainCode(number)
  return isIban(account) ? `<Id><IBAN>${account}</IBAN></Id>` : `<Id><Othr><Id>${text(number)}</Id></Othr></Id>`
}

const bankOf = (bank: string, bankCode: string | null, ifsc: string | null = null, country?: string): string =>
  '<FinInstnId>' +
  (bankCode === null ? '' : `<BICFI>${text(bankCode)}</BICFI>`) +
  (ifsc === null ? '' : `<ClrSysMmbId><ClrSysId><Cd>INFSC</Cd></ClrSysId><MmbId>${text(ifsc)}</MmbId></ClrSysMmbId>`) +
  `<Nm>${text(bank)}</Nm>` +
  (country === undefined ? '' : `<PstlAdr><Ctry>${text(country)}</Ctry></PstlAdr>`) +
  '</FinInstnId>'

const paymentOf = ({ coin, scale }: PaymentFile, p: Payment): string =>
  [
    '<CdtTrfTxInf>',
    `<PmtId><InstrId>${p.reference}</InstrId><EndToEndId>${p.reference}</EndToEndId></PmtId>`,
    `<Amt><InstdAmt Ccy="${coin}">${formatAmount(p.amount, scale)}</InstdAmt></Amt>`,
    `<CdtrAgt>${bankOf(p.bank, p.bankCode, p.ifsc, p.country)}</CdtrAgt>`,
    `<Cdtr><Nm>${text(p.name)}</Nm></Cdtr>`,
    `<CdtrAcct>${accountOf(p.account)}</CdtrAcct>`,
    `<RmtInf><Ustrd>${p.reference}</Ustrd></RmtInf>`,
    '</CdtTrfTxInf>',
  ].join('\n')

/** The payments in ISO 20022 form (pain.001.001.09), byte-identical each time. Source: decision G34. */
export function paymentFile(file: PaymentFile): string {
  const { messageId, madeAt, coin, scale, payer, payments } = file
  const sum = formatAmount(total(payments.map((payment) => payment.amount)), scale)
  const at = `${madeAt.toISOString().slice(0, 19)}Z`
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<Document xmlns="urn:iso:std:iso:20022:tech:xsd:pain.001.001.09">',
    '<CstmrCdtTrfInitn>',
    `<GrpHdr><MsgId>${messageId}</MsgId><CreDtTm>${at}</CreDtTm><NbOfTxs>${payments.length}</NbOfTxs><CtrlSum>${sum}</CtrlSum><InitgPty><Nm>${text(payer.name)}</Nm></InitgPty></GrpHdr>`,
    '<PmtInf>',
    `<PmtInfId>${messageId}</PmtInfId><PmtMtd>TRF</PmtMtd><BtchBookg>false</BtchBookg><NbOfTxs>${payments.length}</NbOfTxs><CtrlSum>${sum}</CtrlSum>`,
    `<ReqdExctnDt><Dt>${at.slice(0, 10)}</Dt></ReqdExctnDt>`,
    `<Dbtr><Nm>${text(payer.name)}</Nm></Dbtr>`,
    `<DbtrAcct>${accountOf(payer.account)}<Ccy>${coin}</Ccy></DbtrAcct>`,
    `<DbtrAgt>${bankOf(payer.bank, payer.bankCode)}</DbtrAgt>`,
    ...payments.map((payment) => paymentOf(file, payment)),
    '</PmtInf>',
    '</CstmrCdtTrfInitn>',
    '</Document>',
    '',
  ].join('\n')
}
