import { approvals } from '@tessera/contract/services/approvals/approvals.ts'
import type { ContentOf } from '@tessera/contract/office/cms/cms-content.ts'
import { cms } from '@tessera/contract/office/cms/cms.ts'
import { publicConfig } from '@tessera/contract/office/public-config/public-config.ts'
import { HOUR_MS } from '@tessera/domain/platform/clock/durations.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Person, testExchange, type TestExchange } from '#testing/exchange.ts'
import { both, legal, once, page, paragraph, slugOf, type TextDesk, textDesk } from '#testing/texts.ts'
import { publishDue } from './publish-due.ts'

let exchange: TestExchange
let texts: TextDesk
let [author, reviewer]: [Person, Person] = [
  { id: '', email: '', token: '' },
  { id: '', email: '', token: '' },
]
beforeAll(async () => {
  exchange = await testExchange()
  texts = await textDesk(exchange)
  ;({ author, reviewer } = texts)
})
afterAll(() => exchange.close())

const desk = (who: Person) => texts.desk(who)
const newest = (id: string) => texts.newest(id)
const propose = (...args: Parameters<TextDesk['propose']>) => texts.propose(...args)
const decide = (...args: Parameters<TextDesk['decide']>) => texts.decide(...args)
const publish = (...args: Parameters<TextDesk['publish']>) => texts.publish(...args)
const read = (...args: Parameters<TextDesk['read']>) => texts.read(...args)

