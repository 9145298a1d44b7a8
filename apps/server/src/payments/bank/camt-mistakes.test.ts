import { afterAll, beforeAll, expect, test } from 'vitest'
import { booksHold } from '#testing/books.ts'
import {
  ENCODING,
  golden,
  latin1,
  type Mistake,
  statementExchange,
  today,
  tomorrow,
} from '#testing/statement-mistakes.ts'

let at: Awaited<ReturnType<typeof statementExchange>>
beforeAll(async () => {
  at = await statementExchange()
})
afterAll(async () => {
  await booksHold(at.exchange)
  await at.close()
})

const camt053 = golden('camt053-german.xml')
const fee = /<Ntry>\s*<Amt Ccy="EUR">10\.50[\s\S]*?<\/Ntry>/u
const noEntries = camt053.replaceAll(/<Ntry>[\s\S]*?<\/Ntry>/gu, '')
const inCamt053: readonly Mistake[] = [
  ['of another account', camt053.replace('0004711815', '0004711899'), 'OTHER_ACCOUNT', 'DE12501104990004711899 EUR'],
  ['of another currency', camt053.replaceAll('EUR', 'USD'), 'OTHER_ACCOUNT', 'DE12501104990004711815 USD'],
  [
    'with an entry in another currency',
    camt053.replace('"EUR">10.50', '"USD">10.50'),
    'UNREADABLE',
    'Line 25 cannot be read. Ntry[2]/Amt/@Ccy is “USD”. Expected: EUR',
  ],
  [
    'with a wrong closing balance',
    camt053.replace('1339.50', '1339.60'),
    'SUMS_WRONG',
    'Line 10: the closing balance is 1339.60 EUR. Expected: 1339.50 EUR',
  ],
  [
    'with a wrong sum of a batch',
    camt053.replace('250.00', '251.00'),
    'UNREADABLE',
    'Line 11 cannot be read. Ntry[1]/TxDtls/Amt is “251 + 100”. Expected: 350',
  ],
  [
    'with a decimal comma',
    camt053.replace('10.50', '10,50'),
    'UNREADABLE',
    'Line 25 cannot be read. Ntry[2]/Amt is “10,50”',
  ],
  ['with an amount of zero', camt053.replace('10.50', '0.00'), 'UNREADABLE', 'Line 25 cannot be read. amount is'],
  ['with an entry twice', camt053.replace(fee, '$&$&'), 'SUMS_WRONG', 'Line 10'],
  ['without an entry', camt053.replace(fee, ''), 'SUMS_WRONG', 'Line 10'],
  [
    'without a direction',
    camt053.replace('<CdtDbtInd>DBIT</CdtDbtInd>', ''),
    'UNREADABLE',
    'Line 25 cannot be read. Ntry[2]/CdtDbtInd',
  ],
  ['cut in the middle', camt053.slice(0, camt053.length / 2), 'CUT', 'before </Document>'],
  [
    'cut before its last line',
    camt053.trimEnd().replace(/\n[^\n]*$/u, ''),
    'CUT',
    'The file ends at line 34, before </Document>',
  ],
  ['with a broken element', camt053.replace('</Amt><CdtDbtInd>DBIT', '<CdtDbtInd>DBIT'), 'UNREADABLE', 'XML is'],
  ['saved in ISO-8859-1 but declared as UTF-8', latin1(camt053), 'UNREADABLE', ENCODING],
  ['saved in UTF-8 but declared as ISO-8859-1', camt053.replace('UTF-8', 'ISO-8859-1'), 'UNREADABLE', ENCODING],
  [
    'of another message, camt.054',
    camt053.replaceAll('BkToCstmrStmt', 'BkToCstmrDbtCdtNtfctn'),
    'FORMAT_UNKNOWN',
    'not a camt.052',
  ],
  [
    'with a document type declaration',
    camt053.replace('<Document', '<!DOCTYPE x><Document'),
    'FORMAT_UNKNOWN',
    '(DTD)',
  ],
  ['without entries and balances', noEntries.replaceAll(/<Bal>.*<\/Bal>/gu, ''), 'FORMAT_UNKNOWN', 'no entries'],
  [
    'of tomorrow',
    camt053.replaceAll('2026-03-18</Dt>', `${tomorrow}</Dt>`),
    'UNREADABLE',
    `Line 16 cannot be read. BookgDt is “${tomorrow}”. Expected: ≤ ${today}`,
  ],
  [
    'with the closing balance of tomorrow',
    camt053.replace('2026-03-18</Dt></Dt></Bal>', `${tomorrow}</Dt></Dt></Bal>`),
    'UNREADABLE',
    `Line 10 cannot be read. Bal/Dt is “${tomorrow}”`,
  ],
]

