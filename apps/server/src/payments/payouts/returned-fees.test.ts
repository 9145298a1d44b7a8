import { amount } from '@tessera/domain/books/money/amount.ts'
import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type BankExchange, bankExchange } from '#testing/bank-exchange.ts'
import { booksHold } from '#testing/books.ts'
import { byTwo } from '#testing/by-two.ts'
import { type Payee, type PayingOut, payingOut } from '#testing/paying-out.ts'

let setup: BankExchange
let flow: PayingOut
beforeEach(async () => {
  setup = await bankExchange()
  flow = await payingOut(setup)
})
afterEach(async () => {
  await booksHold(setup.exchange)
  await setup.close()
})

/** Returns a payout of 100.00 that the bank paid, fee of 5.00 included. */
async function paidPayout(): Promise<{ ada: Payee; reference: string; id: string }> {
  const ada = await flow.payee(500_00n)
  const { id, reference } = await flow.approved(ada)
  const { batch } = await flow.export()
  await setup.carryOut(await flow.fileOf(batch?.id ?? ''))
  await setup.readFeed()
  expect(await flow.stageOf(id)).toBe('paid')
  return { ada, reference, id }
}
/** Charges a bank fee to the exchange's fee income, which leaves one cent less than the fee of one payout. */
async function spendFees(): Promise<void> {
  const lineId = randomUUID()
  await setup.settle({ lineId, direction: 'out', amount: amount(1n), payerName: 'MERLION BANK', text: 'charge' })
  const subjectId = (await setup.lineOf(lineId)).id
  const roles = ['finance', 'finance'] as const
  expect(await byTwo(setup.exchange, { kind: 'bank_line_out', subjectId, verdict: 'approve', roles })).toBe('done')
}

test('WDR-17 queues a returned payout for two people if fee income no longer covers its fee, and processes the next line', async () => {
  const { ada, reference, id } = await paidPayout()
  await spendFees()
  const other = await setup.exchange.customer()
  const order = await setup.orderOf(other)
  const back = await setup.pay(`Returned ${reference}`, { amount: '95.00', payerName: 'DBS BANK' })
  await setup.pay(order.reference)
  await setup.readFeed()
  expect(await setup.lineOf(back.line_id)).toMatchObject({ status: 'queued', reason: 'fees_too_low', payout: { id } })
  expect([await flow.stageOf(id), (await flow.money(ada))?.posted, await setup.fiat(other)]).toEqual([
    'paid',
    400_00n,
    100_00n,
  ])
})

test('WDR-17 two people can return a payout to its customer only once fee income covers its fee', async () => {
  const { ada, reference, id } = await paidPayout()
  await spendFees()
  const back = await setup.pay(`Returned ${reference}`, { amount: '95.00', payerName: 'DBS BANK' })
  await setup.readFeed()
  const line = await setup.lineOf(back.line_id)
  await expect(setup.decide(line.id, 'approve')).rejects.toMatchObject({ code: 'BANK_LINE_PAYOUT_NOT_RETURNABLE' })
  await paidPayout()
  await setup.decide(line.id, 'approve')
  expect([await flow.stageOf(id), await flow.money(ada)]).toEqual(['returned', { posted: 500_00n, held: 0n }])
  expect(await setup.lineOf(back.line_id)).toMatchObject({ status: 'credited' })
})
