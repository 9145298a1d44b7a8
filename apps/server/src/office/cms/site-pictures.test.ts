import { cms } from '@tessera/contract/office/cms/cms.ts'
import { cmsManage } from '@tessera/contract/office/cms/cms-manage.ts'
import { publicConfig } from '@tessera/contract/office/public-config/public-config.ts'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { seo } from '#world/stories/texts/seo.ts'
import { testExchange, type TestExchange } from '#testing/exchange.ts'
import { sendFile } from '#testing/send-file.ts'
import { once, type TextDesk, textDesk } from '#testing/texts.ts'
import { withHead } from '#platform/http/page-head.ts'
import { headOf } from './head-of.ts'
import { publishDue } from './publish-due.ts'

let exchange: TestExchange
let texts: TextDesk
beforeAll(async () => {
  exchange = await testExchange()
  texts = await textDesk(exchange)
})
afterAll(() => exchange.close())

const BRAND = '/favicon.svg'
const at = (id: string): string => `/ex/api/v1/cms/image?id=${id}`
const sent = async (background: string): Promise<string> => {
  const picture = sharp({ create: { width: 64, height: 64, channels: 3, background } })
  const file = { bytes: await picture.png().toBuffer(), name: 'icon.png', purpose: 'image', staff: true } as const
  return (await sendFile(exchange, texts.author, file)).body.data.id
}
const iconIn = async (path: string): Promise<string | undefined> => {
  const page = withHead('<head></head>', await headOf(exchange.deps)(path), exchange.deps.config.PUBLIC_URL)
  return /<link rel="icon"[^>]* href="([^"]*)"/.exec(page)?.[1]
}
const seoIn = async (language: 'en_US' | 'zh_CN') => (await exchange.api(publicConfig).info({})).seoMap[language]

test('two people choose icon and logo of a language; otherwise the exchange’s own mark is used', async () => {
  const [favicon, logo] = [await sent('#abc'), await sent('#cba')]
  const chosen = {
    ...seo,
    favicon: { en_US: null, zh_CN: favicon },
    logo: { en_US: null, zh_CN: logo },
    logoAlt: { en_US: '', zh_CN: '拼方' },
  }
  const { id } = await texts.desk(texts.author).create({ slug: 'seo', content: chosen }, once())
  expect(await seoIn('zh_CN')).toMatchObject({ favicon: BRAND, logo: BRAND, logoAlt: 'Tessera' })
  await expect(exchange.api(cms).image({ id: logo })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  await texts.decide(await texts.propose(id))
  await publishDue(exchange.deps)
  expect(await seoIn('zh_CN')).toMatchObject({ favicon: at(favicon), logo: at(logo), logoAlt: '拼方' })
  expect(await seoIn('en_US')).toMatchObject({ favicon: BRAND, logo: BRAND, logoAlt: 'Tessera' })
  expect([await iconIn('/zh_CN'), await iconIn('/en_US/investments')]).toEqual([at(favicon), BRAND])
  for (const each of [favicon, logo])
    expect((await exchange.server.app.inject({ url: at(each) })).headers['content-type']).toBe('image/png')
  await texts.desk(texts.author).revise({ id, version: 1, content: seo }, once())
  await texts.decide(await texts.propose(id))
  await publishDue(exchange.deps)
  expect(await iconIn('/zh_CN')).toBe(BRAND)
  await expect(exchange.api(cms).image({ id: logo })).rejects.toMatchObject({ code: 'NOT_FOUND' })
})

test('refuses any file except an operator’s picture, and publishes a logo together with its settings', async () => {
  const customer = await exchange.customer()
  const bytes = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#abc' } })
    .png()
    .toBuffer()
  const theirs = (await sendFile(exchange, customer, { bytes, name: 'a.png', purpose: 'image' })).body.data.id
  const { rows } = await exchange.api(cmsManage, texts.author).list({})
  const { id = '', number: version = 0 } = rows.find(({ kind }) => kind === 'seo') ?? {}
  for (const field of ['favicon', 'logo'] as const)
    await expect(
      texts
        .desk(texts.author)
        .revise({ id, version, content: { ...seo, [field]: { en_US: theirs, zh_CN: null } } }, once()),
    ).rejects.toMatchObject({ code: 'CMS_IMAGE_UNKNOWN', field: `content.${field}` })
  const mute = { ...seo, logo: { en_US: await sent('#123'), zh_CN: null } }
  await texts.desk(texts.author).revise({ id, version, content: mute }, once())
  await expect(texts.propose(id)).rejects.toMatchObject({ code: 'CMS_INCOMPLETE', field: 'content.logoAlt.en_US' })
})
