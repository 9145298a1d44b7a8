import { parseXml, XmlElement, XmlText } from '@rgrove/parse-xml'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { amount } from '#books/money/amount.ts'
import { bankTextLengths, acceptsBankText } from '#payments/bank-accounts/bank-text.ts'
import { writtenTexts } from '#payments/bank-accounts/payment-texts.ts'
import { fileVersions, type Payment, type PaymentFile, paymentFile } from './payment-file.ts'

/** An element of a type: once, at most once (`?`) or at least once (`+`). */
type Part = readonly [name: string, type: string, occurs?: '?' | '+']

/**
 * The part of pain.001.001.09 that our files use, in the standard's order. Optional elements that we never write are
 * left out, so that a file with such an element fails. No npm package ships the official XSD (decision 0143).
 */
const types: Readonly<Record<string, readonly Part[]>> = {
  Document: [['CstmrCdtTrfInitn', 'Initiation']],
  Initiation: [
    ['GrpHdr', 'Header'],
    ['PmtInf', 'Instruction', '+'],
  ],
  Header: [
    ['MsgId', 'Max35Text'],
    ['CreDtTm', 'ISODateTime'],
    ['NbOfTxs', 'Max15NumericText'],
    ['CtrlSum', 'DecimalNumber', '?'],
    ['InitgPty', 'Party'],
  ],
  Instruction: [
    ['PmtInfId', 'Max35Text'],
    ['PmtMtd', 'PaymentMethod'],
    ['BtchBookg', 'Indicator', '?'],
    ['NbOfTxs', 'Max15NumericText', '?'],
    ['CtrlSum', 'DecimalNumber', '?'],
    ['ReqdExctnDt', 'DateChoice'],
    ['Dbtr', 'Party'],
    ['DbtrAcct', 'Account'],
    ['DbtrAgt', 'Agent'],
    ['CdtTrfTxInf', 'Transfer', '+'],
  ],
  Transfer: [
    ['PmtId', 'PaymentId'],
    ['Amt', 'AmountChoice'],
    ['CdtrAgt', 'Agent', '?'],
    ['Cdtr', 'Party', '?'],
    ['CdtrAcct', 'Account', '?'],
    ['RmtInf', 'Remittance', '?'],
  ],
  PaymentId: [
    ['InstrId', 'Max35Text', '?'],
    ['EndToEndId', 'Max35Text'],
  ],
  AmountChoice: [['InstdAmt', 'Amount']],
  DateChoice: [['Dt', 'ISODate']],
  Party: [
    ['Nm', 'Max140Text', '?'],
    ['PstlAdr', 'Address', '?'],
  ],
  Account: [
    ['Id', 'AccountChoice'],
    ['Ccy', 'CurrencyCode', '?'],
  ],
  AccountChoice: [
    ['IBAN', 'IBAN', '?'],
    ['Othr', 'OtherAccount', '?'],
  ],
  OtherAccount: [['Id', 'Max34Text']],
  Agent: [['FinInstnId', 'Institution']],
  Institution: [
    ['BICFI', 'BIC', '?'],
    ['ClrSysMmbId', 'Member', '?'],
    ['Nm', 'Max140Text', '?'],
    ['PstlAdr', 'Address', '?'],
  ],
  Member: [
    ['ClrSysId', 'ClearingChoice', '?'],
    ['MmbId', 'Max35Text'],
  ],
  ClearingChoice: [['Cd', 'ClearingCode']],
  Address: [
    ['StrtNm', 'Max70Text', '?'],
    ['BldgNb', 'Max16Text', '?'],
    ['PstCd', 'Max16Text', '?'],
    ['TwnNm', 'Max35Text', '?'],
    ['Ctry', 'CountryCode', '?'],
    ['AdrLine', 'Max70Text', '?'],
  ],
  Remittance: [['Ustrd', 'Max140Text', '?']],
}
const texts: Readonly<Record<string, RegExp>> = {
  Max16Text: /^.{1,16}$/u,
  Max34Text: /^.{1,34}$/u,
  Max35Text: /^.{1,35}$/u,
  Max70Text: /^.{1,70}$/u,
  Max140Text: /^.{1,140}$/u,
  Max15NumericText: /^\d{1,15}$/,
  DecimalNumber: /^(?=[\d.]{1,19}$)\d+(\.\d{1,17})?$/,
  Amount: /^(?=[\d.]{1,19}$)\d+(\.\d{1,5})?$/,
  ISODateTime: /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/,
  ISODate: /^\d{4}-\d\d-\d\d$/,
  PaymentMethod: /^(CHK|TRF|TRA)$/,
  Indicator: /^(true|false)$/,
  CurrencyCode: /^[A-Z]{3}$/,
  CountryCode: /^[A-Z]{2}$/,
  ClearingCode: /^.{1,5}$/,
  IBAN: /^[A-Z]{2}\d{2}[a-zA-Z0-9]{1,30}$/,
  BIC: /^[A-Z0-9]{4}[A-Z]{2}[A-Z0-9]{2}([A-Z0-9]{3})?$/,
}
const choices = new Set(['AccountChoice'])

