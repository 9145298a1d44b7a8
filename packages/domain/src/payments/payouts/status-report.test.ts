import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { readStatusReport, statesIn, type StatusReport } from './status-report.ts'

const golden = (name: string): Promise<string> =>
  readFile(new URL(`golden/status-report-${name}.xml`, import.meta.url), 'utf8')
const part = await golden('part')
const rejected = await golden('rejected')
const TODAY = '2026-03-18'
const reportOf = (text: string): StatusReport => {
  const read = readStatusReport(text, TODAY)
  if (!read.ok) throw new Error(read.code)
  return read.value
}
const file = {
  payments: [
    { reference: '222222225', amount: '95.00' },
    { reference: '333333335', amount: '95.00' },
  ],
  total: '190.00',
  currency: 'SGD',
  account: '003-1',
}

test('reads a report on single payments with their statuses and reasons', () => {
  const report = reportOf(part)
  expect(report).toMatchObject({
    messageId: 'MERL-20260318-7',
    createdAt: '2026-03-18T08:30:00Z',
    fileId: '0190a6b2c3d44e5f80019a2b3c4d5e6f',
    state: 'PART',
  })
  expect(statesIn(report, file)).toEqual({
    ok: true,
    value: [
      { reference: '222222225', state: 'RJCT', reason: 'AC04 Closed account' },
      { reference: '333333335', state: 'ACSP', reason: '' },
    ],
  })
})

test('the status of the whole file applies to every payment, with its reason', () => {
  const reason = 'DUPL File was sent twice'
  expect(statesIn(reportOf(rejected), file)).toEqual({
    ok: true,
    value: file.payments.map(({ reference }) => ({ reference, state: 'RJCT', reason })),
  })
})

test('a payment that a partial report does not list keeps its status', () => {
  const one = part.replace(/<TxInfAndSts>\s*<OrgnlEndToEndId>333333335.*?<\/TxInfAndSts>/su, '')
  const states = statesIn(reportOf(one), file)
  expect(states.ok && states.value.map(({ reference }) => reference)).toEqual(['222222225'])
})

test.each([
  ['half a file', part.slice(0, part.length / 2), 'BANK_STATEMENT_CUT', {}],
  ['another message', part.replaceAll('CstmrPmtStsRpt', 'BkToCstmrStmt'), 'PAYMENT_REPORT_FORMAT_UNKNOWN', undefined],
  ['a text', 'RJCT', 'PAYMENT_REPORT_FORMAT_UNKNOWN', undefined],
  ['an entity', `<!DOCTYPE x>${part}`, 'PAYMENT_REPORT_FORMAT_UNKNOWN', undefined],
  ['broken XML', part.replace('<TxSts>ACSP</TxSts>', '<TxSts>ACSP'), 'BANK_STATEMENT_UNREADABLE', { place: 'XML' }],
  ['an unknown state', part.replace('ACSP', 'ACXX'), 'BANK_STATEMENT_UNREADABLE', { place: 'TxSts', found: 'ACXX' }],
  ['an unknown state of the file', part.replace('PART', 'SOME'), 'BANK_STATEMENT_UNREADABLE', { place: 'GrpSts' }],
  ['a payment without a state', part.replace('<TxSts>ACSP</TxSts>', ''), 'BANK_STATEMENT_UNREADABLE', { line: 32 }],
  [
    'no id of our file',
    part.replace(/<OrgnlMsgId>.*?<\/OrgnlMsgId>/u, ''),
    'BANK_STATEMENT_UNREADABLE',
    { place: 'OrgnlGrpInfAndSts/OrgnlMsgId' },
  ],
  ['a day after today', part.replace('18T08', '19T08'), 'BANK_STATEMENT_UNREADABLE', { line: 4, found: '2026-03-19' }],
  ['no time', part.replace(/<CreDtTm>.*?<.CreDtTm>/u, ''), 'BANK_STATEMENT_UNREADABLE', { place: 'GrpHdr/CreDtTm' }],
  [
    'two states of one payment',
    part.replace('333333335', '222222225'),
    'BANK_STATEMENT_LINE_REPEATED',
    { line: 32, earlier: 17, number: '222222225' },
  ],
  [
    'no reference',
    part.replace('<OrgnlEndToEndId>333333335</OrgnlEndToEndId>', ''),
    'BANK_STATEMENT_UNREADABLE',
    { place: 'TxInfAndSts/OrgnlEndToEndId' },
  ],
])('refuses %s', (_, text, code, params) => {
  expect(readStatusReport(text, TODAY)).toMatchObject({ ok: false, code, ...(params !== undefined && { params }) })
})

test.each([
  ['a wrong count', part.replace('>2<', '>3<'), 'PAYMENT_REPORT_SUMS_WRONG', { expected: '2', found: '3' }],
  ['a wrong sum', part.replace('190.00', '190.01'), 'PAYMENT_REPORT_SUMS_WRONG', { expected: '190.00' }],
  ['a wrong amount', part.replace('>95.00<', '>95.10<'), 'PAYMENT_REPORT_SUMS_WRONG', { found: '95.10' }],
  ['another currency', part.replace('Ccy="SGD"', 'Ccy="USD"'), 'PAYMENT_REPORT_SUMS_WRONG', { found: '95.00 USD' }],
  [
    'another account',
    part.replace('<OrgnlTxRef>', '<OrgnlTxRef><DbtrAcct><Id><IBAN>003-2</IBAN></Id></DbtrAcct>'),
    'BANK_STATEMENT_OTHER_ACCOUNT',
    { found: '003-2', expected: '003-1' },
  ],
  ['a payment of another file', part.replace('333333335', '444444445'), 'PAYMENT_REPORT_PAYMENT_UNKNOWN', {}],
])('refuses %s', (_, text, code, params) => {
  expect(statesIn(reportOf(text), file)).toMatchObject({ ok: false, code, params })
})

test('accepts sums with more decimals than the currency has', () => {
  expect(statesIn(reportOf(part.replace('190.00', '190.00000')), file).ok).toBe(true)
})

test('accepts the paying account with other separators', () => {
  const named = part.replace('<OrgnlTxRef>', '<OrgnlTxRef><DbtrAcct><Id><Othr><Id>0031</Id></Othr></Id></DbtrAcct>')
  expect(statesIn(reportOf(named), file).ok).toBe(true)
})
