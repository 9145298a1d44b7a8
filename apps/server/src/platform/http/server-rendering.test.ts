import { expect, test } from 'vitest'
import { type RenderedPage, cachedRendering } from './server-rendering.ts'

const page = (html: string): RenderedPage => ({ html, state: {} })

test('renders a page once for all requests within its time, and again afterwards', async () => {
  let [drawings, now] = [0, 0]
  const draw = cachedRendering((path) => Promise.resolve(page(`${path} ${(drawings += 1)}`)), { now: () => now })
  const answers = await Promise.all([draw('/a'), draw('/a'), draw('/b')])
  expect(answers.map((each) => each?.html)).toEqual(['/a 1', '/a 1', '/b 2'])
  now = 5_000
  expect((await draw('/a'))?.html).toBe('/a 3')
})

test('renders a page again at once when the banners of the site change', async () => {
  let [drawings, banners] = [0, 'none']
  const draw = cachedRendering((path) => Promise.resolve(page(`${path} ${(drawings += 1)}`)), {
    now: () => 0,
    version: () => Promise.resolve(banners),
  })
  expect((await draw('/a'))?.html).toBe('/a 1')
  expect((await draw('/a'))?.html).toBe('/a 1')
  banners = 'deposits are late'
  expect((await draw('/a'))?.html).toBe('/a 2')
})

test('renders only a few pages at once and leaves the others to the browser', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  const draw = cachedRendering(async (path) => {
    await promise
    return page(path)
  })
  const renderings = Array.from({ length: 50 }, (_, at) => draw(`/${at}`))
  resolve()
  const drawn = (await Promise.all(renderings)).filter((each) => each !== undefined)
  expect(drawn).toHaveLength(4)
  expect(await draw('/later')).toBeDefined()
})

test('counts a slow rendering as running, also after its requests gave up', async () => {
  const slow = Promise.withResolvers<RenderedPage>()
  const draw = cachedRendering((path) => (path.startsWith('/slow') ? slow.promise : Promise.resolve(page(path))), {
    patienceMs: 1,
  })
  expect(await Promise.all([1, 2, 3, 4].map((each) => draw(`/slow/${each}`)))).toEqual(Array(4).fill(undefined))
  expect(await draw('/other')).toBeUndefined()
  slow.resolve(page('slow'))
  await expect.poll(() => draw('/other')).toEqual(page('/other'))
  expect(await draw('/slow/1')).toEqual(page('slow'))
})

test('keeps a popular page in the cache when many rare addresses are requested', async () => {
  const drawn: string[] = []
  const draw = cachedRendering(
    (path) => {
      drawn.push(path)
      return Promise.resolve(page(path))
    },
    { now: () => 0 },
  )
  await draw('/popular')
  for (let made = 0; made < 1_000; made += 1) {
    await draw(`/made-up/${made}`)
    await draw('/popular')
  }
  expect(drawn.filter((path) => path === '/popular')).toHaveLength(1)
})

test('tries a page again that could not be rendered', async () => {
  let tries = 0
  const draw = cachedRendering(() => Promise.resolve((tries += 1) === 1 ? undefined : page('there')))
  expect(await draw('/a')).toBeUndefined()
  expect(await draw('/a')).toEqual(page('there'))
})