const elementsIn = (element: XmlElement): XmlElement[] =>
  element.children.filter((child) => child instanceof XmlElement)

/** Returns the path of each element that is missing, out of order or of the wrong form. */
function faultsIn(element: XmlElement, type: string, path: string): string[] {
  const parts = types[type]
  const attributes = Object.keys(element.attributes).filter((name) => name !== 'xmlns')
  const own = attributes.join() === (type === 'Amount' ? 'Ccy' : '') ? [] : [`${path}@${attributes.join()}`]
  if (parts === undefined) return texts[type]?.test(element.text) ? own : [...own, `${path} "${element.text}"`]
  const children = elementsIn(element)
  const stray = element.children.filter((child) => child instanceof XmlText && child.text.trim() !== '')
  const rank = (name: string): number => parts.findIndex(([known]) => known === name)
  const ordered = children.every(({ name }, at) => rank(name) >= Math.max(0, rank(children[at - 1]?.name ?? name)))
  const counted = parts.every(([name, , occurs]) => {
    const count = children.filter((child) => child.name === name).length
    return occurs === '+' ? count > 0 : count === 1 || (occurs === '?' && count === 0)
  })
  const chosen = !choices.has(type) || children.length === 1
  return [
    ...own,
    ...(ordered && counted && chosen && stray.length === 0 ? [] : [path]),
    ...children.flatMap((child) => {
      const part = parts[rank(child.name)]
      return part === undefined ? [`${path}/${child.name}`] : faultsIn(child, part[1], `${path}/${child.name}`)
    }),
  ]
}
function faultsOf(xml: string): string[] {
  const { root } = parseXml(xml)
  if (root === null) return ['no root']
  const namespace = root.attributes['xmlns'] === 'urn:iso:std:iso:20022:tech:xsd:pain.001.001.09' ? [] : ['namespace']
  return [...namespace, ...faultsIn(root, 'Document', root.name)]
}

const textsAt = (element: XmlElement, ...[name, ...rest]: readonly string[]): string[] =>
  name === undefined
    ? [element.text]
    : elementsIn(element).flatMap((child) => (child.name === name ? textsAt(child, ...rest) : []))
const namesIn = (xml: string): string[] => {
  const { root } = parseXml(xml)
  return root === null ? [] : textsAt(root, 'CstmrCdtTrfInitn', 'PmtInf', 'CdtTrfTxInf', 'Cdtr', 'Nm')
}

const payment: Payment = {
  reference: '222222225',
  amount: amount(95_00n),
  name: 'Jia Wen Lim',
  account: '0012-3',
  bank: 'DBS',
  bankCode: 'DBSSSGSG',
  ifsc: null,
  country: 'SG',
  address: null,
}
const file: PaymentFile = {
  messageId: '0190a6b2c3d44e5f80019a2b3c4d5e6f',
  madeAt: new Date('2026-03-18T06:00:00.123Z'),
  paysOn: '2026-03-18',
  coin: 'SGD',
  scale: 2,
  payer: { name: 'Client Monies', account: '003-1', bank: 'Merlion Bank', bankCode: 'MERLSGSG' },
  payments: [payment],
}

const name = fc.string({ minLength: 1, maxLength: 70, unit: 'grapheme' }).filter((text) => /^.{1,140}$/u.test(text))
const payments: fc.Arbitrary<Payment> = fc.record({
  reference: fc.stringMatching(/^[2-9A-Z]{8}[2-9A-Z]$/),
  amount: fc.bigInt({ min: 1n, max: 10n ** 15n }).map(amount),
  name: fc.oneof(
    name,
    fc.constantFrom('Lim & "Sons" <x>', 'A &amp; B', '&lt;', '<Cdtr>', ']]>', "O'Neil", '#', '@Ccy'),
  ),
  account: fc.oneof(fc.stringMatching(/^[A-Z0-9]{6,34}$/), fc.constant('GB82WEST12345698765432')),
  bank: name,
  bankCode: fc.constantFrom(null, 'DBSSSGSG', 'DEUTDEFF500'),
  ifsc: fc.constantFrom(null, 'HDFC0000001'),
  country: fc.constantFrom('SG', 'DE', 'IN'),
  address: fc.constant(null),
})

