import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { type BankExchange, bankExchange } from '#testing/bank-exchange.ts'
import { booksHold } from '#testing/books.ts'
import { camtFile } from '#testing/camt-file.ts'
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
