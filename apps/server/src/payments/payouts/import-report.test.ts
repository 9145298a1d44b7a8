import { approvals } from '@tessera/contract/services/approvals/approvals.ts'
import { payoutsReview } from '@tessera/contract/payments/payouts/payouts-review.ts'
import { amount } from '@tessera/domain/books/money/amount.ts'
import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { type BankExchange, bankExchange, freshKey } from '#testing/bank-exchange.ts'
import { booksHold } from '#testing/books.ts'
import { type Payee, type PayingOut, payingOut } from '#testing/paying-out.ts'
import { reportOn } from '#testing/status-report.ts'

let setup: BankExchange
let flow: PayingOut
beforeAll(async () => {
  setup = await bankExchange()
  flow = await payingOut(setup)
})
afterEach(() => booksHold(setup.exchange))
afterAll(() => setup.close())

const upload = (id: string, text: string) => ({ id, file: Buffer.from(text).toString('base64') })
const desk = () => setup.exchange.api(payoutsReview, setup.finance[0])
const read = (id: string, text: string) => desk().importReport(upload(id, text), freshKey())

async function sent(): Promise<{ batch: string; id: string; reference: string; who: Payee }> {
  const who = await flow.payee(500_00n)
  const { id, reference } = await flow.approved(who)
  const { batch } = await flow.export()
  return { batch: batch?.id ?? '', id, reference, who }
}

test('STM-01 a rejection by the bank moves no money until two people end the payment', async () => {
  const { batch, id, reference, who } = await sent()
  const rejected = reportOn(batch, [{ reference, state: 'RJCT', reason: 'AC04' }], { sum: '95.00' })
  const row = { reference, name: 'Test Person', amount: '95.00', state: 'RJCT', reason: 'AC04', effect: 'to_end' }
  expect(await desk().previewReport(upload(batch, rejected))).toMatchObject({ rows: [row], unreported: 0 })
  expect(await desk().bankState({ id })).toEqual({ reported: null })
  expect(await read(batch, rejected)).toMatchObject({ rows: [row] })
  expect(await flow.stageOf(id)).toBe('sent')
  expect(await flow.money(who)).toEqual({ posted: 500_00n, held: 100_00n })
  expect((await desk().batches({})).rows[0]).toMatchObject({ rejected: 1, waiting: 1 })
  expect(await desk().bankState({ id })).toMatchObject({ reported: { state: 'RJCT', reason: 'AC04' } })
  const queue = await setup.exchange.api(approvals, setup.finance[0]).queue({})
  expect(queue.rows.filter((item) => item.subjectId === id)).toMatchObject([{ kind: 'payout_unsent' }])
  expect(await flow.unsent(id)).toBe('done')
  expect(await flow.money(who)).toEqual({ posted: 500_00n, held: 0n })
  expect((await desk().batches({})).rows[0]).toMatchObject({ rejected: 0, ended: 1 })
})

test('a later report replaces the status, and a debit after a rejection still pays the payment', async () => {
  const { batch, id, reference } = await sent()
  await read(batch, reportOn(batch, [{ reference, state: 'RJCT' }]))
  await read(batch, reportOn(batch, [{ reference, state: 'ACSP' }]))
  expect(await desk().bankState({ id })).toMatchObject({ reported: { state: 'ACSP' } })
  expect((await desk().batches({})).rows[0]).toMatchObject({ rejected: 0 })
  await read(batch, reportOn(batch, [], { count: '1', group: 'RJCT' }))
  expect((await desk().batches({})).rows[0]).toMatchObject({ rejected: 1 })
  const line = { lineId: randomUUID(), direction: 'out', amount: amount(95_00n), payerName: 'TEST PERSON' } as const
  expect((await setup.settle({ ...line, text: reference })).value).toBe('paid')
  const late = await read(batch, reportOn(batch, [{ reference, state: 'RJCT' }]))
  expect(late.rows).toMatchObject([{ effect: 'paid_before' }])
  expect(await flow.stageOf(id)).toBe('paid')
})
