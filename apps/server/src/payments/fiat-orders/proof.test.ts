import { bank } from '@tessera/contract/payments/bank/bank.ts'
import { fiatOrders } from '@tessera/contract/payments/fiat-orders/fiat-orders.ts'
import { sql } from 'kysely'
import sharp from 'sharp'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { codeOfRefusal } from '#testing/access.ts'
import { type BankExchange, bankExchange, freshKey } from '#testing/bank-exchange.ts'
import { booksHold } from '#testing/books.ts'
import type { Person } from '#testing/exchange.ts'
import { sendFile } from '#testing/send-file.ts'
import { cleanUp } from '#platform/database/clean-up.sql.ts'

let setup: BankExchange
beforeAll(async () => {
  setup = await bankExchange()
})
afterEach(() => booksHold(setup.exchange))
afterAll(() => setup.close())

const own = (who: Person) => setup.exchange.api(fiatOrders, who)
const proofFileOf = async (who: Person, purpose: 'attachment' | 'kyc' = 'attachment') => {
  const picture = sharp({ create: { width: 8, height: 8, channels: 3, background: '#0a0' } })
  return (await sendFile(setup.exchange, who, { bytes: await picture.png().toBuffer(), purpose })).body.data.id
}

test('FIL-08 stores a proof with "I paid", records each view by an operator, and credits nothing', async () => {
  const ada = await setup.exchange.customer()
  const order = await setup.orderOf(ada)
  const proof = await proofFileOf(ada)
  const answer = await own(ada).confirmPaid({ id: order.id, proof }, freshKey())
  expect(answer).toMatchObject({ status: 'checking', proof: { id: proof } })
  const clerk = await setup.exchange.operator('finance')
  const file = await setup.exchange.api(bank, clerk).orderProof({ id: order.id })
  expect(file.size).toBeGreaterThan(0)
  const { rows } = await sql<{ actor: string }>`
    select actor from audit_entry where action = 'fiat_orders.view_proof' and target_id = ${order.id}`.execute(
    setup.exchange.deps.db,
  )
  expect(rows).toEqual([{ actor: `operator:${clerk.id}` }])
  expect(await setup.fiat(ada)).toBe(0n)
})

test('credits an order without a proof by its reference', async () => {
  const ada = await setup.exchange.customer()
  const order = await setup.orderOf(ada)
  await setup.settle({ lineId: `${order.id}-1`, text: order.reference })
  expect(await setup.get(ada, order.id)).toMatchObject({ status: 'completed', proof: null })
  const clerk = await setup.exchange.operator('finance')
  expect(await codeOfRefusal(setup.exchange.api(bank, clerk).orderProof({ id: order.id }))).toBe('NOT_FOUND')
})

test("FIL-08 accepts as a proof only the customer's own file with the right purpose, for an own order that is being checked", async () => {
  const [ada, bob] = [await setup.exchange.customer(), await setup.exchange.customer()]
  const order = await setup.orderOf(ada)
  const request = { id: order.id, proof: await proofFileOf(ada) }
  expect(await codeOfRefusal(own(ada).setProof(request))).toBe('FIAT_ORDER_WRONG_STATUS')
  const foreign = { id: order.id, proof: await proofFileOf(bob) }
  expect(await codeOfRefusal(own(ada).confirmPaid(foreign, freshKey()))).toBe('FIAT_PROOF_UNKNOWN')
  await own(ada).confirmPaid({ id: order.id }, freshKey())
  expect(await codeOfRefusal(own(ada).setProof(foreign))).toBe('FIAT_PROOF_UNKNOWN')
  expect(await codeOfRefusal(own(ada).setProof({ id: order.id, proof: await proofFileOf(ada, 'kyc') }))).toBe(
    'FIAT_PROOF_UNKNOWN',
  )
  expect(await codeOfRefusal(own(bob).setProof({ id: order.id, proof: null }))).toBe('NOT_FOUND')
  expect(await own(ada).setProof(request)).toMatchObject({ proof: { id: request.proof } })
  expect(await own(ada).setProof({ id: order.id, proof: null })).toMatchObject({ proof: null })
})

test('KYC-11 stores a proof as long as its order, and deletes a replaced file after seven days', async () => {
  const ada = await setup.exchange.customer()
  const order = await setup.orderOf(ada)
  const [first, second] = [await proofFileOf(ada), await proofFileOf(ada)]
  await own(ada).confirmPaid({ id: order.id, proof: first }, freshKey())
  await own(ada).setProof({ id: order.id, proof: second })
  await setup.asOwner(
    sql`update upload set created_at = now() - interval '8 days' where id = any(${[first, second]}::uuid[])`,
  )
  await cleanUp(setup.exchange.deps)
  const { rows } = await sql<{ id: string }>`
    select id from upload where owner = ${`customer:${ada.id}`}`.execute(setup.exchange.deps.db)
  expect(rows).toEqual([{ id: second }])
})
