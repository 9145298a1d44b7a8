import { cms } from '@tessera/contract/office/cms/cms.ts'
import { publicConfig } from '@tessera/contract/office/public-config/public-config.ts'
import { sql } from 'kysely'
import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testExchange, type TestExchange } from '#testing/exchange.ts'
import { primaryMarket } from '#testing/offering.ts'
import { seo } from '#world/stories/texts/seo.ts'
import { escaped, withHead } from '#platform/http/page-head.ts'
import { headOf } from './head-of.ts'
import { artColors } from './og-picture.ts'

let exchange: TestExchange
let [published, draft] = ['', '']
beforeAll(async () => {
  exchange = await testExchange()
  const market = await primaryMarket(exchange)
  ;({ symbol: published } = await market.published())
  ;({ symbol: draft } = await market.draft())
  const [author, reviewer] = [await exchange.operator('listing'), await exchange.operator('listing')]
  await publishText('seo', 'seo', seo, author.id, reviewer.id)
  const words = { en_US: 'Fees', zh_CN: '费用' }
  const text = { kind: 'page', title: words, summary: words, blocks: [] }
  await publishText('page', 'fees', text, author.id, reviewer.id)
  await publishText('legal', 'terms', { ...text, kind: 'legal', edition: '2031-01' }, author.id, reviewer.id)
})
afterAll(() => exchange.close())

async function publishText(kind: string, slug: string, content: object, author: string, reviewer: string) {
  const edition = 'edition' in content ? content.edition : null
  const id = randomUUID()
  await sql`insert into cms_text (id, kind, slug, created_at) values (${id}, ${kind}, ${slug}, now())`.execute(
    exchange.deps.db,
  )
  await sql`insert into cms_version (id, text_id, number, status, content, content_hash, edition, written_by, written_at, approved_by, publish_at, published_at)
            values (${randomUUID()}, ${id}, 1, 'published', ${JSON.stringify(content)}::jsonb, 'hash', ${edition}, ${author}, now(), ${reviewer}, now(), now())`.execute(
    exchange.deps.db,
  )
}

const ask = (url: string) => exchange.server.app.inject({ url })

test('public info contains the seo text of each language', async () => {
  const { seoMap } = await exchange.api(publicConfig).info({})
  expect(seoMap.zh_CN).toMatchObject({ title: seo.title.zh_CN, favicon: '/favicon.svg', logo: '/favicon.svg' })
  expect(seoMap.en_US.routes.investments?.title).toBe(seo.routes.investments.title.en_US)
})

test('each path has the title of its screen, product or text in the language of the path', async () => {
  const head = headOf(exchange.deps)
  expect(await head('/zh_CN/investments')).toMatchObject({
    title: seo.routes.investments.title.zh_CN,
    path: '/investments',
  })
  expect(await head('/en_US')).toMatchObject({ title: seo.routes.home.title.en_US, path: '' })
  expect(await head('/zh_CN/cms/fees')).toMatchObject({ title: '费用 · Tessera', path: '/cms/fees' })
  expect(await head(`/en_US/investmentDetail/${published}`)).toMatchObject({
    path: `/investmentDetail/${published}`,
    picture: `/og/${published}/2.png`,
  })
})

test('a traded market has its own title, and an untraded one is not indexed', async () => {
  await exchange.coin('AURB', 'token', 0)
  await exchange.coin('tUSD', 'crypto', 6)
  await sql`insert into market (symbol, base, quote, tick, lot, min_value, max_value, maker_fee_ppm, taker_fee_ppm, band_ppm, listing_price, status, listed_at)
            values ('AURB-tUSD', 'AURB', 'tUSD', 10000, 1, 1, 1000000, 0, 0, 200000, 12500000, 'open', now())`.execute(
    exchange.deps.db,
  )
  const head = headOf(exchange.deps)
  expect(await head('/zh_CN/trade/AURB-tUSD')).toMatchObject({ title: 'AURB/tUSD · Tessera', path: '/trade/AURB-tUSD' })
  expect(await head('/en_US/trade/NONE-tUSD')).toMatchObject({ path: null })
})

