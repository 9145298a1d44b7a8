import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type BankExchange, bankExchange } from '#testing/bank-exchange.ts'
import { booksHold } from '#testing/books.ts'
import { camtFile } from '#testing/camt-file.ts'
import { settleClaims } from './settle-claims.ts'

let setup: BankExchange
beforeEach(async () => {
  setup = await bankExchange()
})
afterEach(async () => {
  await booksHold(setup.exchange)
  await setup.close()
})

/** Makes the database reject a line, as a bug would. */
async function failOn(when: ReturnType<typeof sql>): Promise<void> {
  await setup.asOwner(sql`
    create function fails() returns trigger language plpgsql as $$ begin raise exception 'broken'; end $$`)
  await setup.asOwner(sql`
    create trigger fails before insert on bank_line for each row when (${when}) execute function fails()`)
}

test('STM-01 settles the other confirmed claims if one fails, and names it in the job’s error', async () => {
  const [ada, bob] = [await setup.exchange.customer(), await setup.exchange.customer()]
  const [first, last] = [await setup.orderOf(ada), await setup.orderOf(bob)]
  const payment = { direction: 'in', amount: '100.00', party: 'PERSON TEST' } as const
  const entries = [
    { ...payment, ref: 'L1', text: first.reference },
    { ...payment, ref: 'BAD', text: 'none' },
    { ...payment, ref: 'L2', text: last.reference },
  ]
  const { statements } = await setup.upload(camtFile({ opening: '0.00', closing: '300.00', entries }))
  expect(await setup.agree('bank_statement', statements[0] ?? '')).toBe('done')
  await failOn(sql`new.line_id = 'BAD'`)
  const bad = (await setup.claims()).find(({ line_id }) => line_id === 'BAD')
  await expect(settleClaims(setup.exchange.deps)).rejects.toThrow(`claims that cannot be settled: ${bad?.id}`)
  expect([await setup.fiat(ada), await setup.fiat(bob)]).toEqual([100_00n, 100_00n])
  await setup.asOwner(sql`drop trigger fails on bank_line`)
  await settleClaims(setup.exchange.deps)
  expect(await setup.claims()).toMatchObject([{ outcome: 'settled' }, { outcome: 'settled' }, { outcome: 'settled' }])
})

test('STM-01 settles the other lines of the signed feed if one fails, and reads that one again', async () => {
  const ada = await setup.exchange.customer()
  const order = await setup.orderOf(ada)
  const bad = await setup.pay('none', { amount: '7.00' })
  await failOn(sql`new.amount = 700`)
  await setup.pay(order.reference)
  await expect(setup.readFeed()).rejects.toThrow(`lines that cannot be settled: ${bad.line_id}`)
  expect(await setup.fiat(ada)).toBe(100_00n)
  await setup.asOwner(sql`drop trigger fails on bank_line`)
  await setup.readFeed()
  expect(await setup.lineOf(bad.line_id)).toMatchObject({ status: 'queued' })
  expect(await setup.fiat(ada)).toBe(100_00n)
})
