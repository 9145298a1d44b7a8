import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { type BankExchange, bankExchange } from '#testing/bank-exchange.ts'
import { settleClaims } from '#payments/bank/settle-claims.ts'
import { booksHold } from '#testing/books.ts'
import { type CamtEntry, camtFile } from '#testing/camt-file.ts'
import { account, instructing, type Instructing } from '#testing/instructing.ts'

let setup: BankExchange
let flow: Instructing
beforeAll(async () => {
  setup = await bankExchange()
  flow = await instructing(setup)
})
afterEach(() => booksHold(setup.exchange))
afterAll(() => setup.close())

test('shows the number and the payee of an instruction that a line of a statement settles', async () => {
  const { id: product } = await flow.product()
  await flow.beneficiary('issuer', 'issuer:Lantern Bay Trust')
  await flow.receive({ exchange: 'proceeds', of: product }, 20_00n)
  const made = await flow.approved(product, '20.00')
  await flow.export()
  const entry = {
    ref: 'S1',
    direction: 'out',
    amount: '20.00',
    party: account.accountName,
    text: made.reference,
  } as const
  const { statements } = await setup.preview(camtFile({ opening: '20.00', closing: '0.00', entries: [entry] }))
  expect(statements[0]?.lines).toMatchObject([{ effect: 'pay', subject: made.number, customer: 'Lantern Bay Trust' }])
  expect((await flow.debit(made.reference, 20_00n)).settled).toBe('paid')
})

/** Pays an instruction of 30.00 SGD and returns a part or all of it, both in one file that two people confirm. */
async function paidAndReturned(day: string, returned: string) {
  const { id: product } = await flow.product()
  await flow.beneficiary('issuer', 'issuer:Lantern Bay Trust').catch(() => undefined)
  await flow.receive({ exchange: 'proceeds', of: product }, 30_00n)
  const made = await flow.approved(product, '30.00')
  await flow.export()
  const base = { party: account.accountName, text: made.reference }
  const entries: readonly CamtEntry[] = [
    { ...base, ref: `${day}-out`, direction: 'out', amount: '30.00' },
    { ...base, ref: `${day}-in`, direction: 'in', amount: returned },
  ]
  const closing = returned === '30.00' ? '100.00' : '98.00'
  const { statements } = await setup.upload(camtFile({ opening: '100.00', closing, from: day, entries }))
  expect(await setup.agree('bank_statement', statements[0] ?? '')).toBe('done')
  await settleClaims(setup.exchange.deps)
  const line = await setup.lineOf(`${day}-in`)
  // Both people saw a file whose debit was not posted yet, so they decide about the return again.
  expect([line.status, line.reason]).toEqual([
    'queued',
    returned === '30.00' ? 'other_than_confirmed' : 'amount_differs',
  ])
  return { made, product, line }
}

test('two people move a return in the same statement as its debit back to the source', async () => {
  const { made, product, line } = await paidAndReturned('2026-03-20', '30.00')
  expect(await flow.decide('fiat_match', line.id)).toBe('done')
  expect((await flow.desk.get({ id: made.id })).status).toBe('returned')
  expect(await flow.source(product)).toMatchObject({ payable: '30.00' })
})

test('tells people how to pay a part of an instruction that the bank returned', async () => {
  const { made, line } = await paidAndReturned('2026-03-21', '28.00')
  expect(await flow.decide('fiat_match', line.id)).toBe('BANK_LINE_INSTRUCTION_NOT_RETURNABLE')
  expect((await flow.desk.get({ id: made.id })).status).toBe('settled')
  expect(await setup.decide(line.id, 'refuse', { reasonCode: 'not_expected' })).toBeDefined()
  expect(await flow.source(line.id, 'payment_return')).toMatchObject({ payable: '28.00' })
})