test('WDR-17 writes the elements of pain.001.001.09 in order and within their lengths, and each name as typed', () => {
  fc.assert(
    fc.property(fc.array(payments, { minLength: 1, maxLength: 5 }), (all) => {
      const xml = paymentFile({ ...file, payments: all }, 1)
      expect(faultsOf(xml)).toEqual([])
      expect(namesIn(xml)).toEqual(all.map((each) => each.name))
    }),
  )
})

test('replaces line breaks and characters that XML cannot contain by spaces', () => {
  const xml = paymentFile({ ...file, payments: [{ ...payment, name: 'Jia\nWen\u0007Lim\uD800\uFFFE' }] }, 1)
  expect(namesIn(xml)).toEqual(['Jia Wen Lim  '])
})

const xml = paymentFile(file, 1)
test.each([
  ['a missing element', xml.replace(/<EndToEndId>.*?<\/EndToEndId>/u, ''), 'PmtId'],
  ['a wrong order', xml.replace(/(<PmtInfId>.*?<\/PmtInfId>)\s*(<PmtMtd>.*?<\/PmtMtd>)/su, '$2$1'), 'PmtInf'],
  ['an unknown element', xml.replace('<RmtInf>', '<Note/><RmtInf>'), 'Note'],
  ['a name of 141 characters', xml.replace('Jia Wen Lim', 'x'.repeat(141)), 'Nm'],
  ['an amount without a currency', xml.replace(' Ccy="SGD"', ''), 'InstdAmt'],
  ['six decimals', xml.replace('>95.00</InstdAmt>', '>95.000000</InstdAmt>'), 'InstdAmt'],
  ['two accounts', xml.replace('<Othr>', '<IBAN>GB82WEST12345698765432</IBAN><Othr>'), 'DbtrAcct/Id'],
  ['another version', xml.replace('001.001.09', '001.001.03'), 'namespace'],
])('the check of the payment file finds %s', (_, faulty, place) => {
  expect(faultsOf(faulty).join('\n')).toContain(place)
})

const address = fc.record(
  {
    country: fc.constantFrom('SG', 'CN', 'DE'),
    town: fc.constantFrom('Singapore', '深圳市', 'Łódź'),
    street: fc.constantFrom('Raffles Quay', '南山区科技园路', 'Straße des 17. Juni'),
    building: fc.constantFrom('1', '12/A', '3号'),
    postCode: fc.constantFrom('048583', 'SW1A 1AA'),
    detail: fc.constantFrom('Unit #12-01', '三楼'),
  },
  { requiredKeys: ['country', 'town'] },
)

test('WDR-17 a file of version 2 has only characters and lengths that banks accept', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(payments, address), { minLength: 1, maxLength: 5 }), (all) => {
      const made = all.map(([one, typed]) => {
        const agreed = writtenTexts({ accountName: `A ${one.name}`, bank: `B ${one.bank}`, address: typed })
        expect(agreed.ok).toBe(true)
        return { ...one, ...(agreed.ok && agreed.value) }
      })
      const written = paymentFile({ ...file, payments: made }, 2)
      expect(faultsOf(written)).toEqual([])
      const { root } = parseXml(written)
      expect(acceptsBankText((root?.text ?? '').replaceAll(/\s+/gu, ' '))).toBe(true)
      for (const each of namesIn(written)) expect(each.length).toBeLessThanOrEqual(bankTextLengths.name)
    }),
  )
})

/** Expected files, as they were sent to banks. They change only with a new version of the writer. */
test.each(fileVersions)('a file of version %d has the same bytes as its golden file', async (version) => {
  const hybrid: Payment = {
    ...payment,
    reference: '333333335',
    name: 'Dan Xiao Yu',
    bankCode: null,
    ifsc: 'HDFC0000001',
    country: 'IN',
    account: 'GB82WEST12345698765432',
    address: { country: 'CN', town: 'Shenzhen', detail: '3 Lou' },
  }
  const structured = { country: 'SG', town: 'Singapore', postCode: '048583', street: 'Raffles Quay', building: '1' }
  const written = paymentFile({ ...file, payments: [{ ...payment, address: structured }, hybrid] }, version)
  expect(faultsOf(written)).toEqual([])
  await expect(written).toMatchFileSnapshot(`golden/payment-file-${version}.xml`)
})
