import { expect, test } from 'vitest'
import { type RenderedPage, cachedRendering } from './server-rendering.ts'

const page = (html: string): RenderedPage => ({ html, state: {} })

test('a page is drawn once for all who ask within its time, and anew after it', async () => {
  let [drawings, now] = [0, 0]
  const draw = cachedRendering((path) => Promise.resolve(page(`${path} ${(drawings += 1)}`)), { now: () => now })
  const answers = await Promise.all([draw('/a'), draw('/a'), draw('/b')])
  expect(answers.map((each) => each?.html)).toEqual(['/a 1', '/a 1', '/b 2'])
  now = 5_000
  expect((await draw('/a'))?.html).toBe('/a 3')
})

test('however many paths are asked for, only a few are drawn at once and the browser draws the others', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  const draw = cachedRendering(async (path) => {
    await promise
    return page(path)
  })
  const asked = Array.from({ length: 50 }, (_, at) => draw(`/${at}`))
  resolve()
  const drawn = (await Promise.all(asked)).filter((each) => each !== undefined)
  expect(drawn).toHaveLength(4)
  expect(await draw('/later')).toBeDefined()
})

test('a slow rendering keeps its place among those that run, also after its requests gave up', async () => {
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

test('addresses that nobody links to do not push out a page that is requested all the time', async () => {
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

test('a page that cannot be rendered now is tried again', async () => {
  let tries = 0
  const draw = cachedRendering(() => Promise.resolve((tries += 1) === 1 ? undefined : page('there')))
  expect(await draw('/a')).toBeUndefined()
  expect(await draw('/a')).toEqual(page('there'))
})
