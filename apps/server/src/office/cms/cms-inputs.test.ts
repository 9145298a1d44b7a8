import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Person, testExchange, type TestExchange } from '#testing/exchange.ts'

let exchange: TestExchange
let author: Person
beforeAll(async () => {
  exchange = await testExchange()
  author = await exchange.operator('listing')
})
afterAll(() => exchange.close())

const words = { en_US: 'a', zh_CN: '一' }
const create = (payload: string) =>
  exchange.server.app.inject({
    method: 'POST',
    url: '/console/api/v1/cms/create',
    headers: { token: author.token, 'idempotency-key': randomUUID(), 'content-type': 'application/json' },
    payload,
  })
const textOf = (...blocks: unknown[]) =>
  JSON.stringify({ slug: 'planted', content: { kind: 'page', title: words, summary: words, blocks } })

test.each([
  ['a script in a link', { text: 'x', marks: [], href: 'javascript:alert(1)' }],
  ['a foreign scheme', { text: 'x', marks: [], href: 'data:text/html,x' }],
  ['a mark of its own', { text: 'x', marks: ['onclick'], href: null }],
  ['a field of its own', { text: 'x', marks: [], href: null, html: '<b>x</b>' }],
])('ADM-05 refuses to save a text with %s', async (_, run) => {
  const { statusCode, payload } = await create(textOf({ type: 'paragraph', text: { en_US: [run], zh_CN: [run] } }))
  expect([statusCode, payload]).toEqual([400, expect.stringContaining('PARAM_INVALID')])
})

test.each([
  ['raw HTML', { type: 'html', html: '<script>x</script>' }],
  ['a link block with a script', { type: 'link', href: 'javascript:x', text: words }],
  ['a picture from elsewhere', { type: 'image', uploadId: 'https://evil.example/x.png', alt: words }],
])('ADM-05 refuses %s as a block', async (_, block) => {
  const { statusCode, payload } = await create(textOf(block))
  expect([statusCode, payload]).toEqual([400, expect.stringContaining('PARAM_INVALID')])
})

test('ADM-05 refuses a picture in a text that no operator uploaded', async () => {
  const { statusCode, payload } = await create(textOf({ type: 'image', uploadId: randomUUID(), alt: words }))
  expect([statusCode, payload]).toEqual([422, expect.stringContaining('CMS_IMAGE_UNKNOWN')])
})

test('INP-03 refuses a text that would reach a prototype', async () => {
  const planted =
    '{"slug":"polluted","content":{"kind":"seo","__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}}}}'
  expect(await create(planted)).toMatchObject({ statusCode: 400 })
  expect(Reflect.get({}, 'polluted')).toBeUndefined()
})
