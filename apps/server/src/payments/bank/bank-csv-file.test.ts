import { bank } from '@tessera/contract/payments/bank/bank.ts'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type BankExchange, bankExchange, fileOf } from '#testing/bank-exchange.ts'
import { booksHold } from '#testing/books.ts'
import { changingSettings } from '#testing/changing-settings.ts'
import { csvProfileOf } from '#testing/csv-profile.ts'
import { settleClaims } from './settle-claims.ts'

let at: BankExchange
beforeEach(async () => {
  at = await bankExchange()
})
afterEach(async () => {
  await booksHold(at.exchange)
  await at.close()
})

const balances = { balanceForm: 'after_line', balanceColumn: 'Balance' } as const
const save = async (about: Parameters<typeof csvProfileOf>[0] = {}) =>
  expect(await changingSettings(at.exchange).change('csvProfile', 'SGD-main', csvProfileOf(about))).toBe('done')
const own = { bankAccount: 'SGD-main' } as const
const head = 'Date,Name,Details,Amount,Balance'
const fileWith = (...rows: readonly string[]): string => [head, ...rows].join('\n')

test('a bank’s own CSV is read with the profile on which two people agreed, and a confirmed file credits its customer', async () => {
  await save(balances)
  const ada = await at.exchange.customer()
  const order = await at.orderOf(ada)
  const text = fileWith(
    `18/03/2026,PERSON TEST,${order.reference},100.00,150.00`,
    '18/03/2026,MERLION BANK,fee,-2.50,147.50',
  )
  const { statements, faults } = await at.preview(text, own)
  expect(faults).toEqual([])
  expect(statements).toMatchObject([
    {
      format: 'bank_csv',
      accountNumber: '003-1',
      opening: '50.00',
      closing: '147.50',
      sumIn: '100.00',
      sumOut: '2.50',
      read: 2,
      known: 0,
      lines: [
        { bookedOn: '2026-03-18', amount: '100.00', effect: 'credit', customer: 'Test Person' },
        { direction: 'out', amount: '2.50', effect: 'money_out' },
      ],
    },
  ])
  const [id = ''] = (await at.upload(text, own)).statements
  expect(await at.agree('bank_statement', id)).toBe('done')
  await settleClaims(at.exchange.deps)
  expect(await at.fiat(ada)).toBe(100_00n)
  await expect(at.preview(text, own)).rejects.toMatchObject({ code: 'BANK_STATEMENT_KNOWN', field: 'file' })
})

test('equal entries of one day are separate lines, and a later file with all of them adds only the new one', async () => {
  await save()
  const line = '18/03/2026,LIM,rent,5.00,0'
  await at.upload(fileWith(line), own)
  const lines = (await at.claims()).map(({ line_id }) => line_id)
  for (const { id } of await at.claims()) expect(await at.agree('bank_claim', id)).toBe('done')
  await settleClaims(at.exchange.deps)
  expect((await at.preview(fileWith(line, line), own)).statements).toMatchObject([
    { read: 2, known: 1, lines: [{ lineId: `${lines[0]}#2` }] },
  ])
})

test('entries that cannot be read are listed with line and reason, and the import refuses the whole file', async () => {
  await save()
  const text = fileWith('18/03/2026,LIM,rent,5.00,0', '03/18/2026,LIM,rent,5.00,0', '18/03/2026,LIM,rent,5.00')
  expect(await at.preview(text, own)).toEqual({
    statements: [],
    faults: [
      { line: 3, place: 'Date', found: '03/18/2026', expected: 'DD/MM/YYYY' },
      { line: 4, place: 'CSV', found: '4 ×', expected: '5 ×' },
    ],
  })
  await expect(at.upload(text, own)).rejects.toMatchObject({
    code: 'BANK_STATEMENT_UNREADABLE',
    field: 'file',
    message: expect.stringContaining('Line 3 cannot be read. Date is “03/18/2026”. Expected: DD/MM/YYYY.') as string,
  })
  expect(await at.claims()).toEqual([])
})

const good = fileWith('18/03/2026,LIM,rent,5.00,105.00')
const camt = '<Document><Other/></Document>'
const mt940 = ':20:1\n:25:003-9\n:60F:C260317SGD0,00\n:62F:C260318SGD0,00'
test.each<[string, string | Buffer, string, string]>([
  [
    'without the column of the balance',
    good.replace('Balance', 'Currency').replace('105.00', 'USD'),
    'BANK_STATEMENT_UNREADABLE',
    'Expected: Balance',
  ],
  ['cut within a quote', `${good}\n18/03/2026,"LIM`, 'BANK_STATEMENT_CUT', 'ends at line 3'],
  [
    'in another character set',
    Buffer.from(good.replace('LIM', 'MÜLLER'), 'latin1'),
    'BANK_STATEMENT_UNREADABLE',
    'Expected: utf-8',
  ],
  ['without a byte', '', 'BANK_STATEMENT_FORMAT_UNKNOWN', 'no entries'],
  ['with a header row only', head, 'BANK_STATEMENT_FORMAT_UNKNOWN', 'no entries'],
  [
    'that is a spreadsheet',
    Buffer.from('PK\u0003\u0004......[Content_Types].xml'),
    'BANK_STATEMENT_FORMAT_UNKNOWN',
    'spreadsheet',
  ],
  [
    'that is an old spreadsheet',
    Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1]),
    'BANK_STATEMENT_FORMAT_UNKNOWN',
    'spreadsheet',
  ],
  ['that is a PDF', Buffer.from('%PDF-1.7\n\u00e2'), 'BANK_STATEMENT_FORMAT_UNKNOWN', 'PDF'],
  ['of another bank', 'Datum;Betrag\n18.03.2026;5,00', 'BANK_STATEMENT_UNREADABLE', 'Expected: Date'],
  ['that is XML but no camt', camt, 'BANK_STATEMENT_FORMAT_UNKNOWN', 'camt.052'],
  ['of another account in MT940', mt940, 'BANK_STATEMENT_OTHER_ACCOUNT', '003-9 SGD'],
])('STM-02 refuses the whole of a file %s', async (_name, file, code, message) => {
  await save(balances)
  await expect(at.preview(file, own)).rejects.toMatchObject({
    code,
    message: expect.stringContaining(message) as string,
  })
  await expect(at.upload(file, own)).rejects.toMatchObject({ field: 'file' })
  expect(await at.claims()).toEqual([])
})

