import { expect, test } from 'vitest'
import { csvProfileOf } from '#testing/csv-profile.ts'
import { bankCsvStatement, readBankCsv } from './bank-csv.ts'
import type { CsvProfile } from './csv-profile.ts'
import { csvProfileFault } from './csv-profile.ts'

const account = { number: 'DE89370400440532013000', currency: 'EUR', scale: 2, latestDay: '2026-03-20' }
const plain: CsvProfile = csvProfileOf({
  separator: 'semicolon',
  decimalMark: 'comma',
  thousandsMark: 'point',
  dateColumn: 'Datum',
  dateFormat: 'DD.MM.YYYY',
  amountColumn: 'Betrag',
  textColumns: [{ column: 'Text' }],
})
const head = 'Datum;Name;Text;Betrag'
const row = '18.03.2026;LIM;rent;1.234,50'
const read = (text: string, about: Partial<CsvProfile> = {}) => readBankCsv(text, { ...plain, ...about }, account)
const rows = (text: string, about: Partial<CsvProfile> = {}) => {
  const csv = read(text, about)
  if (!csv.ok) throw new Error(csv.code)
  return csv.value.rows
}
const faults = (text: string, about: Partial<CsvProfile> = {}) =>
  rows(text, about).flatMap((each) => ('fault' in each ? [[each.at, each.fault.place]] : []))

test('reads a booking by the column names', () => {
  expect(rows(`${head}\r\n${row}\r\n`)).toEqual([
    {
      at: 2,
      line: {
        line_id: '',
        ids: [],
        booked_on: '2026-03-18',
        account_number: account.number,
        direction: 'in',
        currency: 'EUR',
        amount: '1234.5',
        payer_name: 'LIM',
        text: 'rent',
        at: 2,
      },
    },
  ])
})

test('reads the last booking of a tab-separated file with an empty last cell', () => {
  const tabs = `${head};Note\n${row};\n\n`.replaceAll(';', '\t')
  expect(rows(tabs, { separator: 'tab' })).toMatchObject([{ at: 2, line: { amount: '1234.5' } }])
})

test('reads columns by position if the file has no header row', () => {
  const positions = {
    columnsBy: 'position',
    dateColumn: '1',
    nameColumn: '2',
    textColumns: [{ column: '3' }, { column: '2' }],
    amountColumn: '4',
  } as const
  expect(rows(row, positions)).toMatchObject([{ at: 1, line: { payer_name: 'LIM', text: 'rent LIM' } }])
  expect(read(row, { ...positions, referenceColumn: '9' })).toMatchObject({
    code: 'BANK_STATEMENT_UNREADABLE',
    params: { line: 1, expected: '9' },
  })
})

test.each<[string, Partial<CsvProfile>, string, string]>([
  ['a minus before', {}, '-1.234,50', '-1234.5'],
  ['a minus after', {}, '1.234,50-', '-1234.5'],
  ['parentheses', {}, '(1.234,50)', '-1234.5'],
  ['a plus', {}, '+12', '12'],
  ['no thousands separator', {}, '1234,50', '1234.5'],
  ['a no-break space', { thousandsMark: 'space' }, '1\u00A0234,50', '1234.5'],
  ['an apostrophe', { thousandsMark: 'apostrophe', decimalMark: 'point' }, '1’234.50', '1234.5'],
  ['a decimal point', { thousandsMark: 'comma', decimalMark: 'point' }, '"1,234.50"', '1234.5'],
])('reads an amount with %s', (_name, about, text, amount) => {
  const [first] = rows(`${head}\n18.03.2026;LIM;rent;${text}`, about)
  expect(first).toMatchObject({
    line: { direction: amount.startsWith('-') ? 'out' : 'in', amount: amount.replace('-', '') },
  })
})

