import { expect, test } from 'vitest'
import { type Drawn, keepFresh } from './drawing.ts'

const page = (html: string): Drawn => ({ html, state: {} })

test('a page is drawn once for all who ask within its time, and anew after it', async () => {
  let [drawings, now] = [0, 0]
  const draw = keepFresh(
    (path) => Promise.resolve(page(`${path} ${(drawings += 1)}`)),
    () => now,
  )
  const answers = await Promise.all([draw('/a'), draw('/a'), draw('/b')])
  expect(answers.map((each) => each?.html)).toEqual(['/a 1', '/a 1', '/b 2'])
  now = 5_000
  expect((await draw('/a'))?.html).toBe('/a 3')
})

test('however many paths are asked for, only a few are drawn at once and the browser draws the others', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  const draw = keepFresh(async (path) => {
    await promise
    return page(path)
  })
  const asked = Array.from({ length: 50 }, (_, at) => draw(`/${at}`))
  resolve()
  const drawn = (await Promise.all(asked)).filter((each) => each !== undefined)
  expect(drawn).toHaveLength(4)
  expect(await draw('/later')).toBeDefined()
})
