import { ok } from '@tessera/domain/platform/outcome/outcome.ts'
import { approvals } from '@tessera/contract/services/approvals/approvals.ts'
import type { PaymentTexts } from '@tessera/domain/payments/bank-accounts/payment-texts.ts'
import { amount } from '@tessera/domain/books/money/amount.ts'
import { sql } from 'kysely'
import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { type BankExchange, bankExchange } from '#testing/bank-exchange.ts'
import { booksHold } from '#testing/books.ts'
import { asOwnerOf } from '#testing/as-owner.ts'
import { type PayingOut, payingOut } from '#testing/paying-out.ts'
import { sealFor } from '#platform/secrets/seal.ts'
import { lockPayout } from './payouts.sql.ts'
import { PAYOUT_SEAL, sealedContent } from './seal.ts'

let setup: BankExchange
let flow: PayingOut
beforeAll(async () => {
  setup = await bankExchange()
  flow = await payingOut(setup)
})
afterEach(() => booksHold(setup.exchange))
afterAll(() => setup.close())

const texts: PaymentTexts = {
  name: 'Test Ren',
  bank: 'Xing Zhan Yin Hang',
  address: { country: 'CN', town: 'Shen Zhen Shi', street: 'Ke Ji Yuan Lu', building: '3 Hao' },
}
const run = (query: ReturnType<typeof sql>) => query.execute(setup.exchange.deps.db)

test('WDR-17 a file has the confirmed name and address, and the bank may report that name', async () => {
  const made = await flow.approved(await flow.payee(500_00n, 'SGD', { texts }))
  const { batch } = await flow.export()
  const xml = await flow.fileOf(batch?.id ?? '')
  expect(xml).toMatch(
    /<Cdtr>\s*<Nm>Test Ren<\/Nm>\s*<PstlAdr>\s*<StrtNm>Ke Ji Yuan Lu<\/StrtNm>\s*<BldgNb>3 Hao<\/BldgNb>/,
  )
  expect(xml).toMatch(/<TwnNm>Shen Zhen Shi<\/TwnNm>\s*<Ctry>CN<\/Ctry>/)
  const line = { lineId: randomUUID(), direction: 'out', amount: amount(95_00n), payerName: 'TEST REN' } as const
  expect((await setup.settle({ ...line, text: made.reference })).value).toBe('paid')
  expect(await flow.stageOf(made.id)).toBe('paid')
})

test('both people read the name and the address of the file', async () => {
  const { id } = await flow.request(await flow.payee(500_00n, 'SGD', { texts }))
  const desk = setup.exchange.api(approvals, setup.finance[0])
  expect((await desk.subject({ kind: 'payout_review', subjectId: id })).content).toMatchObject({
    account: { paymentName: 'Test Ren', paymentAddress: 'Ke Ji Yuan Lu 3 Hao, Shen Zhen Shi, CN' },
  })
  await flow.decide('payout_review', id, 'refuse')
})

test('WDR-17 a payout whose texts were changed in the database is held back', async () => {
  const made = await flow.approved(await flow.payee(500_00n, 'SGD', { texts }))
  await run(
    sql`update payout set payment_texts = jsonb_set(payment_texts, '{name}', '"Eve Tan"') where id = ${made.id}`,
  )
  expect(await flow.export()).toEqual({ batch: null, heldBack: 1 })
  await run(sql`update payout set payment_texts = null where id = ${made.id}`)
  expect(await flow.export()).toEqual({ batch: null, heldBack: 1 })
  expect((await flow.desk.get({ id: made.id })).heldBack).toBe('seal_broken')
  await flow.decide('payout_recall', made.id, 'refuse')
})

test('payouts requested before the upgrade leave first, in a version 1 file that a later download repeats exactly', async () => {
  const [old, later] = [await flow.approved(await flow.payee(500_00n)), await flow.approved(await flow.payee(500_00n))]
  await withoutTexts(old.id)
  const first = await flow.export()
  expect(first).toMatchObject({ batch: { payouts: 1 }, heldBack: 0 })
  const xml = await flow.fileOf(first.batch?.id ?? '')
  expect(xml).toContain(`<EndToEndId>${old.reference}</EndToEndId>`)
  // Version 1 has the bank's name next to its BIC, and its country.
  expect(xml).toMatch(/<BICFI>DBSSSGSG<\/BICFI>\s*<Nm>DBS<\/Nm>/)
  const second = await flow.export()
  const next = await flow.fileOf(second.batch?.id ?? '')
  expect(next).toContain(`<EndToEndId>${later.reference}</EndToEndId>`)
  expect(next).toMatch(/<BICFI>DBSSSGSG<\/BICFI>\s*<\/FinInstnId>/)
  expect(await flow.fileOf(first.batch?.id ?? '')).toBe(xml)
  for (const { id } of [old, later]) await flow.unsent(id)
})

/** Changes a payout to the form in which the release before confirmed texts stored it, with its seal. */
async function withoutTexts(id: string): Promise<void> {
  const { deps } = setup.exchange
  const { value: row } = await deps.inTx('world')(async (tx) => ok(await lockPayout(tx, { id })))
  if (row === undefined) throw new Error(`no payout ${id}`)
  const seal = sealFor(deps.config, PAYOUT_SEAL).of(sealedContent({ ...row, payment_texts: null }))
  const asOwner = asOwnerOf(setup.exchange)
  await asOwner(sql`alter table payout disable trigger payout_guard`)
  await asOwner(sql`update payout set payment_texts = null, seal = ${seal} where id = ${id}`)
  await asOwner(sql`alter table payout enable trigger payout_guard`)
}
