import { expect, test } from 'vitest'
import { camtFile } from '#testing/camt-file.ts'
import { readCamt } from './camt.ts'

const entry = {
  ref: 'REF-1',
  direction: 'in',
  amount: '100.00',
  party: 'LIM & CO',
  text: 'rent',
  endToEnd: 'E2E',
} as const
const file = { opening: '0.00', closing: '100.00', entries: [entry] }

test.each([
  ['camt.053', '053', 'camt053'],
  ['camt.052', '052', 'camt052'],
] as const)('reads a %s message: account, period, balances and booked entries', (_name, type, format) => {
  expect(readCamt(camtFile({ ...file, type, bic: 'DBSSSGSG' }))).toEqual({
    ok: true,
    value: [
      {
        format,
        account: { number: '003-1', currency: 'SGD', bankCode: 'DBSSSGSG' },
        balances: { opening: '0', closing: '100' },
        at: 1,
        from: '2026-03-18',
        until: '2026-03-18',
        lines: [
          {
            line_id: 'REF-1',
            ids: ['REF-1'],
            booked_on: '2026-03-18',
            account_number: '003-1',
            direction: 'in',
            currency: 'SGD',
            amount: '100',
            payer_name: 'LIM & CO',
            text: 'rent E2E',
            at: 1,
          },
        ],
      },
    ],
  })
})

const read = (text: string) => {
  const all = readCamt(text)
  if (!all.ok) throw new Error(`refused: ${all.code}`)
  return all.value
}

test('ignores an entry that is not booked yet, and reads the recipient of an outgoing payment', () => {
  const entries = [
    { ...entry, ref: 'P', status: 'PDNG' },
    { ...entry, ref: 'O', direction: 'out' as const, party: 'ADA' },
  ]
  const [statement] = read(camtFile({ entries }))
  expect(statement?.lines.map(({ line_id, direction, payer_name }) => [line_id, direction, payer_name])).toEqual([
    ['O', 'out', 'ADA'],
  ])
  expect(statement?.balances).toBeUndefined()
})

test('reads all bank references of an entry', () => {
  const [statement] = read(camtFile({ entries: [{ ...entry, txRef: 'TX-1' }] }))
  expect(statement?.lines[0]?.ids).toEqual(['REF-1', 'TX-1'])
})

const payments = (amounts: readonly string[]) =>
  amounts
    .map((sum, n) => `<TxDtls><Refs><AcctSvcrRef>T${n}</AcctSvcrRef></Refs><Amt Ccy="SGD">${sum}</Amt></TxDtls>`)
    .join('')
const batchOf = (amounts: readonly string[]) => camtFile(file).replace(/<TxDtls>.*<\/TxDtls>/u, payments(amounts))

test('reads each payment of a batch as a line, and rejects a batch whose payments do not add up', () => {
  expect(read(batchOf(['60.00', '40.00']))[0]?.lines.map(({ line_id, amount }) => [line_id, amount])).toEqual([
    ['T0', '60'],
    ['T1', '40'],
  ])
  expect(readCamt(batchOf(['60.00', '41.00']))).toMatchObject({
    code: 'BANK_STATEMENT_UNREADABLE',
    params: { line: 1, place: 'Ntry[1]/TxDtls/Amt', found: '60 + 41', expected: '100' },
  })
})

test('reads neither payer nor text from a batch whose payments have no amounts', () => {
  const one = (name: string) =>
    `<TxDtls><RltdPties><Dbtr><Nm>${name}</Nm></Dbtr></RltdPties><RmtInf><Ustrd>${name}</Ustrd></RmtInf></TxDtls>`
  const text = camtFile(file).replace(/<TxDtls>.*<\/TxDtls>/u, `${one('ADA LIM')}${one('EVE TAN')}`)
  expect(read(text)[0]?.lines).toMatchObject([{ amount: '100', payer_name: '', text: '' }])
})

test('reads an overdrawn balance as negative', () => {
  expect(read(camtFile({ opening: '-100.00', closing: '0.00', entries: [entry] }))[0]?.balances).toEqual({
    opening: '-100',
    closing: '0',
  })
})

