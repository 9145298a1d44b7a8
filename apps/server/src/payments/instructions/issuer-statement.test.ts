import { issuerStatements } from '@tessera/contract/payments/instructions/issuer-statements.ts'
import { amount } from '@tessera/domain/books/money/amount.ts'
import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { type BankExchange, bankExchange } from '#testing/bank-exchange.ts'
import { booksHold } from '#testing/books.ts'
import { instructing, type Instructing } from '#testing/instructing.ts'

let setup: BankExchange
let flow: Instructing
const owner = 'issuer:Lantern Bay Trust'
const today = new Date().toISOString().slice(0, 10)
beforeAll(async () => {
  setup = await bankExchange()
  flow = await instructing(setup)
})
afterEach(() => booksHold(setup.exchange))
afterAll(() => setup.close())

test('the statement of an issuer lists each movement, and its closing balance is that of the ledger', async () => {
  const { id, symbol } = await flow.product()
  await flow.beneficiary('issuer', owner)
  await flow.receive({ exchange: 'proceeds', of: id }, 1_000_00n)
  const returned = await flow.approved(id, '300.00')
  await flow.export()
  await flow.debit(returned.reference, 300_00n)
  await setup.settle({ lineId: randomUUID(), text: returned.reference, amount: amount(300_00n), payerName: 'DBS' })
  const settles = { kind: 'issuer_proceeds', of: id }
  const typed = await flow.debit('typed at the bank', 200_00n)
  expect(await flow.decide('bank_line_out', typed.id, { proposal: { settles } })).toBe('done')
  const sent = await flow.approved(id, '500.00')
  const desk = setup.exchange.api(issuerStatements, setup.finance[0])
  const request = { owner, coin: 'SGD', from: today, until: today }
  const statement = await desk.read(request)
  expect(statement).toMatchObject({
    issuer: 'Lantern Bay Trust',
    opening: '0.00',
    closing: '800.00',
    inTransit: '500.00',
  })
  expect(statement.rows.map((row) => [row.movement, row.product, row.amount, row.balance])).toEqual([
    ['other', symbol, '1000.00', '1000.00'],
    ['payment', symbol, '-300.00', '700.00'],
    ['return', symbol, '300.00', '1000.00'],
    ['payment', symbol, '-200.00', '800.00'],
  ])
  expect(statement.rows[1]?.reference).toBe(returned.number)
  const later = { ...request, from: '2099-01-01', until: '2099-12-31' }
  expect(await desk.read(later)).toMatchObject({ opening: '800.00', closing: '800.00', rows: [] })
  const file = await (await desk.file({ ...request, format: 'csv' })).text()
  expect(file.split('\r\n')).toHaveLength(8)
  expect(file).toContain('Payment to the issuer')
  const pdf = await desk.file({ ...request, format: 'pdf' })
  expect(
    Buffer.from(await pdf.arrayBuffer())
      .subarray(0, 5)
      .toString(),
  ).toBe('%PDF-')
  await expect(desk.read({ ...request, owner: 'issuer:Eve' })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  expect(await flow.decide('instruction_recall', sent.id)).toBe('done')
})