test.each([
  ['the marks of another country', '18.03.2026;LIM;rent;1,234.50', 'Betrag'],
  ['groups of two digits', '18.03.2026;LIM;rent;12.34,50', 'Betrag'],
  ['more decimals than the currency', '18.03.2026;LIM;rent;1,234', 'Betrag'],
  ['zero', '18.03.2026;LIM;rent;0,00', 'Betrag'],
  ['no amount', '18.03.2026;LIM;rent;', 'Betrag'],
  ['month before day', '03.18.2026;LIM;rent;1,00', 'Datum'],
  ['a day that does not exist', '31.02.2026;LIM;rent;1,00', 'Datum'],
  ['a day in the future', '21.03.2026;LIM;rent;1,00', 'Datum'],
  ['a missing cell', '18.03.2026;LIM;rent', 'CSV'],
  ['a separator within a text', '18.03.2026;LIM;rent;May;1,00', 'CSV'],
])('lists a booking with %s as a fault, and still reads the others', (_name, wrong, place) => {
  expect(faults(`${head}\n${row}\n${wrong}\n${row}`)).toEqual([[3, place]])
})

test.each<[string, string, object]>([
  ['credit and debit columns', '18.03.2026;A;t;;5,00', { direction: 'in', amount: '5' }],
  ['a debit with a minus', '18.03.2026;A;t;-5,00;', { direction: 'out', amount: '5' }],
  ['a zero in the other column', '18.03.2026;A;t;5,00;0,00', { direction: 'out', amount: '5' }],
])('reads %s', (_name, booking, line) => {
  const two = { amountForm: 'two_columns', amountColumn: '', creditColumn: 'Haben', debitColumn: 'Soll' } as const
  const columns = 'Datum;Name;Text;Soll;Haben'
  expect(rows(`${columns}\n${booking}`, two)).toMatchObject([{ line }])
  expect(faults(`${columns}\n18.03.2026;A;t;5,00;5,00\n18.03.2026;A;t;;\n18.03.2026;A;t;;-1,00`, two)).toHaveLength(3)
})

test('reads the direction from a mark, in upper or lower case', () => {
  const marked = { amountForm: 'marked', markColumn: 'DC', creditMark: 'Bij', debitMark: 'Af' } as const
  const text = ['af', 'BIJ', '?'].map((mark) => `18.03.2026;A;t;5,00;${mark}`).join('\n')
  const read3 = rows(`${head};DC\n${text}`, marked)
  expect(read3).toMatchObject([
    { line: { direction: 'out' } },
    { line: { direction: 'in' } },
    { fault: { place: 'DC', expected: 'Bij / Af' } },
  ])
  const negative = ['af', 'bij'].map((mark) => `18.03.2026;A;t;-5,00;${mark}`).join('\n')
  expect(rows(`${head};DC\n${negative}`, marked)).toMatchObject([
    { fault: { expected: '> 0' } },
    { fault: { expected: '> 0' } },
  ])
})

test('lists a booking in another currency or on another account as a fault', () => {
  const about = { currencyColumn: 'W', ourAccountColumn: 'K' }
  const text = `${head};W;K\n${row};eur;DE89 3704 0044 0532 0130 00\n${row};USD;${account.number}\n${row};EUR;DE02120300000000202051`
  expect(faults(text, about)).toEqual([
    [3, 'W'],
    [4, 'K'],
  ])
})

const balances = { balanceForm: 'after_line', balanceColumn: 'Saldo' } as const
const oldest = `${head};Saldo\n18.03.2026;A;a;10,00;110,00\n18.03.2026;B;b;-120,00;-10,00\n19.03.2026;C;c;1,00;-9,00`
test('computes opening and closing balance from the balance after each booking, oldest or newest first', () => {
  const value = (text: string, about: Partial<CsvProfile>) => {
    const csv = read(text, about)
    return csv.ok ? csv.value.balances : csv
  }
  expect(value(oldest, balances)).toEqual({ balances: { opening: '100', closing: '-9' }, at: 4 })
  const [top = '', ...lines] = oldest.split('\n')
  const newest = [top, ...lines.toReversed()].join('\n')
  expect(value(newest, { ...balances, lineOrder: 'newest_first' })).toEqual({
    balances: { opening: '100', closing: '-9' },
    at: 2,
  })
  expect(faults(newest, balances)).toEqual([[3, 'Saldo']])
})

test('names the line whose balance does not follow from the line before, for example because a booking is missing', () => {
  expect(faults(oldest.replace('18.03.2026;B;b;-120,00;-10,00\n', ''), balances)).toEqual([[3, 'Saldo']])
})

