import { approvals } from '@tessera/contract/services/approvals/approvals.ts'
import { products } from '@tessera/contract/issuance/products/products.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testExchange, type TestExchange } from '#testing/exchange.ts'
import { primaryMarket, type PrimaryMarket } from '#testing/offering.ts'

let exchange: TestExchange
let market: PrimaryMarket
beforeAll(async () => {
  exchange = await testExchange()
  market = await primaryMarket(exchange)
})
afterAll(() => exchange.close())

const today = () => new Date().toISOString().slice(0, 10)
const found = { asOf: '2026-06-30', price: '10.25', valuer: 'Bell & Co' }
const agree = (id: string, proposal: Record<string, unknown>) =>
  market.agree(market.staff.listing, 'product_valuation', id, { proposal })
const publishedValuations = async (symbol: string) =>
  (await exchange.api(products).valuations({ symbol })).rows.map(({ asOf, price, valuer }) => ({ asOf, price, valuer }))

test('agreed valuations are public, newest day first, and a correction replaces the value of its day', async () => {
  const { id, symbol } = await market.published({ price: '10.00' })
  expect(await publishedValuations(symbol)).toEqual([])
  await agree(id, found)
  await agree(id, { ...found, asOf: '2026-03-31', price: '10.1' })
  await agree(id, { ...found, price: '10.30' })
  const rows = [
    { ...found, price: '10.30' },
    { ...found, asOf: '2026-03-31', price: '10.10' },
  ]
  expect(await publishedValuations(symbol)).toEqual(rows)
  expect((await exchange.api(products).detail({ symbol })).valuations).toMatchObject(rows)
  const { rows: stored } = await sql`select 1 from product_valuation`.execute(exchange.deps.db)
  expect(stored).toHaveLength(3)
})

test('the second person sees which value a correction replaces', async () => {
  const { id } = await market.published()
  await agree(id, { ...found, asOf: '2026-03-31' })
  await agree(id, found)
  const [, checker] = market.staff.listing
  const proposal = { ...found, asOf: '2026-03-31', price: '9.90' }
  const { content } = await exchange
    .api(approvals, checker)
    .subject({ kind: 'product_valuation', subjectId: id, proposal })
  expect(content).toMatchObject({
    replaces: { price: '10.25', valuer: found.valuer },
    before: { asOf: found.asOf, price: '10.25' },
  })
})

test('a proposal of one person alone does not publish a valuation', async () => {
  const { id, symbol } = await market.published()
  const [maker] = market.staff.listing
  const request = { kind: 'product_valuation', subjectId: id, verdict: 'approve', reason: 'As reported.' } as const
  await exchange.api(approvals, maker).propose({ ...request, proposal: found })
  expect(await publishedValuations(symbol)).toEqual([])
})

test.each([
  ['of a day to come', { asOf: '2999-01-01' }, 'PRODUCT_VALUATION_EARLY', 'asOf'],
  ['of nothing', { price: '0' }, 'PRODUCT_VALUATION_PRICE', 'price'],
  ['finer than its currency', { price: '10.255' }, 'PRODUCT_VALUATION_PRICE', 'price'],
  ['of no day', { asOf: '2026-02-31' }, 'PARAM_INVALID', 'asOf'],
  ['of nobody', { valuer: '  ' }, 'PARAM_INVALID', 'valuer'],
])('a valuation %s is refused at its field', async (_, wrong, code, field) => {
  const { id } = await market.published()
  await expect(agree(id, { ...found, ...wrong })).rejects.toMatchObject({ code, field })
})

test("accepts today's date, and refuses to value a draft", async () => {
  const { id, symbol } = await market.published()
  await agree(id, { ...found, asOf: today() })
  expect(await publishedValuations(symbol)).toMatchObject([{ asOf: today() }])
  const draft = await market.draft()
  await expect(agree(draft.id, found)).rejects.toMatchObject({ code: 'APPROVAL_SUBJECT_MOVED' })
  expect(await publishedValuations('NONE')).toEqual([])
})

test('the database refuses to change a valuation', async () => {
  await expect(sql`update product_valuation set price = 1`.execute(exchange.deps.db)).rejects.toThrow(
    'permission denied',
  )
})