test('client navigation gets the same head as server rendering', async () => {
  const { title, tags } = await exchange.api(cms).head({ path: '/zh_CN/cms/fees' })
  expect(title).toBe('费用 · Tessera')
  const html = withHead(
    '<head></head>',
    await headOf(exchange.deps)('/zh_CN/cms/fees'),
    exchange.deps.config.PUBLIC_URL,
  )
  for (const { attributes } of tags)
    for (const value of Object.values(attributes)) expect(html).toContain(`="${escaped(value)}"`)
  expect(html.match(/data-head/g)).toHaveLength(tags.length)
  expect((await exchange.api(cms).head({ path: '/zh_CN/assets/tokenAccount' })).title).toBeNull()
})

test.each(['/en_US/assets/tokenAccount', '/en_US/personal/userManagement', '/en_US/cms/nothing', '/en_US/a/b/c'])(
  'search engines must not index %s',
  async (path) => expect(await headOf(exchange.deps)(path)).toMatchObject({ path: null, picture: null }),
)

test('AZ-12 a draft is in no head, picture or sitemap', async () => {
  expect(await headOf(exchange.deps)(`/en_US/investmentDetail/${draft}`)).toMatchObject({ path: null, picture: null })
  expect(await ask(`/og/${draft}/1.png`)).toMatchObject({ statusCode: 404 })
  expect((await ask('/sitemap.xml')).body).not.toContain(draft)
})

test('the sitemap has every product and text in both languages, and robots.txt has the URL of the sitemap', async () => {
  const { body, headers } = await ask('/sitemap.xml')
  expect(headers['content-type']).toContain('application/xml')
  for (const path of ['/investments', `/investmentDetail/${published}`, '/cms/fees'])
    for (const locale of ['en_US', 'zh_CN']) expect(body).toContain(`/${locale}${path}</loc>`)
  const robots = await ask('/robots.txt')
  expect(robots.headers['content-type']).toContain('text/plain')
  for (const path of ['/ex/', '/web/']) expect(robots.body).toContain(`Disallow: ${path}\n`)
  expect(robots.body).toMatch(/Disallow: \/console\/[\s\S]*Sitemap: http.*\/sitemap\.xml/)
})

test('the picture of a product is its own PNG, cached forever under its version', async () => {
  const answer = await ask(`/og/${published}/2.png`)
  expect(answer.headers).toMatchObject({
    'content-type': 'image/png',
    'cache-control': expect.stringContaining('immutable'),
  })
  expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 })
  expect((await ask(`/og/${published}/1.png`)).headers['cache-control']).not.toContain('immutable')
})

test('the picture uses the colors of the artwork', () => {
  const tokens = readFileSync('packages/ui/src/tokens.css', 'utf8')
  for (const [name, colour] of Object.entries(artColors)) expect(tokens).toContain(`--art-${name}: ${colour};`)
})

test.each([
  ['/en_US', true],
  ['/en_US/assets/tokenAccount', true],
  ['/en_US/cms/fees', true],
  ['/en_US/nonsense', false],
  ['/en_US/investmentDetail/NOPE', false],
  ['/en_US/investmentDetail', true],
  ['/zh_CN/cms/nope', false],
  ['/en_US/trade/NONE-tUSD', false],
])('returns if %s exists: %s', async (path, found) => {
  expect((await headOf(exchange.deps)(path)).found).toBe(found)
})

test.each([
  ['/en_US/cms/terms', '', true],
  ['/en_US/cms/terms', 'utm_source=mail', true],
  ['/zh_CN/cms/terms', 'edition=2031-01', true],
  ['/zh_CN/cms/terms', 'edition=unknown', false],
  ['/en_US/cms/terms', 'edition=', false],
  ['/en_US/cms/terms', 'edition=%00', false],
  ['/en_US/cms/terms', 'edition=2031-01&edition=unknown', false],
  ['/en_US/cms/fees', 'edition=2031-01', false],
])('returns if an edition exists: %s?%s: %s', async (path, query, found) => {
  expect((await headOf(exchange.deps)(path, query)).found).toBe(found)
})

test('a ticker in lower case finds the product, whose address is in capitals', async () => {
  const head = await headOf(exchange.deps)(`/en_US/investmentDetail/${published.toLowerCase()}`)
  expect(head).toMatchObject({ found: true, path: `/investmentDetail/${published}` })
})

test('a page without its own picture uses the exchange’s, which exists', async () => {
  for (const path of ['/en_US', '/zh_CN/investments', '/en_US/cms/fees']) {
    const { picture } = await headOf(exchange.deps)(path)
    const answer = await ask(picture ?? '')
    expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 })
  }
})