test.each<[string, string, string]>([
  ['of a wrong sum', fileWith('18/03/2026,LIM,rent,5.00,105.00', '18/03/2026,LIM,rent,5.00,111.00'), 'Balance'],
  ['cut within an entry', good.slice(0, -12), 'CSV'],
  ['with a day in the future', good.replace('18/03/2026', '18/03/2099'), 'Date'],
])('STM-02 a file %s lists its fault in the preview, and the import refuses it', async (_name, file, place) => {
  await save(balances)
  const { statements, faults } = await at.preview(file, own)
  expect([statements, faults]).toMatchObject([[], [{ place }]])
  await expect(at.upload(file, own)).rejects.toMatchObject({ code: 'BANK_STATEMENT_UNREADABLE', field: 'file' })
  expect(await at.claims()).toEqual([])
})

test('STM-02 refuses a UTF-8 file if the profile names windows-1252', async () => {
  await save({ encoding: 'windows-1252' })
  const text = good.replace('LIM', 'MÜLLER')
  await expect(at.preview(text, own)).rejects.toMatchObject({ code: 'BANK_STATEMENT_UNREADABLE' })
  expect((await at.preview(Buffer.from(text, 'latin1'), own)).statements).toMatchObject([
    { lines: [{ payerName: 'MÜLLER' }] },
  ])
})

test('STM-02 refuses a number that the bank gave to an equal payment of another day', async () => {
  await save({ numberColumn: 'No' })
  const dayFile = (day: string) => `${head},No\n${day}/03/2026,LIM,rent,5.00,0,1`
  await at.upload(dayFile('18'), own)
  const [claim] = await at.claims()
  expect(await at.agree('bank_claim', claim?.id ?? '')).toBe('done')
  await settleClaims(at.exchange.deps)
  await expect(at.preview(dayFile('19'), own)).rejects.toMatchObject({ code: 'BANK_STATEMENT_UNREADABLE' })
})

test('a bank’s own CSV needs an account, and that account a profile', async () => {
  const message = (text: string) => ({
    code: 'BANK_STATEMENT_PROFILE_MISSING',
    message: expect.stringContaining(text) as string,
  })
  await expect(at.preview(good)).rejects.toMatchObject(message('Choose the account of this file'))
  await expect(at.preview(good, own)).rejects.toMatchObject(message('SGD-main has no CSV profile yet'))
})

test('a profile belongs to one of our accounts, and its fields must fit each other', async () => {
  const staff = changingSettings(at.exchange)
  await expect(staff.preview('csvProfile', 'SGD-other', csvProfileOf())).rejects.toMatchObject({
    code: 'SETTING_SUBJECT_WRONG',
    field: 'subject',
  })
  const wrong = csvProfileOf({ dateFormat: 'day' })
  await expect(staff.preview('csvProfile', 'SGD-main', wrong)).rejects.toMatchObject({
    code: 'SETTING_CONFLICT',
    field: 'values.dateFormat',
  })
})

test('a profile can be tried with a file before it is saved, and the trial stores nothing', async () => {
  const staff = at.exchange.api(bank, await at.exchange.operator('superadmin'))
  const tried = (values: object, file = good) =>
    staff.tryCsvProfile({ bankAccount: 'SGD-main', values: { ...values }, file: fileOf(file) })
  expect(await tried(csvProfileOf(balances), `${good}\nx,,,,`)).toEqual({
    columns: head.split(','),
    read: 2,
    refused: 1,
    opening: null,
    closing: null,
    rows: [
      {
        line: 2,
        fault: null,
        entry: {
          lineId: '',
          bookedOn: '2026-03-18',
          direction: 'in',
          amount: '5',
          coin: 'SGD',
          payerName: 'LIM',
          payerAccount: '',
          text: 'rent',
        },
      },
      { line: 3, fault: { line: 3, place: 'Date', found: 'x', expected: 'DD/MM/YYYY' }, entry: null },
    ],
  })
  expect(await tried(csvProfileOf(balances))).toMatchObject({ refused: 0, opening: '100', closing: '105' })
  await expect(tried(csvProfileOf({ dateFormat: 'x' }))).rejects.toMatchObject({ field: 'values.dateFormat' })
  await expect(tried({})).rejects.toMatchObject({ code: 'PARAM_INVALID' })
  await expect(staff.tryCsvProfile({ bankAccount: 'nowhere', values: {}, file: fileOf(good) })).rejects.toMatchObject({
    code: 'BANK_UNKNOWN',
    field: 'bankAccount',
  })
  expect(await at.claims()).toEqual([])
})
