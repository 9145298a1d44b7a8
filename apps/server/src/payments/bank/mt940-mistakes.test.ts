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
import { settleClaims } from './settle-claims.ts'

let at: Awaited<ReturnType<typeof statementExchange>>
beforeAll(async () => {
  at = await statementExchange()
})
afterAll(async () => {
  await booksHold(at.exchange)
  await at.close()
})

/** A day as MT940 writes it. */
const short = (day: string): string => day.replaceAll('-', '').slice(2)

const mt940 = golden('mt940-german.sta', 'latin1')
const inMt940: readonly Mistake[] = [
  ['of another account', latin1(mt940.replace('0004711815', '0004711899')), 'OTHER_ACCOUNT', '0004711899 EUR'],
  ['of another currency', latin1(mt940.replaceAll('EUR', 'USD')), 'OTHER_ACCOUNT', 'DE12501104990004711815 USD'],
  [
    'with a closing balance in another currency',
    latin1(mt940.replace('EUR1242', 'USD1242')),
    'UNREADABLE',
    'Line 9 cannot be read. :62F: is “C260318USD1242,60”. Expected: EUR',
  ],
  [
    'with a wrong closing balance',
    latin1(mt940.replace('1242,60', '1242,61')),
    'SUMS_WRONG',
    'Line 9: the closing balance is 1242.61 EUR. Expected: 1242.60 EUR',
  ],
  ['with an entry twice', latin1(mt940.replace(/:61:.*DR7[^\n]*\n/u, '$&$&')), 'SUMS_WRONG', 'Line 10'],
  ['without an entry', latin1(mt940.replace(/:61:.*DR7[^\n]*\n/u, '')), 'SUMS_WRONG', 'Line 8'],
  ['with a decimal point', latin1(mt940.replace('250,50', '250.50')), 'UNREADABLE', 'Line 5 cannot be read. :61: is'],
  [
    'with a day that does not exist',
    latin1(mt940.replace(':61:2603180318CR', ':61:2602300230CR')),
    'UNREADABLE',
    'Line 5 cannot be read. :61: is',
  ],
  [
    'cut after an entry',
    latin1(mt940.split('\n').slice(0, 6).join('\n')),
    'CUT',
    'The file ends at line 6, before :62F:',
  ],
  [
    'cut within its closing balance',
    latin1(mt940.slice(0, mt940.indexOf('EUR1242'))),
    'UNREADABLE',
    'Line 9 cannot be read. :62F: is “C260318”',
  ],
  [
    'cut within the amount of its closing balance',
    latin1(mt940.slice(0, mt940.indexOf('242,60'))),
    'SUMS_WRONG',
    'Line 9',
  ],
  ['without an opening balance', latin1(mt940.replace(/:60F:[^\n]*\n/u, '')), 'CUT', 'before :60F:'],
  [
    'in the character set of DOS',
    latin1(mt940.replaceAll('ü', '\u0081').replaceAll('ä', '\u0084')),
    'UNREADABLE',
    ENCODING,
  ],
  [
    'of another message, MT942',
    latin1(mt940.replace(':60F:C260317EUR1000,00', ':34F:EUR0,00\n:13D:2603181200+0100')),
    'FORMAT_UNKNOWN',
    'not a camt.052',
  ],
  ['of another message, MT103', ':20:1\n:23B:CRED\n:32A:260318EUR10,00\n', 'FORMAT_UNKNOWN', 'not a camt.052'],
  [
    'of tomorrow',
    latin1(mt940.replaceAll('2603180318', `${short(tomorrow)}${short(tomorrow).slice(2)}`)),
    'UNREADABLE',
    `Line 5 cannot be read. :61: is “${tomorrow}”. Expected: ≤ ${today}`,
  ],
  [
    'with the closing balance of tomorrow',
    latin1(mt940.replace(':62F:C260318', `:62F:C${short(tomorrow)}`)),
    'UNREADABLE',
    `Line 9 cannot be read. :62F: is “${tomorrow}”`,
  ],
]

const anyFormat: readonly Mistake[] = [
  ['without a byte', '', 'FORMAT_UNKNOWN', 'no entries'],
  ['of blanks', ' \r\n\n', 'FORMAT_UNKNOWN', 'no entries'],
  ['that is a PDF', '%PDF-1.7\n', 'FORMAT_UNKNOWN', 'PDF'],
  ['that is a spreadsheet', 'PK\u0003\u0004......[Content_Types].xml', 'FORMAT_UNKNOWN', 'spreadsheet'],
  ['that is a page of the bank’s site', '<html><body>Log in</body></html>', 'FORMAT_UNKNOWN', 'not a camt.052'],
]

test.each<readonly [string, ...Mistake]>(
  Object.entries({ 'An MT940 file': inMt940, 'A file': anyFormat }).flatMap(([format, mistakes]) =>
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

test.each(['camt053-german.xml', 'mt940-dutch.940'])('STM-02 %s is refused the second time', async (file) => {
  const text = golden(file)
  const known = { code: 'BANK_STATEMENT_KNOWN', field: 'file' }
  const [statement = ''] = (await at.upload(text)).statements
  await expect(at.upload(text)).rejects.toMatchObject(known)
  expect(await at.agree('bank_statement', statement)).toBe('done')
  await settleClaims(at.exchange.deps)
  const booked = await at.rowCounts()
  await expect(at.preview(text)).rejects.toMatchObject(known)
  await expect(at.upload(text)).rejects.toMatchObject(known)
  expect(await at.rowCounts()).toEqual(booked)
})

const camt052 = golden('camt052-singapore.xml')
test('STM-02 a camt.052 file adds nothing the second time, and no other amount under a booked number', async () => {
  await at.upload(camt052)
  await expect(at.upload(camt052)).rejects.toMatchObject({ code: 'BANK_STATEMENT_KNOWN', field: 'file' })
  const open = (await at.claims()).filter(({ outcome }) => outcome === null)
  for (const { id } of open) expect(await at.agree('bank_claim', id)).toBe('done')
  await settleClaims(at.exchange.deps)
  const booked = await at.rowCounts()
  // Its lines are known, so that a longer file of the same day can add the others.
  expect(await at.upload(camt052)).toMatchObject({ read: 1, known: 1, claimed: 0, statements: [] })
  await expect(at.upload(camt052.replace('12.00', '13.00'))).rejects.toMatchObject({
    code: 'BANK_STATEMENT_UNREADABLE',
    message: expect.stringContaining('Line 6 cannot be read. N1 is “+13.00 SGD”. Expected: +12.00 SGD') as string,
  })
  expect(await at.rowCounts()).toEqual(booked)
})
