import { create } from 'xmlbuilder2'
import { bankTextLengths, toBankText } from '#payments/bank-accounts/bank-text.ts'
import type { PostalAddress } from '#payments/bank-accounts/postal-address.ts'
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
  /** The address of the payee; null for an account without one. Version 1 never writes it. */
  readonly address: PostalAddress | null
}

/**
 * Versions of the writer. Each stored file has its version, so that a later download has the same bytes. 1: texts as
 * typed, no addresses. 2: texts in the letters that banks accept, and the payee's postal address.
 */
export const fileVersions = [1, 2] as const
export type FileVersion = (typeof fileVersions)[number]
export const CURRENT_VERSION = 2

export type PaymentFile = {
  /** The id by which the bank recognizes the file, so that a file that is sent twice is paid once. */
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
 * Replaces line breaks and characters that XML cannot hold by spaces. The library escapes all other characters, but it
 * decodes entities in its input and writes `&lt;` unchanged. A typed `&lt;` remains text only if its ampersand is
 * escaped twice.
 */
const text = (raw: string): string => raw.replaceAll(/[\p{Cc}\p{Cs}\uFFFE\uFFFF]/gu, ' ').replaceAll('&', '&amp;amp;')

type Bank = Pick<Payment, 'bank' | 'bankCode'> & Partial<Pick<Payment, 'ifsc' | 'country'>>
/** The parts of a file in which the versions differ. */
type Writer = {
  readonly party: (name: string, address: PostalAddress | null) => object
  readonly accountId: (number: string) => string
  readonly bank: (bank: Bank) => object
}

const clearing = (ifsc: string | null | undefined): object =>
  ifsc == null ? {} : { ClrSysMmbId: { ClrSysId: { Cd: 'INFSC' }, MmbId: text(ifsc) } }
const countryOf = (country: string | undefined): object =>
  country === undefined ? {} : { PstlAdr: { Ctry: text(country) } }

/**
 * Elements in the order of PostalAddress24. An address with a free line besides the structured parts is a hybrid
 * address.
 */
const addressOf = ({ street, building, postCode, town, country, detail }: PostalAddress): object => ({
  PstlAdr: {
    ...(street !== undefined && { StrtNm: text(street) }),
    ...(building !== undefined && { BldgNb: text(building) }),
    ...(postCode !== undefined && { PstCd: text(postCode) }),
    TwnNm: text(town),
    Ctry: text(country),
    ...(detail !== undefined && { AdrLine: text(detail) }),
  },
})

const writers: Readonly<Record<FileVersion, Writer>> = {
  1: {
    party: (name) => ({ Nm: text(name) }),
    accountId: text,
    bank: ({ bank, bankCode, ifsc, country }) => ({
      FinInstnId: {
        ...(bankCode !== null && { BICFI: text(bankCode) }),
        ...clearing(ifsc),
        Nm: text(bank),
        ...countryOf(country),
      },
    }),
  },
  2: {
    party: (name, address) => ({ Nm: text(name), ...(address !== null && addressOf(address)) }),
    accountId: (number) => toBankText(number).slice(0, bankTextLengths.account),
    // A bank with a BIC needs no name. Banks would refuse the address of a bank without its town.
    bank: ({ bank, bankCode, ifsc, country }) => ({
      FinInstnId:
        bankCode === null
          ? { ...clearing(ifsc), Nm: text(bank), ...countryOf(country) }
          : { BICFI: text(bankCode), ...clearing(ifsc) },
    }),
  },
}

function accountOf(number: string, { accountId }: Writer): object {
  const account = plainCode(number)
  return isIban(account) ? { IBAN: account } : { Othr: { Id: accountId(number) } }
}

const paymentOf = ({ coin, scale }: PaymentFile, payment: Payment, writer: Writer): object => ({
  PmtId: { InstrId: payment.reference, EndToEndId: payment.reference },
  Amt: { InstdAmt: { '@Ccy': coin, '#': formatAmount(payment.amount, scale) } },
  CdtrAgt: writer.bank(payment),
  Cdtr: writer.party(payment.name, payment.address),
  CdtrAcct: { Id: accountOf(payment.account, writer) },
  RmtInf: { Ustrd: payment.reference },
})

/**
 * Returns the payments as an ISO 20022 file (pain.001.001.09). Equal input gives equal bytes. The texts of version 2
 * are already in the letters that banks accept. Source: decisions G34, 0179.
 */
export function paymentFile(file: PaymentFile, version: FileVersion): string {
  const writer = writers[version]
  const { messageId, madeAt, paysOn, coin, scale, payer, payments } = file
  const sums = { NbOfTxs: payments.length, CtrlSum: formatAmount(total(payments.map(({ amount }) => amount)), scale) }
  const at = `${madeAt.toISOString().slice(0, 19)}Z`
  const message = {
    GrpHdr: { MsgId: messageId, CreDtTm: at, ...sums, InitgPty: writer.party(payer.name, null) },
    PmtInf: {
      PmtInfId: messageId,
      PmtMtd: 'TRF',
      BtchBookg: 'false',
      ...sums,
      ReqdExctnDt: { Dt: paysOn },
      Dbtr: writer.party(payer.name, null),
      DbtrAcct: { Id: accountOf(payer.account, writer), Ccy: coin },
      DbtrAgt: writer.bank(payer),
      CdtTrfTxInf: payments.map((payment) => paymentOf(file, payment, writer)),
    },
  }
  const document = create({ version: '1.0', encoding: 'UTF-8' }).ele(NAMESPACE, 'Document')
  return `${document.ele({ CstmrCdtTrfInitn: message }).end({ prettyPrint: true })}\n`
}
