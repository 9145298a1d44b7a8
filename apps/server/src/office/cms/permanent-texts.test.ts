import type { ContentOf } from '@tessera/contract/office/cms/cms-content.ts'
import { cms } from '@tessera/contract/office/cms/cms.ts'
import { customers } from '@tessera/contract/access/customers/customers.ts'
import { HOUR_MS } from '@tessera/domain/platform/clock/durations.ts'
import { sql } from 'kysely'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type AccessExchange, accessExchange } from '#testing/access.ts'
import { sendFile } from '#testing/send-file.ts'
import { both, legal, once, page, slugOf, type TextDesk, textDesk } from '#testing/texts.ts'
import { publishDue } from './publish-due.ts'

let exchange: AccessExchange
let texts: TextDesk
beforeAll(async () => {
  exchange = await accessExchange()
  texts = await textDesk(exchange)
})
afterAll(() => exchange.close())

test('a text that the site needs can be replaced, but never archived', async () => {
  const { id } = await texts.publish(legal('2031-01', 'How we keep data.'), 'privacy')
  await expect(texts.propose(id, { act: 'archive' })).rejects.toMatchObject({ code: 'CMS_TEXT_REQUIRED' })
  expect(await texts.read('privacy')).toMatchObject({ current: true })
})

const next = async (id: string, edition: string, words: string) => {
  await texts
    .desk(texts.author)
    .revise({ id, version: (await texts.newest(id)).number, content: legal(edition, words) }, once())
  return texts.propose(id)
}
const publishNext = async (id: string, edition: string, words: string) => {
  await texts.decide(await next(id, edition, words))
  await publishDue(exchange.deps)
}

test('an edition can be published again only with the same wording, even by the owner of the tables', async () => {
  const { id, slug } = await texts.publish(legal('2031-01', 'First words.'))
  await publishNext(id, '2031-02', 'Second words.')
  await publishNext(id, '2031-01', 'First words.')
  expect(await texts.read(slug)).toMatchObject({ edition: '2031-01', blocks: [{ runs: [{ text: 'First words.' }] }] })
  const { current, editions } = await texts.read(slug, 'en_US', '2031-01')
  expect([current, editions.map(({ edition }) => edition)]).toEqual([true, ['2031-01', '2031-02']])
  await expect(next(id, '2031-02', 'Other words.')).rejects.toMatchObject({ code: 'CMS_EDITION_USED' })
  const { id: version } = await texts.newest(id)
  const forced = sql`update cms_version set published_at = now() where id = ${version}`.execute(exchange.deps.db)
  await expect(forced).rejects.toThrow('edition 2031-02 was already published with other content')
})

test('registration under republished terms stores the hash of their wording', async () => {
  const { id } = await texts.publish(legal('2031-01', 'First words.'), 'terms')
  await publishNext(id, '2031-02', 'Second words.')
  await publishNext(id, '2031-01', 'First words.')
  const { id: customer } = await exchange.api(customers, await exchange.account()).info({})
  const { rows } = await sql`
    select a.edition, v.content_hash = a.document_hash as same from terms_acceptance a
      join cms_version v on v.text_id = ${id} and v.number = 1 where a.customer_id = ${customer}`.execute(
    exchange.deps.db,
  )
  expect(rows).toEqual([{ edition: '2031-01', same: true }])
})

const linking = (href: string): ContentOf<'page'> => {
  const run = (text: string) => [{ text, marks: [], href }]
  return { ...page('Links'), blocks: [{ type: 'paragraph', text: { en_US: run('here'), zh_CN: run('此处') } }] }
}
const drafted = async (content: ContentOf<'page'>) => {
  const slug = slugOf()
  return { slug, ...(await texts.desk(texts.author).create({ slug, content }, once())) }
}

test.each([
  '/cms/no-such-page',
  '/console/en_US/queue',
  '/en_US/cms/terms',
  '/investmentDetail/NONE',
  '/trade/NO-PAIR',
])('refuses a proposal with a link to %s', async (href) => {
  const { id } = await drafted(linking(href))
  await expect(texts.propose(id)).rejects.toMatchObject({
    code: 'CMS_LINK_NOWHERE',
    message: expect.stringContaining(href),
  })
})

test('publishes two texts that link to each other, and refuses links to a draft or to an archived text', async () => {
  const first = await drafted(linking('/investments?tab=bonds'))
  const second = await drafted(linking(`/cms/${first.slug}`))
  const request = await texts.propose(second.id)
  await expect(texts.decide(request)).rejects.toMatchObject({ code: 'CMS_LINK_NOWHERE' })
  await texts.desk(texts.author).revise({ id: first.id, version: 1, content: linking(`/cms/${second.slug}`) }, once())
  const other = await texts.propose(first.id)
  await texts.decide(request)
  await texts.decide(other)
  await publishDue(exchange.deps)
  expect(await texts.read(first.slug)).toMatchObject({ title: 'Links' })

  const taking = await texts.propose(second.id, { act: 'archive' })
  expect(taking.content).toMatchObject({ linkedFrom: [first.slug] })
  await texts.decide(taking)
  const late = await drafted(linking(`/cms/${second.slug}`))
  await expect(texts.propose(late.id)).rejects.toMatchObject({ code: 'CMS_LINK_NOWHERE' })
})

test('archiving a text lists scheduled texts that will link to it', async () => {
  const target = await texts.publish(page('Target', 'words'))
  const later = await drafted(linking(`/cms/${target.slug}`))
  const publishAt = new Date(Date.now() + HOUR_MS).toISOString()
  await texts.decide(await texts.propose(later.id, { publishAt }))
  const taking = await texts.propose(target.id, { act: 'archive' })
  expect(taking.content).toMatchObject({ linkedFrom: [later.slug] })
})

test('a proposal names the author of the text, even if another person proposes it', async () => {
  const { id } = await drafted(page('Whose', 'words'))
  const { content } = await texts.propose(id, { by: texts.reviewer })
  expect(content).toMatchObject({ author: { id: texts.author.id } })
})

test('FIL-08 the picture of an archived text is no longer public, but that of an accepted edition is', async () => {
  const bytes = await sharp({ create: { width: 30, height: 20, channels: 3, background: '#abc' } })
    .png()
    .toBuffer()
  const sent = { bytes, name: 'picture.png', purpose: 'image', staff: true } as const
  const illustrated = async (content: ContentOf<'page'> | ContentOf<'legal'>) => {
    const { id: uploadId } = (await sendFile(exchange, texts.author, sent)).body.data
    const image = { type: 'image' as const, uploadId, alt: both('A picture') }
    return { uploadId, ...(await texts.publish({ ...content, blocks: [...content.blocks, image] })) }
  }
  const fetched = (id: string) => exchange.api(cms).image({ id })
  const plain = await illustrated(page('Shown', 'words'))
  const edition = await illustrated(legal('2031-01', 'You may lose money.'))
  for (const { id, uploadId } of [plain, edition]) {
    expect((await fetched(uploadId)).size).toBeGreaterThan(0)
    await texts.decide(await texts.propose(id, { act: 'archive' }))
  }
  await expect(fetched(plain.uploadId)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  expect((await fetched(edition.uploadId)).size).toBeGreaterThan(0)
})