test.each([
  ['a document type', camtFile(file).replace('<Document', '<!DOCTYPE Document><Document')],
  ['an entity', camtFile(file).replace('<Document', '<!DOCTYPE d [<!ENTITY x "y">]><Document').replace('rent', '&x;')],
  ['another message', camtFile(file).replaceAll('BkToCstmrStmt', 'CstmrCdtTrfInitn')],
  ['no XML', 'line_id,booked_on'],
])('STM-02 rejects %s', (_name, text) => {
  expect(readCamt(text)).toEqual({
    ok: false,
    code: 'BANK_STATEMENT_FORMAT_UNKNOWN',
    field: 'file',
    params: { found: 'other' },
  })
})

test('names the last line of a truncated file, and the line of an undeclared entity', () => {
  const lines = camtFile(file).replaceAll('><', '>\n<')
  expect(readCamt(lines.split('\n').slice(0, -3).join('\n'))).toMatchObject({
    code: 'BANK_STATEMENT_CUT',
    params: { line: lines.split('\n').length - 3, expected: '</Document>' },
  })
  const line = lines.split('\n').findIndex((each) => each.includes('rent')) + 1
  expect(readCamt(lines.replace('rent', '&x;'))).toMatchObject({
    code: 'BANK_STATEMENT_UNREADABLE',
    params: { line, place: 'XML' },
  })
})

const onLines = camtFile({ ...file, entries: [entry, entry] }).replaceAll('><', '>\n<')
/** Changes the last entry of the file. */
const wrongAt = (from: string | RegExp, to: string) => {
  const start = onLines.lastIndexOf('<Ntry>')
  return `${onLines.slice(0, start)}${onLines.slice(start).replace(from, to)}`
}
const lastEntry = onLines.slice(0, onLines.lastIndexOf('<Ntry>')).split('\n').length

test.each([
  ['CdtDbtInd', 'X', 'CRDT / DBIT', wrongAt('CRDT', 'X')],
  ['Amt', '1e2', '0.00', wrongAt('100.00', '1e2')],
  ['Amt/@Ccy', 'USD', 'SGD', wrongAt('"SGD"', '"USD"')],
  ['BookgDt', '', 'YYYY-MM-DD', wrongAt(/<BookgDt>[^]*<\/BookgDt>/u, '')],
])('names line, value and expected value of an entry without a readable %s', (place, found, expected, text) => {
  const params = { line: lastEntry, place: `Ntry[2]/${place}`, found, expected }
  expect(readCamt(text)).toEqual({ ok: false, code: 'BANK_STATEMENT_UNREADABLE', field: 'file', params })
})

test('reads the payee of a reversed payment as the counterparty', () => {
  const reversed = camtFile(file)
    .replace('<BookgDt>', '<RvslInd>true</RvslInd><BookgDt>')
    .replace('</RltdPties>', '<Cdtr><Nm>ADA LIM</Nm></Cdtr></RltdPties><RtrInf><Rsn><Cd>AC04</Cd></Rsn></RtrInf>')
  expect(read(reversed)[0]?.lines[0]).toMatchObject({ direction: 'in', payer_name: 'ADA LIM', text: 'rent E2E AC04' })
})

test("reads the counterparty's account as an IBAN or in the bank's own form", () => {
  const withAccount = (id: string) => camtFile(file).replace('</Dbtr>', `</Dbtr><DbtrAcct><Id>${id}</Id></DbtrAcct>`)
  const [iban] = read(withAccount('<IBAN>DE89370400440532013000</IBAN>'))
  expect(iban?.lines[0]?.payer_account).toBe('DE89370400440532013000')
  const [other] = read(withAccount('<Othr><Id>0039182047</Id></Othr>'))
  expect(other?.lines[0]?.payer_account).toBe('0039182047')
  expect(other?.lines[0]?.payer_bank).toBeUndefined()
})

test.each(['BICFI', 'BIC'])("reads the counterparty's bank from %s", (element) => {
  const agent = `<RltdAgts><DbtrAgt><FinInstnId><${element}>DBSSSGSG</${element}></FinInstnId></DbtrAgt></RltdAgts>`
  const [statement] = read(camtFile(file).replace('</RltdPties>', `</RltdPties>${agent}`))
  expect(statement?.lines[0]?.payer_bank).toBe('DBSSSGSG')
})