test('a text is written, approved by another person, published on schedule and read in both languages', async () => {
  const slug = slugOf()
  const { id } = await desk(author).create({ slug, content: page('Fees', 'Trading costs 0.1 %.') }, once())
  await expect(read(slug)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  const request = await propose(id)
  expect(await newest(id)).toMatchObject({ status: 'review' })
  await decide(request)
  expect(await newest(id)).toMatchObject({ status: 'scheduled' })
  await publishDue(exchange.deps)
  expect(await read(slug)).toMatchObject({ title: 'Fees', blocks: [{ runs: [{ text: 'Trading costs 0.1 %.' }] }] })
  expect(await read(slug, 'zh_CN')).toMatchObject({
    title: '中Fees',
    blocks: [{ runs: [{ text: '中Trading costs 0.1 %.' }] }],
  })
})

test('ADM-01 the author of a version cannot approve it, even if another person proposes it', async () => {
  const { id } = await desk(author).create({ slug: slugOf(), content: page('Own', 'words') }, once())
  const own = await propose(id)
  await expect(decide(own, 'approve', author)).rejects.toMatchObject({ code: 'APPROVAL_OWN_PROPOSAL' })
  await decide(own, 'refuse')
  const byAnother = await propose(id, { by: reviewer })
  await expect(decide(byAnother, 'approve', author)).rejects.toMatchObject({ code: 'CMS_OWN_TEXT' })
  expect(await newest(id)).toMatchObject({ status: 'review', approvedBy: null })
  const { id: version } = await newest(id)
  const self = sql`update cms_version set approved_by = written_by where id = ${version}`.execute(exchange.deps.db)
  await expect(self).rejects.toThrow('check constraint')
})

test('a returned or withdrawn version is a draft again, and the next version archives it', async () => {
  const { id } = await desk(author).create({ slug: slugOf(), content: page('Back', 'one') }, once())
  await decide(await propose(id), 'refuse')
  expect(await newest(id)).toMatchObject({ status: 'draft' })
  const request = await propose(id)
  await expect(desk(author).revise({ id, version: 1, content: page('Back', 'two') }, once())).rejects.toMatchObject({
    code: 'CMS_WRONG_STATUS',
  })
  await exchange.api(approvals, author).cancel({ requestId: request.id })
  await desk(author).revise({ id, version: 1, content: page('Back', 'two') }, once())
  const { versions } = await desk(author).get({ id })
  expect(versions.map(({ number, status }) => [number, status])).toEqual([
    [2, 'draft'],
    [1, 'archived'],
  ])
})

test('one person can cancel a scheduled version before its time', async () => {
  const slug = slugOf()
  const { id } = await desk(author).create({ slug, content: page('Later', 'words') }, once())
  const publishAt = new Date(Date.now() + HOUR_MS).toISOString()
  await decide(await propose(id, { publishAt }))
  await publishDue(exchange.deps)
  await expect(read(slug)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  await desk(reviewer).callOff({ id, reason: 'a wrong figure' })
  expect(await newest(id)).toMatchObject({ status: 'draft', approvedBy: null, publishAt: null })
  await decide(await propose(id, { publishAt }))
  exchange.passTime(2 * HOUR_MS)
  await publishDue(exchange.deps)
  expect(await read(slug)).toMatchObject({ title: 'Later' })
})

test('accepts only a future time of publication, and publishes at once if the proposed time has passed', async () => {
  const slug = slugOf()
  const { id } = await desk(author).create({ slug, content: page('Hour', 'words') }, once())
  const now = exchange.deps.clock(new Date()).getTime()
  for (const publishAt of ['2020-01-01T10:00:00.000Z', new Date(now).toISOString()])
    await expect(propose(id, { publishAt })).rejects.toMatchObject({ code: 'CMS_HOUR_PAST', field: 'publishAt' })
  const request = await propose(id, { publishAt: new Date(now + 2 * HOUR_MS).toISOString() })
  exchange.passTime(3 * HOUR_MS)
  await decide(request)
  await publishDue(exchange.deps)
  expect(await read(slug)).toMatchObject({ title: 'Hour' })
})

test('publishes one version at a time, and archives it after two people agree', async () => {
  const { id, slug } = await publish(page('First', 'one'))
  await desk(author).revise({ id, version: 1, content: page('Second', 'two') }, once())
  expect(await read(slug)).toMatchObject({ title: 'First' })
  await decide(await propose(id))
  await publishDue(exchange.deps)
  expect(await read(slug)).toMatchObject({ title: 'Second' })
  expect((await desk(author).get({ id })).versions.map(({ status }) => status)).toEqual(['published', 'archived'])
  await decide(await propose(id, { act: 'archive' }))
  await expect(read(slug)).rejects.toMatchObject({ code: 'NOT_FOUND' })
})

test('registration accepts the terms in force, and an accepted edition can still be read', async () => {
  const { id } = await publish(legal('2031-01', 'You may lose money.'), 'terms')
  const accepted = async () => (await exchange.api(publicConfig).info({})).policyVersions.terms
  expect(await accepted()).toBe('2031-01')
  await desk(author).revise({ id, version: 1, content: legal('2031-01', 'You cannot lose money.') }, once())
  await expect(propose(id)).rejects.toMatchObject({ code: 'CMS_EDITION_USED', field: 'content.edition' })
  await desk(author).revise({ id, version: 2, content: legal('2031-02', 'You may lose all money.') }, once())
  await decide(await propose(id))
  await publishDue(exchange.deps)
  expect(await accepted()).toBe('2031-02')
  expect(await read('terms', 'en_US', '2031-01')).toMatchObject({
    current: false,
    blocks: [{ runs: [{ text: 'You may lose money.' }] }],
    editions: [{ edition: '2031-02' }, { edition: '2031-01' }],
  })
})

test('a draft may be incomplete, but a proposal must be complete in both languages', async () => {
  const half = { ...page('Half', 'words'), summary: both('There', '') }
  const { id } = await desk(author).create({ slug: slugOf(), content: half }, once())
  await expect(propose(id)).rejects.toMatchObject({ code: 'CMS_INCOMPLETE', field: 'content.summary.zh_CN' })
  expect(await newest(id)).toMatchObject({ status: 'draft' })
})

test('refuses to overwrite a version that another person has saved in the meantime, and to change saved versions', async () => {
  const { id } = await desk(author).create({ slug: slugOf(), content: page('Race', 'one') }, once())
  await desk(reviewer).revise({ id, version: 1, content: page('Race', 'two') }, once())
  await expect(desk(author).revise({ id, version: 1, content: page('Race', 'three') }, once())).rejects.toMatchObject({
    code: 'CMS_VERSION_STALE',
  })
  const rewrite = sql`update cms_version set content = '{}' where text_id = ${id}`.execute(exchange.deps.db)
  await expect(rewrite).rejects.toThrow('cannot be changed or deleted')
  await expect(sql`delete from cms_version where text_id = ${id}`.execute(exchange.deps.db)).rejects.toThrow(
    'cannot be changed or deleted',
  )
})

test('an address is unique, and footer and seo exist once under their own names', async () => {
  const slug = slugOf()
  await desk(author).create({ slug, content: page('A', 'a') }, once())
  await expect(desk(author).create({ slug, content: page('B', 'b') }, once())).rejects.toMatchObject({
    code: 'CMS_SLUG_TAKEN',
  })
  const { id } = await desk(author).create({ slug: slugOf(), content: page('C', 'c') }, once())
  const other = { ...page('C', 'c'), kind: 'announcement' as const }
  await expect(desk(author).revise({ id, version: 1, content: other }, once())).rejects.toMatchObject({
    code: 'CMS_KIND_FIXED',
  })
})

const banner = (text: string, about: Partial<ContentOf<'banner'>>): ContentOf<'banner'> => ({
  kind: 'banner',
  text: both(text),
  tone: 'info',
  link: null,
  validFrom: '2020-01-01T00:00:00.000Z',
  validUntil: null,
  ...about,
})

test('shows valid banners, the most severe first', async () => {
  const soon = new Date(Date.now() + 100 * HOUR_MS).toISOString()
  await publish(page('Status', 'all well'), 'status')
  await publish(banner('old', { validUntil: '2020-02-01T00:00:00.000Z' }))
  await publish(banner('plain', {}))
  await publish(banner('later', { validFrom: soon }))
  await publish(banner('grave', { tone: 'negative', link: { href: '/cms/status', text: both('More') } }))
  const { rows } = await exchange.api(cms).banners({ lang: 'en_US' })
  expect((await exchange.api(cms).banners({ lang: 'zh_CN' })).rows.map(({ hash }) => hash)).toEqual(
    rows.map(({ hash }) => hash),
  )
  expect(new Set(rows.map(({ hash }) => hash)).size).toBe(rows.length)
  expect(rows.map(({ text, link }) => [text, link?.text])).toEqual([
    ['grave', 'More'],
    ['plain', undefined],
  ])
})

test('one person archives a banner at once, but no other text', async () => {
  const { id } = await publish(banner('Deposits are late', { tone: 'warning', screens: ['deposits'] }))
  const currentTexts = async () => (await exchange.api(cms).banners({ lang: 'en_US' })).rows.map(({ text }) => text)
  await expect.poll(currentTexts).toContain('Deposits are late')
  await desk(author).endBanner({ id, reason: 'the bank is back' })
  await expect.poll(currentTexts).not.toContain('Deposits are late')
  await expect(desk(author).endBanner({ id, reason: 'again' })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  const other = await publish(page('Stays', 'words'))
  await expect(desk(author).endBanner({ id: other.id, reason: 'no' })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  const { rows: acts } = await sql<{ reason: string }>`
    select reason from audit_entry where action = 'cms.end_banner' and target_id = ${id}`.execute(exchange.deps.db)
  expect(acts).toEqual([{ reason: 'the bank is back' }])
})

test('a banner has screens and products, and a banner of an earlier release has none of either', async () => {
  await publish(banner('everywhere', {}))
  await publish(banner('paying in', { screens: ['deposits', 'login'] }))
  const banners = async () => (await exchange.api(cms).banners({ lang: 'zh_CN' })).rows
  await expect.poll(banners).toContainEqual(expect.objectContaining({ text: '中paying in' }))
  const rows = await banners()
  const places = (text: string) => rows.find((row) => row.text === text)
  expect(places('中everywhere')).toMatchObject({ screens: [], products: [] })
  expect(places('中paying in')).toMatchObject({ screens: ['deposits', 'login'], products: [] })
})

const wrongPlaces: readonly (readonly [name: string, about: Partial<ContentOf<'banner'>>, href: string])[] = [
  ['a page of another site', { link: { href: 'https://example.com/', text: both('More') } }, 'https://example.com/'],
  ['a product that does not exist', { products: ['NOSUCH'] }, '/investmentDetail/NOSUCH'],
]
test.each(wrongPlaces)('ADM-05 refuses to publish a banner with %s', async (_name, about, href) => {
  const { id } = await desk(author).create({ slug: slugOf(), content: banner('wrong', about) }, once())
  await expect(propose(id)).rejects.toMatchObject({ code: 'CMS_LINK_NOWHERE', message: expect.stringContaining(href) })
})

test('returns footer, questions and the list in the requested language', async () => {
  await publish(page('Fees', 'few'), 'fees')
  const link = (href: string, text: string) => ({ type: 'link' as const, href, text: both(text) })
  await publish({
    kind: 'footer',
    tagline: both('The exchange'),
    columns: [{ type: 'heading', level: 2, text: both('Company') }, link('/cms/fees', 'Fees')],
    notes: [paragraph('Capital is at risk.')],
    links: [link('/cms/terms', 'Terms')],
  })
  const faq = (rank: number, question: string): ContentOf<'faq'> => ({
    kind: 'faq',
    question: both(question),
    answer: [paragraph('Yes.')],
    rank,
    onLanding: rank === 1,
  })
  await publish(faq(2, 'Second?'))
  await publish(faq(1, 'First?'))
  expect(await exchange.api(cms).footer({ lang: 'zh_CN' })).toMatchObject({
    footer: {
      columns: [{ title: '中Company', links: [{ href: '/cms/fees', text: '中Fees' }] }],
      links: [{ text: '中Terms' }],
    },
  })
  const { rows } = await exchange.api(cms).faq({ lang: 'en_US' })
  expect(rows.map(({ question, onLanding }) => [question, onLanding])).toEqual([
    ['First?', true],
    ['Second?', false],
  ])
  const { slug } = await publish({ ...page('News', 'n'), kind: 'announcement' })
  const listed = await exchange.api(cms).list({ lang: 'zh_CN' })
  expect(listed.rows[0]).toMatchObject({ id: slug, kind: 'announcement', title: '中News' })
})

test('a published text can be cached and has an ETag', async () => {
  const { id, slug } = await publish(page('Cached', 'one'))
  const ask = (tag?: string) =>
    exchange.server.app.inject({
      url: `/ex/api/v1/cms/get?id=${slug}&lang=en_US`,
      headers: { language: 'en_US', ...(tag !== undefined && { 'if-none-match': tag }) },
    })
  const first = await ask()
  expect(first.headers).toMatchObject({
    'cache-control': 'public, max-age=10',
    vary: expect.stringContaining('language'),
  })
  const tag = String(first.headers['etag'])
  expect(await ask(tag)).toMatchObject({ statusCode: 304, body: '' })
  await desk(author).revise({ id, version: 1, content: page('Cached', 'two') }, once())
  await decide(await propose(id))
  await publishDue(exchange.deps)
  expect(await ask(tag)).toMatchObject({ statusCode: 200 })
})
