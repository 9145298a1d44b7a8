import { approvals } from '@tessera/contract/services/approvals/approvals.ts'
import { productsManage } from '@tessera/contract/issuance/products/products-manage.ts'
import { products } from '@tessera/contract/issuance/products/products.ts'
import { subscriptions } from '@tessera/contract/issuance/subscriptions/subscriptions.ts'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { booksHold } from '#testing/books.ts'
import { changingSettings } from '#testing/changing-settings.ts'
import { testExchange, type TestExchange } from '#testing/exchange.ts'
import { freshKey, primaryMarket, type PrimaryMarket, termsOf } from '#testing/offering.ts'
import { inHours, saleOf } from '#testing/selling.ts'
import { findAsset } from '#identity/eligibility/rights.sql.ts'
import { copiedTerms } from './copy-product.ts'

let exchange: TestExchange
let market: PrimaryMarket
beforeAll(async () => {
  exchange = await testExchange()
  market = await primaryMarket(exchange)
})
afterEach(() => booksHold(exchange))
afterAll(() => exchange.close())

const visitor = () => exchange.api(products)
const manage = () => exchange.api(productsManage, market.staff.listing[0])

test('a draft is saved with the values that it has, and only a complete one can be proposed', async () => {
  const full = termsOf()
  const terms = {
    ...full,
    facts: { ...full.facts, name: { en: 'Half Moon', zh: null }, type: null, createdOn: null },
    economics: { ...full.economics, currency: null, supply: null, fee: null },
    access: { category: null, maxUnits: null },
    life: { opensAt: null, closesAt: null, allotmentExpectedAt: null, listedOn: null },
  }
  const draft = await manage().create({ symbol: 'HALF', terms }, freshKey())
  expect(draft.terms).toEqual(terms)
  const missing = [
    'facts.name.zh',
    'facts.type',
    'facts.createdOn',
    'economics.currency',
    'economics.supply',
    'economics.fee',
    'access.category',
    'life.opensAt',
    'life.closesAt',
    'life.allotmentExpectedAt',
    'documents',
  ]
  expect(draft.missing).toEqual(missing)
  expect((await manage().list({ status: 'draft' })).rows.find(({ symbol }) => symbol === 'HALF')?.missing).toEqual(
    missing,
  )
  const propose = (locale: 'en_US' | 'zh_CN') =>
    exchange
      .api(approvals, market.staff.listing[0], locale)
      .propose({ kind: 'product_publish', subjectId: draft.id, verdict: 'approve', reason: 'ready' })
  await expect(propose('en_US')).rejects.toMatchObject({
    code: 'PRODUCT_INCOMPLETE',
    message: expect.stringContaining('To complete: Name (Chinese), Product type, '),
  })
  await expect(propose('zh_CN')).rejects.toMatchObject({ message: expect.stringContaining('（中文）、') })
  const { rows } = await sql`select 1 from approval_request where subject_id = ${draft.id}`.execute(exchange.deps.db)
  expect(rows).toEqual([])
  const later = await manage().revise({ symbol: 'HALF', version: 1, terms: full }, freshKey())
  expect(later).toMatchObject({ version: 2, missing: ['documents'] })
})

