import type { LightMyRequestResponse } from 'fastify'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testExchange, type TestExchange } from '#testing/exchange.ts'
import { headOf } from '#office/cms/head-of.ts'
import { createApp } from './app.ts'
import { serveScreens } from './screens.ts'

const html =
  '<!doctype html><html lang="en-US"><head><title>Built</title></head><body><div id="root"></div></body></html>'
let exchange: TestExchange
let app: Awaited<ReturnType<typeof createApp>>
let folder: string
beforeAll(async () => {
  exchange = await testExchange()
  folder = await mkdtemp(join(tmpdir(), 'tessera-screens-'))
  const from = { web: join(folder, 'web/'), console: join(folder, 'console/') }
  for (const dist of [from.web, from.console]) {
    await mkdir(join(dist, 'assets'), { recursive: true })
    await writeFile(join(dist, 'index.html'), html)
  }
  app = await createApp(exchange.deps)
  const { config, log } = exchange.deps
  await serveScreens(app, { publicUrl: config.PUBLIC_URL, vendor: [], log, headOf: headOf(exchange.deps), from })
  await app.ready()
})
afterAll(async () => {
  await app.close()
  await rm(folder, { recursive: true })
  await exchange.close()
})

const ask = (url: string, headers: Record<string, string> = {}): Promise<LightMyRequestResponse> =>
  app.inject({ url, headers })

test.each([
  ['/', { cookie: 'lan=zh_CN', 'accept-language': 'en' }, '/zh_CN'],
  ['/', { 'accept-language': 'zh-CN,zh;q=0.9' }, '/zh_CN'],
  ['/en_US/investments/?tab=bonds', { accept: 'text/html' }, '/en_US/investments?tab=bonds'],
  ['/fr_FR/investments', { cookie: 'lan=zh_CN' }, '/en_US/investments'],
  ['/assets/tokenAccount?a=1', { accept: 'text/html' }, '/en_US/assets/tokenAccount?a=1'],
] as const)('redirects %s in the visitor’s language, without caching', async (url, headers, place) => {
  const { statusCode, headers: received } = await ask(url, headers)
  expect([statusCode, received.location]).toEqual([302, place])
  expect(received).toMatchObject({
    'cache-control': 'no-store',
    vary: expect.stringContaining('Cookie, Accept-Language'),
  })
})

test.each([{}, { accept: '*/*' }, { accept: 'text/html' }])(
  'answers with a page to a request with %o',
  async (headers) => {
    const answer = await ask('/en_US/investments', headers)
    expect(answer.statusCode).toBe(200)
    expect(answer.headers['content-type']).toContain('text/html')
    expect(answer.body).toContain('<div id="root">')
  },
)

test.each([
  ['/en_US', 'no-cache'],
  ['/zh_CN/investmentDetail/AURB', 'no-cache'],
  ['/en_US/login', 'no-store'],
  ['/en_US/assets/tokenAccount', 'no-store'],
  ['/console/en_US/queue', 'no-store'],
] as const)('answers %s with %s, so that only public pages enter the back/forward cache', async (url, cache) => {
  const { headers } = await ask(url, { accept: 'text/html' })
  expect(headers['cache-control']).toBe(cache)
})

test('answers in the envelope to requests that accept no page, and to every POST', async () => {
  const response = await ask('/en_US/investments', { accept: 'application/json' })
  const posted = await app.inject({ method: 'POST', url: '/', headers: { accept: 'text/html' } })
  for (const answer of [response, posted, await ask('/assets/gone.js', { accept: '*/*' })]) {
    expect(answer.statusCode).toBe(404)
    expect(answer.json()).toMatchObject({ code: 'NOT_FOUND' })
  }
})

test.each(['/en_US/nonsense', '/en_US/investmentDetail/NOPE', '/zh_CN/cms/nope'])(
  'answers %s with a not-found page for people, and with its status for programs',
  async (path) => {
    const answer = await ask(path, { accept: 'text/html' })
    expect(answer.statusCode).toBe(404)
    expect(answer.body).toContain('noindex')
    expect(answer.body).toContain('<div id="root">')
  },
)
