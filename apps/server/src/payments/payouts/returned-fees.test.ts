import { amount } from '@tessera/domain/books/money/amount.ts'
import { sql } from 'kysely'
import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type BankExchange, bankExchange } from '#testing/bank-exchange.ts'
import { booksHold } from '#testing/books.ts'
import { byTwo } from '#testing/by-two.ts'
import { camtFile } from '#testing/camt-file.ts'
import { type Payee, type PayingOut, payingOut } from '#testing/paying-out.ts'
import { settleClaims } from '#payments/bank/settle-claims.ts'

let at: BankExchange
let flow: PayingOut
beforeEach(async () => {
  at = await bankExchange()
  flow = await payingOut(at)
})
afterEach(async () => {
  await booksHold(at.exchange)
  await at.close()
})

/** A payout of 100.00 that the bank paid, with a fee of 5.00 in it. */
async function paid(): Promise<{ ada: Payee; reference: string; id: string }> {
  const ada = await flow.payee(500_00n)
  const { id, reference } = await flow.approved(ada)
  const { batch } = await flow.export()
  await at.carryOut(await flow.fileOf(batch?.id ?? ''))
  await at.readFeed()
  expect(await flow.stageOf(id)).toBe('paid')
  return { ada, reference, id }
}
/** The exchange pays a bank charge from its fee income, which leaves one cent less than the fee of one payout. */
async function spendFees(): Promise<void> {
  const lineId = randomUUID()
  await at.settle({ lineId, direction: 'out', amount: amount(1n), payerName: 'MERLION BANK', text: 'charge' })
  const subjectId = (await at.lineOf(lineId)).id
  const roles = ['finance', 'finance'] as const
  expect(await byTwo(at.exchange, { kind: 'bank_line_out', subjectId, verdict: 'approve', roles })).toBe('done')
}

test('WDR-17 a returned payout waits for people if its fee is spent, and the feed continues', async () => {
  const { ada, reference, id } = await paid()
  await spendFees()
  const other = await at.exchange.customer()
  const order = await at.orderOf(other)
  const back = await at.pay(`Returned ${reference}`, { amount: '95.00', payerName: 'DBS BANK' })
  await at.pay(order.reference)
  await at.readFeed()
  expect(await at.lineOf(back.line_id)).toMatchObject({ status: 'queued', reason: 'fees_too_low', payout: { id } })
  expect([await flow.stageOf(id), (await flow.money(ada))?.posted, await at.fiat(other)]).toEqual([
    'paid',
    400_00n,
    100_00n,
  ])
})

test('WDR-17 lets two people return a payout to its customer only once fee income covers its fee', async () => {
  const { ada, reference, id } = await paid()
  await spendFees()
  const back = await at.pay(`Returned ${reference}`, { amount: '95.00', payerName: 'DBS BANK' })
  await at.readFeed()
  const line = await at.lineOf(back.line_id)
  await expect(at.decide(line.id, 'approve')).rejects.toMatchObject({ code: 'BANK_LINE_PAYOUT_NOT_RETURNABLE' })
  await paid()
  await at.decide(line.id, 'approve')
  expect([await flow.stageOf(id), await flow.money(ada)]).toEqual(['returned', { posted: 500_00n, held: 0n }])
  expect(await at.lineOf(back.line_id)).toMatchObject({ status: 'credited' })
})

/** Makes the database reject a line, as a bug would. */
async function failOn(when: ReturnType<typeof sql>): Promise<void> {
  await at.asOwner(sql`
    create function fails() returns trigger language plpgsql as $$ begin raise exception 'broken'; end $$`)
  await at.asOwner(sql`
    create trigger fails before insert on bank_line for each row when (${when}) execute function fails()`)
}

test('STM-01 settles the other confirmed claims if one fails, and names it in the job’s error', async () => {
  const [ada, bob] = [await at.exchange.customer(), await at.exchange.customer()]
  const [first, last] = [await at.orderOf(ada), await at.orderOf(bob)]
  const payment = { direction: 'in', amount: '100.00', party: 'PERSON TEST' } as const
  const entries = [
    { ...payment, ref: 'L1', text: first.reference },
    { ...payment, ref: 'BAD', text: 'none' },
    { ...payment, ref: 'L2', text: last.reference },
  ]
  const { statements } = await at.upload(camtFile({ opening: '0.00', closing: '300.00', entries }), { format: 'camt' })
  expect(await at.agree('bank_statement', statements[0] ?? '')).toBe('done')
  await failOn(sql`new.line_id = 'BAD'`)
  const bad = (await at.claims()).find(({ line_id }) => line_id === 'BAD')
  await expect(settleClaims(at.exchange.deps)).rejects.toThrow(`claims that cannot be settled: ${bad?.id}`)
  expect([await at.fiat(ada), await at.fiat(bob)]).toEqual([100_00n, 100_00n])
  await at.asOwner(sql`drop trigger fails on bank_line`)
  await settleClaims(at.exchange.deps)
  expect(await at.claims()).toMatchObject([{ outcome: 'settled' }, { outcome: 'settled' }, { outcome: 'settled' }])
})

test('STM-01 settles the other lines of the signed feed if one fails, and reads that one again', async () => {
  const ada = await at.exchange.customer()
  const order = await at.orderOf(ada)
  const bad = await at.pay('none', { amount: '7.00' })
  await failOn(sql`new.amount = 700`)
  await at.pay(order.reference)
  await expect(at.readFeed()).rejects.toThrow(`lines that cannot be settled: ${bad.line_id}`)
  expect(await at.fiat(ada)).toBe(100_00n)
  await at.asOwner(sql`drop trigger fails on bank_line`)
  await at.readFeed()
  expect(await at.lineOf(bad.line_id)).toMatchObject({ status: 'queued' })
  expect(await at.fiat(ada)).toBe(100_00n)
})