test('AZ-12 an unfinished draft is invisible to investors, and a published product lacks nothing', async () => {
  const full = termsOf()
  const terms = { ...full, facts: { ...full.facts, type: null }, economics: { ...full.economics, currency: null } }
  const draft = await manage().create({ symbol: 'HIDDEN', terms }, freshKey())
  const ada = await exchange.customer()
  await expect(visitor().detail({ symbol: 'HIDDEN' })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  await expect(exchange.api(subscriptions, ada).quote({ symbol: 'HIDDEN', quantity: '1' })).rejects.toMatchObject({
    code: 'NOT_FOUND',
  })
  expect((await visitor().list({ search: 'HIDDEN' })).total).toBe(0)
  expect((await visitor().list({ symbols: ['HIDDEN'], tab: 'favorites' })).total).toBe(0)
  await expect(
    sql`update product set status = 'published' where id = ${draft.id}`.execute(exchange.deps.db),
  ).rejects.toThrow('product_published_is_complete')
})

test('a draft copies the terms of another product without its dates, its sub-trust, its contract address and its documents', async () => {
  const sold = await market.published({ supply: '500' })
  const copy = await manage().copy({ from: sold.symbol, symbol: 'COPY' }, freshKey())
  const { terms } = await manage().get({ symbol: sold.symbol })
  expect(copy).toMatchObject({ status: 'draft', version: 1, documents: [] })
  expect(copy.terms).toEqual({
    ...terms,
    facts: { ...terms.facts, createdOn: null, completedOn: null, subTrust: null },
    life: { opensAt: null, closesAt: null, allotmentExpectedAt: null, listedOn: null },
  })
  expect(copy.missing).toEqual([
    'facts.createdOn',
    'life.opensAt',
    'life.closesAt',
    'life.allotmentExpectedAt',
    'documents',
  ])
  const again = (symbol: string, from = sold.symbol) => manage().copy({ from, symbol }, freshKey())
  await expect(again('COPY')).rejects.toMatchObject({ code: 'PRODUCT_SYMBOL_TAKEN', field: 'symbol' })
  await expect(again('OTHER', 'NOSUCH')).rejects.toMatchObject({ code: 'NOT_FOUND' })
  await expect(
    exchange.api(productsManage, market.staff.finance[0]).copy({ from: sold.symbol, symbol: 'OTHER' }, freshKey()),
  ).rejects.toMatchObject({ code: 'FORBIDDEN' })
})

test('a copy of a sale has no sub-trust, and neither links nor dates of the sale', () => {
  const full = termsOf()
  const sale = saleOf({ unlocks: [{ at: inHours(48), share: '1' }] })
  const copied = copiedTerms({ ...full, facts: { ...full.facts, subTrust: 'Trust 7' }, sale })
  expect(copied.facts.subTrust).toBeNull()
  expect(copied.sale).toEqual({ ...sale, links: [], unlocks: [{ at: null, share: '1' }] })
})

test('AZ-12 a page after a draft is as empty as a page after an unknown symbol', async () => {
  const sold = await market.published()
  await manage().copy({ from: sold.symbol, symbol: 'AA' }, freshKey())
  const after = async (symbol: string) => (await visitor().list({ sort: 'alphabetical', after: symbol })).rows
  expect([await after('AA'), await after('NOSUCH')]).toEqual([[], []])
})

test('a coin cannot take the symbol of a draft, and a draft whose symbol a coin has is not published', async () => {
  const { id, symbol } = await market.draft()
  const coin = { kind: 'crypto', decimals: 2, names: { en_US: 'Coin', zh_CN: '币' }, logo: null } as const
  const { change } = changingSettings(exchange)
  expect(await change('coin', symbol, coin)).toBe('SETTING_SUBJECT_WRONG')
  expect(await change('coin', symbol.toLowerCase(), coin)).toBe('SETTING_SUBJECT_WRONG')
  await exchange.coin(symbol, 'crypto', 2)
  expect(await findAsset(exchange.deps, symbol)).toMatchObject({ category: null, cap: null })
  await expect(market.agree(market.staff.listing, 'product_publish', id)).rejects.toMatchObject({
    code: 'PRODUCT_SYMBOL_TAKEN',
    field: 'symbol',
    message: 'A coin already uses the symbol of this draft. Copy the draft under another symbol.',
  })
})

test('refuses to publish a draft whose closing time has passed', async () => {
  const { id: late } = await market.draft({ opensIn: -3, closesIn: -2 })
  await expect(market.agree(market.staff.listing, 'product_publish', late)).rejects.toMatchObject({
    code: 'PRODUCT_INCOMPLETE',
    message: 'The draft cannot be published yet. To complete: Closing time.',
  })
})
