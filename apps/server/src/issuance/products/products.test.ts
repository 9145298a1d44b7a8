import { approvals } from '@tessera/contract/services/approvals/approvals.ts'
import { productsManage } from '@tessera/contract/issuance/products/products-manage.ts'
import { products } from '@tessera/contract/issuance/products/products.ts'
import { sql } from 'kysely'
import { readFileSync } from 'node:fs'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { booksHold } from '#testing/books.ts'
import { testExchange, type TestExchange } from '#testing/exchange.ts'
import { freshKey, primaryMarket, type PrimaryMarket, termsOf } from '#testing/offering.ts'
import { sendFile } from '#testing/send-file.ts'
import { advanceProducts } from './advance-products.ts'

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
const statusOf = async (symbol: string): Promise<string | undefined> =>
  (await sql<{ status: string }>`select status from product where symbol = ${symbol}`.execute(exchange.deps.db)).rows[0]
    ?.status

test('AZ-12 a draft is invisible in the list, by symbol, in its documents and as a favorite', async () => {
  const { symbol } = await market.draft()
  const { rows } = await visitor().list({ search: symbol })
  expect(rows).toEqual([])
  await expect(visitor().detail({ symbol })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  const { documents } = await manage().get({ symbol })
  await expect(visitor().document({ id: documents[0]?.id ?? '' })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  const ada = await exchange.customer()
  await expect(exchange.api(products, ada).setFavorite({ symbol, favorite: true })).rejects.toMatchObject({
    code: 'NOT_FOUND',
  })
  await expect(exchange.api(productsManage, ada).get({ symbol })).rejects.toMatchObject({ code: 'UNAUTHORIZED' })
})

test('AZ-12 shows each state after the draft', async () => {
  const { id, symbol } = await market.draft({ opensIn: 2 })
  await market.agree(market.staff.listing, 'product_publish', id)
  await advanceProducts(exchange.deps)
  const displayedStatus = async () => (await visitor().detail({ symbol })).status
  expect(await displayedStatus()).toBe('published')
  await sql`update product set open_at = now() - interval '1 hour' where id = ${id}`.execute(exchange.deps.db)
  await advanceProducts(exchange.deps)
  expect(await displayedStatus()).toBe('in_subscription')
  await market.close(symbol)
  expect(await displayedStatus()).toBe('subscription_ended')
  await market.agree(market.staff.finance, 'allotment', id)
  expect(await displayedStatus()).toBe('allotted')
})

test('publishing issues the whole supply into escrow, once, and creates the token', async () => {
  const { id, symbol } = await market.published({ supply: '1000', decimals: 3 })
  const { rows } = await sql<{ purpose: string; posted: bigint }>`
    select purpose, posted from account where coin = ${symbol} order by purpose`.execute(exchange.deps.db)
  expect(rows).toEqual([
    { purpose: `escrow:${id}`, posted: 1_000_000n },
    { purpose: `issuer:${id}`, posted: -1_000_000n },
  ])
  await expect(market.agree(market.staff.listing, 'product_publish', id)).rejects.toMatchObject({
    code: 'APPROVAL_SUBJECT_MOVED',
  })
})

test('one person alone cannot publish a draft, and nobody can without a document', async () => {
  const { id, symbol } = await market.draft()
  const [maker] = market.staff.listing
  await expect(market.agree([maker, maker], 'product_publish', id)).rejects.toMatchObject({
    code: 'APPROVAL_OWN_PROPOSAL',
  })
  expect(await statusOf(symbol)).toBe('draft')
  const bare = await manage().create({ symbol: 'BARE', terms: termsOf() }, freshKey())
  expect(bare.missing).toEqual(['documents'])
  await expect(market.agree(market.staff.listing, 'product_publish', bare.id)).rejects.toMatchObject({
    code: 'PRODUCT_INCOMPLETE',
    message: 'The draft cannot be published yet. To complete: Documents.',
  })
})

test('SUB-07 operators cannot edit published terms; each edit of a draft makes a version', async () => {
  const { id, symbol } = await market.draft()
  const terms = termsOf({ price: '12.00' })
  await expect(manage().revise({ symbol, version: 1, terms }, freshKey())).rejects.toMatchObject({
    code: 'PRODUCT_VERSION_STALE',
  })
  expect(await manage().revise({ symbol, version: 2, terms }, freshKey())).toMatchObject({ version: 3 })
  const request = await exchange
    .api(approvals, market.staff.listing[0])
    .propose({ kind: 'product_publish', subjectId: id, verdict: 'approve', reason: 'ready' })
  await manage().revise({ symbol, version: 3, terms: termsOf({ price: '1.00' }) }, freshKey())
  await expect(
    exchange.api(approvals, market.staff.listing[1]).decide({
      requestId: request.id,
      verdict: 'approve',
      contentHash: request.contentHash,
      note: 'seen',
    }),
  ).rejects.toMatchObject({ code: 'APPROVAL_CONTENT_CHANGED' })
  const live = await market.published()
  await expect(manage().revise({ symbol: live.symbol, version: 2, terms }, freshKey())).rejects.toMatchObject({
    code: 'PRODUCT_WRONG_STATUS',
  })
  await expect(manage().revise({ symbol: 'NOSUCH', version: 1, terms }, freshKey())).rejects.toMatchObject({
    code: 'NOT_FOUND',
  })
})

test('removing a document from a draft makes a version, and a published product refuses it', async () => {
  const { symbol } = await market.draft()
  const { documents, version } = await manage().get({ symbol })
  const documentId = documents[0]?.id ?? ''
  const without = await manage().removeDocument({ symbol, documentId }, freshKey())
  expect(without).toMatchObject({ version: version + 1, documents: [] })
  const removedTwice = manage().removeDocument({ symbol, documentId }, freshKey())
  await expect(removedTwice).rejects.toMatchObject({ code: 'NOT_FOUND' })
  await expect(manage().document({ id: documentId })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  const live = await market.published()
  const liveDocument = (await manage().get({ symbol: live.symbol })).documents[0]?.id ?? ''
  await expect(
    manage().removeDocument({ symbol: live.symbol, documentId: liveDocument }, freshKey()),
  ).rejects.toMatchObject({
    code: 'PRODUCT_WRONG_STATUS',
  })
  const other = await market.draft()
  await expect(
    manage().removeDocument({ symbol: other.symbol, documentId: liveDocument }, freshKey()),
  ).rejects.toMatchObject({
    code: 'NOT_FOUND',
  })
})

test('a video is a document that only operators upload, that nobody must accept, and that is served in ranges', async () => {
  const bytes = readFileSync(new URL('../../../../../world/src/stories/lantern-bay.webm', import.meta.url))
  const film = { bytes, name: 'tower.webm', purpose: 'video' } as const
  const { body } = await sendFile(exchange, market.staff.listing[0], { ...film, staff: true })
  expect(body.data).toMatchObject({ mediaType: 'video/webm', name: 'tower.webm' })
  const customer = await exchange.customer()
  expect((await sendFile(exchange, customer, film)).body.code).toBe('PARAM_INVALID')
  expect((await sendFile(exchange, customer, { ...film, purpose: 'attachment' })).body.code).toBe('UPLOAD_TYPE_REFUSED')

  const { id: productId, symbol } = await market.draft()
  const document = {
    symbol,
    uploadId: body.data.id,
    kind: 'video' as const,
    title: { en: 'The tower', zh: '楼宇' },
    datedOn: '2026-01-01',
    languages: ['en_US' as const],
    mustAccept: false,
  }
  await expect(manage().addDocument({ ...document, kind: 'deed' }, freshKey())).rejects.toMatchObject({
    code: 'NOT_FOUND',
  })
  await expect(manage().addDocument({ ...document, mustAccept: true }, freshKey())).rejects.toMatchObject({
    code: 'PARAM_INVALID',
  })
  const { documents } = await manage().addDocument(document, freshKey())
  expect(documents.map(({ kind }) => kind)).toEqual(['memorandum', 'video'])
  await market.agree(market.staff.listing, 'product_publish', productId)

  const fetched = (headers: Record<string, string> = {}) =>
    exchange.server.app.inject({ url: documents[1]?.url ?? '', headers })
  const whole = await fetched()
  expect([whole.statusCode, whole.headers['accept-ranges'], whole.rawPayload.equals(bytes)]).toEqual([
    200,
    'bytes',
    true,
  ])
  const part = await fetched({ range: 'bytes=100-199' })
  expect([part.statusCode, part.headers['content-range']]).toEqual([206, `bytes 100-199/${bytes.length}`])
  expect(part.rawPayload.equals(bytes.subarray(100, 200))).toBe(true)
  expect((await fetched({ range: `bytes=${bytes.length}-` })).statusCode).toBe(416)
})

test.each([
  ['a supply that no step divides', { supply: '100', step: '7', min: '7' }],
  ['a minimum above the supply', { supply: '10', min: '20' }],
  ['a maximum below the minimum', { min: '10', max: '5' }],
  ['a price of nothing', { price: '0.00' }],
  ['a price too precise', { price: '1.001' }],
  ['a fee above a tenth', { fee: '0.100001' }],
  ['an end before the start', { opensIn: 5, closesIn: 4 }],
])('terms with %s are refused', async (_name, about) => {
  await expect(manage().create({ symbol: 'WRONG', terms: termsOf(about) }, freshKey())).rejects.toMatchObject({
    code: 'PRODUCT_TERMS_INVALID',
  })
})

test.each([
  ['solana_devnet', 'no address'],
  [null, '0x52908400098527886E0F7030069857D2E4169EE7'],
  ['ethereum', '7xKXtg2CW87d97TXJSDpbD5jBkheTqA83TZRuJosgAsU'],
])('terms on %s whose contract address is %s are refused at its field', async (network, contractAddress) => {
  const terms = termsOf()
  const token = { ...terms.token, network, contractAddress }
  await expect(manage().create({ symbol: 'WRONG', terms: { ...terms, token } }, freshKey())).rejects.toMatchObject({
    code: 'PRODUCT_CONTRACT_ADDRESS_WRONG',
    field: 'terms.token.contractAddress',
  })
})

test('a ticker belongs to one product or one coin', async () => {
  const { symbol } = await market.draft()
  for (const taken of [symbol, 'SGD'])
    await expect(manage().create({ symbol: taken, terms: termsOf() }, freshKey())).rejects.toMatchObject({
      code: 'PRODUCT_SYMBOL_TAKEN',
    })
})

/** Returns the full-width form of a character, as an input method types it. */
const wide = (sign: string): string => String.fromCodePoint(sign.charCodeAt(0) + 0xfe_e0)

test('the list has tabs with counts, favorites, search and three sort orders', async () => {
  const bond = await market.published({ type: 'bond', closesIn: 3 })
  const later = await market.published({ type: 'bond', closesIn: 8 })
  await market.published({ type: 'etf' })
  const ada = await exchange.customer()
  const mine = exchange.api(products, ada)
  await mine.setFavorite({ symbol: bond.symbol, favorite: true })
  await mine.setFavorite({ symbol: bond.symbol, favorite: true })
  const favorites = await mine.list({ tab: 'favorites' })
  expect(favorites).toMatchObject({ total: 1, rows: [{ symbol: bond.symbol, favorite: true }] })
  expect(favorites.counts).toMatchObject({ favorites: 1, bonds: 2, funds: 1, stocks: 0 })
  const inBonds = async (sort: 'comprehensive' | 'newest') =>
    (await mine.list({ tab: 'bonds', sort })).rows.map(({ symbol }) => symbol)
  expect(await inBonds('comprehensive')).toEqual([bond.symbol, later.symbol])
  expect(await inBonds('newest')).toEqual([later.symbol, bond.symbol])
  expect((await mine.list({ sort: 'alphabetical', status: 'in_subscription' })).total).toBeGreaterThan(2)
  expect((await mine.list({ search: bond.symbol.toLowerCase() })).total).toBe(1)
  expect((await mine.list({ search: '灯塔湾' })).total).toBeGreaterThan(2)
  for (const search of ['Lantern Bay', 'lanternbay', 'nternB'])
    expect((await mine.list({ search })).total).toBeGreaterThan(2)
  for (const search of ['燈塔灣', '灯　塔', 'ｌａｎｔｅｒｎ', bond.symbol.replaceAll(/[A-Z0-9]/g, wide)])
    expect((await mine.list({ search })).total).toBeGreaterThan(0)
  expect((await mine.list({ search: '%' })).total).toBe(0)
  await mine.setFavorite({ symbol: bond.symbol, favorite: false })
  expect((await mine.list({ tab: 'favorites' })).total).toBe(0)
})

test("AZ-12 a visitor's favorites are found by symbol, move into the account once, and include no draft", async () => {
  const [one, two, draft] = [await market.published(), await market.published(), await market.draft()]
  const symbols = [one.symbol, draft.symbol, 'NONE']
  const seen = await visitor().list({ tab: 'favorites', symbols })
  expect(seen).toMatchObject({ total: 1, rows: [{ symbol: one.symbol }], counts: { favorites: 1 } })
  const mine = exchange.api(products, await exchange.customer())
  await mine.setFavorite({ symbol: two.symbol, favorite: true })
  expect(await mine.mergeFavorites({ symbols })).toEqual({ added: 1 })
  expect(await mine.mergeFavorites({ symbols })).toEqual({ added: 0 })
  const favorites = (await mine.list({ tab: 'favorites' })).rows.map(({ symbol }) => symbol)
  expect(favorites.toSorted()).toEqual([one.symbol, two.symbol].toSorted())
})

test('regions are shown in the reader’s language and filtered by the same value in both', async () => {
  await market.published()
  const { regions } = await exchange.api(products, undefined, 'zh_CN').list({})
  const [region] = regions
  expect(region).toEqual({ id: 'Singapore', name: '新加坡' })
  const inSingapore = await visitor().list({ region: 'Singapore' })
  expect(inSingapore.total).toBeGreaterThan(0)
  expect((await visitor().list({ region: 'Atlantis' })).total).toBe(0)
})

test("texts of a product are in the reader's language", async () => {
  const { symbol } = await market.published()
  expect((await exchange.api(products, undefined, 'zh_CN').detail({ symbol })).name).toBe('灯塔湾')
  expect((await visitor().detail({ symbol })).name).toBe('Lantern Bay')
})

test('the landing page’s numbers are counted live, and sums without a rate are left out', async () => {
  const before = await visitor().siteFacts({})
  const { symbol } = await market.published()
  const ada = await market.investor(500_00n)
  await market.subscribe(ada, symbol, '10')
  await sql`insert into rate (coin, fiat, price, as_of, source) values ('SGD', 'SGD', 10000000000, now(), 'test')`.execute(
    exchange.deps.db,
  )
  const after = await visitor().siteFacts({})
  expect(after.products).toBe(before.products + 1)
  expect(after.investors).toBe(before.investors + 1)
  expect(before.raised).toBe('0.00')
  expect(after).toMatchObject({ raised: '100.00', volume24h: '0.00', currency: 'SGD', issuers: 1, regions: 1 })
})

test('the lowest minimum is one with a rate, because others cannot be compared', async () => {
  await exchange.coin('XTS', 'fiat', 2)
  const { symbol } = await market.published({ price: '9000000.00' })
  await sql`update product set currency = 'XTS' where symbol = ${symbol}`.execute(exchange.deps.db)
  await sql`insert into rate (coin, fiat, price, as_of, source) values ('SGD', 'SGD', 10000000000, now(), 'test') on conflict do nothing`.execute(
    exchange.deps.db,
  )
  await market.published()
  expect((await visitor().siteFacts({})).lowestMinimum).toMatchObject({ currency: 'SGD' })
})