test('reads balances from labelled lines around the bookings, and rejects a file that ends before one', () => {
  const labels = {
    balanceForm: 'labels',
    openingLabel: 'Anfang',
    closingLabel: 'Ende',
    skipHead: 2,
    skipFoot: 1,
  } as const
  const text = `Konto;1\nAnfang;;"1.000,00"\n${head}\n${row}\nEnde;2.234,50\n\n`
  expect(read(text, labels)).toMatchObject({
    value: { balances: { balances: { opening: '1000', closing: '2234.5' }, at: 5 } },
  })
  expect(read(text.replace('Ende', 'Stand'), labels)).toMatchObject({
    code: 'BANK_STATEMENT_CUT',
    params: { line: 5, expected: 'Ende' },
  })
})

test('rejects a file with a booking among the skipped lines', () => {
  expect(read(`${head}\n${row}\n${row}`, { skipFoot: 1 })).toMatchObject({
    code: 'BANK_STATEMENT_FOOT_WRONG',
    params: { line: 3 },
  })
})

test.each<[string, string, object]>([
  ['without text', '', { code: 'BANK_STATEMENT_FORMAT_UNKNOWN', params: { found: 'empty' } }],
  ['without bookings', `${head}\n`, { code: 'BANK_STATEMENT_FORMAT_UNKNOWN', params: { found: 'empty' } }],
  [
    'of another bank',
    'Date,Amount\n1,2',
    { code: 'BANK_STATEMENT_UNREADABLE', params: { line: 1, expected: 'Datum' } },
  ],
  [
    'with a column twice',
    `${head};Datum\n${row};`,
    { code: 'BANK_STATEMENT_UNREADABLE', params: { expected: '1 × Datum' } },
  ],
  ['with an open quote', `${head}\n18.03.2026;"LIM`, { code: 'BANK_STATEMENT_CUT', params: { expected: '"' } }],
  [
    'with 501 bookings',
    `${head}\n${`${row}\n`.repeat(501)}`,
    { code: 'BANK_STATEMENT_UNREADABLE', params: { line: 502 } },
  ],
])('rejects a file %s', (_name, text, refusal) => {
  expect(read(text)).toMatchObject(refusal)
})

test('rejects a statement at its first fault, and otherwise takes its period from its bookings', () => {
  const whole = read(`${head}\n19.03.2026;A;a;1,00\n17.03.2026;A;a;1,00`)
  expect(whole.ok && bankCsvStatement(whole.value, account)).toMatchObject({
    value: { format: 'bank_csv', from: '2026-03-17', until: '2026-03-19', balances: undefined },
  })
  const faulty = read(`${head}\n${row}\nx`)
  expect(faulty.ok && bankCsvStatement(faulty.value, account)).toMatchObject({
    code: 'BANK_STATEMENT_UNREADABLE',
    params: { line: 3, place: 'CSV', found: '1 ×', expected: '4 ×' },
  })
})

test.each<[Partial<CsvProfile>, string | undefined]>([
  [{}, undefined],
  [{ dateFormat: 'D MMM YY' }, undefined],
  [{ dateFormat: 'DD.MM' }, 'dateFormat'],
  [{ dateFormat: 'DD.MM.YYYY x' }, 'dateFormat'],
  [{ amountColumn: '' }, 'amountColumn'],
  [{ amountForm: 'two_columns' }, 'creditColumn'],
  [{ amountForm: 'marked', markColumn: 'M', creditMark: 'c', debitMark: 'C' }, 'debitMark'],
  [{ thousandsMark: 'comma' }, 'thousandsMark'],
  [{ quote: 'none', separator: 'comma' }, 'separator'],
  [{ quote: 'none', separator: 'semicolon' }, 'quote'],
  [{ quote: 'none', separator: 'tab' }, undefined],
  [{ balanceForm: 'after_line' }, 'balanceColumn'],
  [{ balanceForm: 'labels', openingLabel: 'a', closingLabel: 'a' }, 'closingLabel'],
  [{ columnsBy: 'position' }, 'dateColumn'],
  [
    { columnsBy: 'position', dateColumn: '1', amountColumn: '2', nameColumn: '', textColumns: [{ column: 'T' }] },
    'textColumns.0.column',
  ],
])('checks a profile with %o: invalid field %s', (about, field) => {
  expect(csvProfileFault({ ...plain, ...about })?.field).toBe(field)
})