const camt052 = golden('camt052-singapore.xml')
const counts = '<TxsSummry><TtlCdtNtries><NbOfNtries>1</NbOfNtries><Sum>12.00</Sum></TtlCdtNtries></TxsSummry>'
const counted = camt052.replace('\n  <Ntry>', `\n  ${counts}$&`)
const whole = /<Ntry>[\s\S]*<\/Ntry>/u
const inCamt052: readonly Mistake[] = [
  ['of another account', camt052.replace('552037', '552038'), 'OTHER_ACCOUNT', '018-552038-7 SGD'],
  ['of another currency', camt052.replaceAll('SGD', 'USD'), 'OTHER_ACCOUNT', '018-552037-7 USD'],
  [
    'with an entry in another currency',
    camt052.replace('Amt Ccy="SGD"', 'Amt Ccy="USD"'),
    'UNREADABLE',
    'Line 6 cannot be read. Ntry[1]/Amt/@Ccy is “USD”',
  ],
  [
    'with an amount that its sum contradicts',
    counted.replace('"SGD">12.00', '"SGD">21.00'),
    'UNREADABLE',
    'Line 6 cannot be read. TxsSummry/TtlCdtNtries/Sum is “12.00”. Expected: 21.00',
  ],
  [
    'without an entry that its count includes',
    counted.replace('Ntries>1<', 'Ntries>2<'),
    'UNREADABLE',
    'Line 6 cannot be read. TxsSummry/TtlCdtNtries/NbOfNtries is “2”. Expected: 1',
  ],
  [
    'with too many decimals',
    camt052.replace('12.00', '12.005'),
    'UNREADABLE',
    'Line 6 cannot be read. amount is “12.005”',
  ],
  [
    'with an entry twice',
    camt052.replace(whole, '$&\n  $&'),
    'LINE_REPEATED',
    'Line 8 repeats the entry of line 6: both have the number N1',
  ],
  ['cut in the middle', camt052.slice(0, camt052.length / 2), 'CUT', 'before </Document>'],
  ['saved in ISO-8859-1 but declared as UTF-8', latin1(camt052.replace('Piet', 'Zoë')), 'UNREADABLE', ENCODING],
  [
    'saved in UTF-8 but declared as windows-1252',
    camt052.replace('UTF-8', 'windows-1252').replace('Piet', 'Zoë'),
    'UNREADABLE',
    ENCODING,
  ],
  ['with an encoding that does not exist', camt052.replace('UTF-8', 'UTF-88'), 'UNREADABLE', ENCODING],
  [
    'of another message, pain.002',
    camt052.replaceAll('BkToCstmrAcctRpt', 'CstmrPmtStsRpt'),
    'FORMAT_UNKNOWN',
    'not a camt.052',
  ],
  ['without entries', camt052.replace(whole, ''), 'FORMAT_UNKNOWN', 'no entries'],
  ['with pending entries only', camt052.replace('BOOK', 'PDNG'), 'FORMAT_UNKNOWN', 'no entries'],
  [
    'of tomorrow',
    camt052.replace('2026-03-18</Dt>', `${tomorrow}</Dt>`),
    'UNREADABLE',
    `Line 6 cannot be read. BookgDt is “${tomorrow}”. Expected: ≤ ${today}`,
  ],
  ['without a day', camt052.replace('<Dt>2026-03-18</Dt>', ''), 'UNREADABLE', 'Line 6 cannot be read. Ntry[1]/BookgDt'],
]

test.each<readonly [string, ...Mistake]>(
  Object.entries({ 'A camt.053 file': inCamt053, 'A camt.052 file': inCamt052 }).flatMap(([format, mistakes]) =>
    mistakes.map((mistake) => [format, ...mistake] as const),
  ),
)('STM-02 %s %s books nothing and is refused', async (_format, _name, file, code, message) => {
  const before = await at.rowCounts()
  const refusal = {
    code: `BANK_STATEMENT_${code}`,
    field: 'file',
    message: expect.stringContaining(message) as string,
  }
  expect(await at.refusals(file)).toEqual([refusal, refusal])
  expect(await at.rowCounts()).toEqual(before)
})
