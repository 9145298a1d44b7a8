import { expect, test } from 'vitest'
import { type PageRequest, type PageTarget, pageTargetOf } from './page-request.ts'

const meant = (path: string, headers: PageRequest['headers'] = { accept: 'text/html' }, query = ''): PageTarget =>
  pageTargetOf({ path, query, headers })

test.each([
  ['of a browser navigation', 'text/html,application/xhtml+xml,*/*;q=0.8'],
  ['of a link preview, monitoring or curl', '*/*'],
  ['any text', 'text/*'],
  ['nothing', undefined],
])('answers with a page for the accept header %s', (_, accept) => {
  expect(meant('/en_US/investments', { accept })).toEqual({ page: 'web' })
  expect(meant('/console/en_US/kyc', { accept })).toEqual({ page: 'console' })
})

test.each([
  ['JSON only', '/en_US/investments', 'application/json'],
  ['a picture', '/en_US/investments', 'image/avif,image/webp'],
  ['an icon of the browser’s own', '/favicon.ico', 'image/avif,*/*;q=0.8'],
  ['a removed script', '/assets/index-old.js', '*/*'],
  ['an unknown path', '/debug', undefined],
  ['an unknown path with a language', '/en_US/nonsense', '*/*'],
  ['a call', '/ex/api/v1/nothing', 'text/html'],
  ['a call of a program', '/api/v3/nothing', '*/*'],
  ['an upload', '/upload/api/v1/nothing', undefined],
  ['a call of the console', '/console/api/v1/nothing', 'text/html'],
  ['a picture of a product', '/og/NONE/1.png', 'text/html'],
])('answers without a page to a request for %s', (_, path, accept) => {
  expect(meant(path, { accept })).toBe('nothing')
})

const html = 'text/html'
test.each([
  ['/', { accept: html, cookie: 'a=1; lan=zh_CN', 'accept-language': 'en' }, '', '/zh_CN'],
  ['/', { accept: html, 'accept-language': 'zh-CN,en;q=0.8' }, '', '/zh_CN'],
  ['/', { accept: undefined }, '', '/en_US'],
  ['/investments', { accept: '*/*' }, 'tab=bonds&utm_source=a', '/en_US/investments?tab=bonds&utm_source=a'],
  ['/en_US/', { accept: html, cookie: 'lan=zh_CN' }, 'utm_source=mail', '/en_US?utm_source=mail'],
  ['/fr_FR/investments', { accept: html, cookie: 'lan=zh_CN' }, '', '/en_US/investments'],
  ['/assets/tokenAccount', { accept: html }, '', '/en_US/assets/tokenAccount'],
  ['//evil.example', { accept: html }, '', '/en_US//evil.example'],
  ['/consoles', { accept: html }, '', '/en_US/consoles'],
] as const)('redirects %s, requested with %o and %j, to another address', (path, headers, query, at) => {
  expect(meant(path, headers, query)).toEqual({ at })
})
