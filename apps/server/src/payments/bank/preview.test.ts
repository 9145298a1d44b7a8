import { afterEach, beforeEach, expect, test } from 'vitest'
import { type BankExchange, bankExchange } from '#testing/bank-exchange.ts'
import { booksHold } from '#testing/books.ts'
import { settleClaims } from './settle-claims.ts'
import { type CamtEntry, type CamtFile, camtFile } from '#testing/camt-file.ts'

let at: BankExchange
beforeEach(async () => {
  at = await bankExchange()
})
afterEach(async () => {
  await booksHold(at.exchange)
  await at.close()
})

const entry = (about: Partial<CamtEntry>): CamtEntry => ({
  ref: 'L1',
  direction: 'in',
  amount: '100.00',
  party: 'PERSON TEST',
  text: 'none',
  ...about,
})
const camt = (about: Partial<CamtFile>): string =>
  camtFile({ opening: '0.00', closing: '100.00', entries: [entry({})], ...about })
const idOf = async (text: string, bankAccount?: string): Promise<string> =>
  (await at.upload(text, { bankAccount })).statements[0] ?? ''

test('STM-01 a preview shows lines with their effects and stores nothing', async () => {
  const ada = await at.exchange.customer()
  const order = await at.orderOf(ada)
  const entries = [entry({ text: order.reference }), entry({ ref: 'L2', text: 'none' })]
  const text = camt({ closing: '200.00', entries })
  const before = (await at.claims()).length
  const { statements } = await at.preview(text)
  expect(statements).toMatchObject([
    {
      format: 'camt053',
      accountNumber: '003-1',
      coin: 'SGD',
      opening: '0.00',
      closing: '200.00',
      sumIn: '200.00',
      sumOut: '0.00',
      read: 2,
      known: 0,
      lines: [
        { lineId: 'L1', effect: 'credit', customer: 'Test Person' },
        { lineId: 'L2', effect: 'no_reference' },
      ],
    },
  ])
  expect((await at.claims()).length).toBe(before)
  const id = await idOf(text)
  expect(await at.agree('bank_statement', id)).toBe('done')
  await expect(at.preview(text)).rejects.toMatchObject({ code: 'BANK_STATEMENT_KNOWN' })
  const next = camt({
    opening: '200.00',
    closing: '400.00',
    entries: [...entries, entry({ ref: 'L3' }), entry({ ref: 'L4' })],
  })
  await expect(at.preview(next)).rejects.toMatchObject({
    code: 'BANK_STATEMENT_SUMS_WRONG',
    message: expect.stringMatching(/closing balance is 400\.00 SGD\. Expected: 600\.00 SGD/u) as string,
  })
})

test('STM-02 a file must belong to the chosen account', async () => {
  const message =
    'This statement is for the account 003-1 SGD. Expected: 003-2 USD. Choose another account or file. Nothing was imported.'
  await expect(at.preview(camt({}), { bankAccount: 'USD-main' })).rejects.toMatchObject({
    code: 'BANK_STATEMENT_OTHER_ACCOUNT',
    message,
  })
  await expect(at.preview(camt({}), { bankAccount: 'nowhere' })).rejects.toMatchObject({ code: 'BANK_UNKNOWN' })
})

test('STM-02 a reference that a bank reuses in its next MT940 statement is another line, and a known line is not', async () => {
  const statement = (day: string, opening: string, closing: string, amount: string) =>
    [
      ':20:1',
      ':25:003-1',
      ':28C:1',
      `:60F:C${day}SGD${opening}`,
      `:61:${day}${day.slice(2)}C${amount}NTRFNONREF//1`,
      ':86:none',
      `:62F:C${day}SGD${closing}`,
    ].join('\r\n')
  const first = statement('260318', '0,00', '100,00', '100,00')
  expect(await at.agree('bank_statement', await idOf(first, 'SGD-main'))).toBe('done')
  await settleClaims(at.exchange.deps)
  // The same reference in overlapping camt files with the same day and amount is the known line.
  const overlap = camt({ type: '052', entries: [entry({ ref: '1' })] })
  expect((await at.preview(overlap)).statements).toMatchObject([{ read: 1, known: 1 }])
  for (const [opening, closing, amount] of [
    ['100,00', '200,00', '100,00'],
    ['100,00', '130,00', '30,00'],
  ] as const) {
    const next = (await at.preview(statement('260319', opening, closing, amount), { bankAccount: 'SGD-main' }))
      .statements
    expect(next).toMatchObject([{ read: 1, known: 0, lines: [{ effect: 'no_reference' }] }])
  }
})

test('STM-02 an MT940 file is confirmed as a whole, and a camt.053 file follows its closing balance', async () => {
  const mt940 = [
    ':20:1',
    ':25:003-1',
    ':28C:1',
    ':60F:C260317SGD0,00',
    ':61:2603180318C100,00NTRFNONREF//L1',
    ':86:none',
    ':62F:C260318SGD100,00',
  ].join('\r\n')
  expect(await at.agree('bank_statement', await idOf(mt940, 'SGD-main'))).toBe('done')
  const follows = camt({ opening: '100.00', closing: '200.00', entries: [entry({ ref: 'L2' })], from: '2026-03-19' })
  expect(await at.agree('bank_statement', await idOf(follows))).toBe('done')
})
