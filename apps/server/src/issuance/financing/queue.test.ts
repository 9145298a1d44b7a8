import { financing } from '@tessera/contract/issuance/financing/financing.ts'
import { financingReview } from '@tessera/contract/issuance/financing/financing-review.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { draftedFinancing, submittedFinancing, verifiedCompany } from '#testing/financing-file.ts'
import { type Person, testExchange, type TestExchange } from '#testing/exchange.ts'

let exchange: TestExchange
let reviewer: Person
beforeAll(async () => {
  exchange = await testExchange({}, { financing: { isOpen: true, feePpm: 20_000 } })
  await exchange.coin('SGD', 'fiat', 2)
  reviewer = await exchange.operator('listing')
})
afterAll(() => exchange.close())

const mine = (who: Person) => exchange.api(financing, who)
const desk = () => exchange.api(financingReview, reviewer)

test('KYC-07 only the issuer sees unsent papers, and a file opens only within its own application', async () => {
  const who = await verifiedCompany(exchange)
  const draft = await draftedFinancing(exchange, who)
  const unsent = (await mine(who).current({})).application?.documents[0]?.uploadId ?? ''
  const { id } = await submittedFinancing(exchange)
  for (const each of [draft, id])
    await expect(desk().file({ id: each, uploadId: unsent, reason: 'Look' })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    })
  await expect(desk().get({ id: draft })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  await expect(desk().ask({ id: draft, text: 'x' })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  await expect(desk().step({ id: draft, step: 'screen' })).rejects.toMatchObject({ code: 'NOT_FOUND' })
})

test('the queue counts by status and is searched by number, company and name', async () => {
  const { id } = await submittedFinancing(exchange)
  const { number } = await desk().get({ id })
  const all = await desk().list({ pageSize: 100 })
  expect(Object.values(all.counts).reduce((sum, n) => sum + n, 0)).toBe(all.total)
  expect((await desk().list({ search: number })).rows).toMatchObject([{ id, amount: '1000000.00', currency: 'SGD' }])
  expect((await desk().list({ search: '北岸', pageSize: 100 })).total).toBe(all.total)
  expect(
    (await desk().list({ status: 'submitted', pageSize: 100 })).rows.every(({ status }) => status === 'submitted'),
  ).toBe(true)
})
