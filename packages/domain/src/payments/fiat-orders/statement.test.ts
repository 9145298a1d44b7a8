import { expect, test } from 'vitest'
import { readStatement, STATEMENT_MAX_LINES } from './statement.ts'

const head = 'line_id,booked_on,account_number,direction,currency,amount,payer_name,text'
const line = 'L1,2026-03-18,018-55203-7,in,SGD,100.00,LIM JIA WEN,ref'

test('reads a statement by its column names, with quotes and line ends as in RFC 4180', () => {
  const text = `\uFEFFtext,payer_name,${head.slice(0, -16)}\r\n"two\nlines, ""quoted""",LIM,L1,2026-03-18,018,in,SGD,100.00\r\n\r\n`
  expect(readStatement(text)).toEqual({
    ok: true,
    value: [
      {
        at: 2,
        fields: {
          line_id: 'L1',
          booked_on: '2026-03-18',
          account_number: '018',
          direction: 'in',
          currency: 'SGD',
          amount: '100.00',
          payer_name: 'LIM',
          text: 'two\nlines, "quoted"',
        },
      },
    ],
  })
})

test.each([
  ['a column is missing', `${head.replace('amount', 'sum')}\n${line}`, { line: 1, place: 'CSV', expected: 'amount' }],
  ['a line is short', `${head}\n\n${line}\nL2,2026-03-18`, { line: 4, found: '2 ×', expected: '8 ×' }],
  [
    'it is too long',
    `${head}\n${`${line}\n`.repeat(STATEMENT_MAX_LINES + 1)}`,
    { line: STATEMENT_MAX_LINES + 2, expected: '≤ 500' },
  ],
])('reads nothing if %s', (_name, text, params) => {
  expect(readStatement(text)).toMatchObject({ ok: false, code: 'BANK_STATEMENT_UNREADABLE', field: 'file', params })
})

test('names the line on which a file with an unclosed quote ends', () => {
  const cut = { ok: false, code: 'BANK_STATEMENT_CUT', field: 'file', params: { line: 3, expected: '"' } }
  expect(readStatement(`${head}\n${line}\n"L2,${line}`)).toEqual(cut)
})
