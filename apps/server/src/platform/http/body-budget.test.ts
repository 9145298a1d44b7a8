import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { boundBodies, SMALL_BYTES } from './body-budget.ts'

test('OPS-16 large bodies that fill the budget keep further large ones out, and no small one', async () => {
  const app = Fastify()
  boundBodies(app, 100_000)
  const held = Promise.withResolvers<string>()
  const begun = Promise.withResolvers<undefined>()
  app.post('/slow', () => {
    begun.resolve(undefined)
    return held.promise
  })
  app.post('/', () => 'taken')
  const send = (url: string, length: number) =>
    app.inject({ method: 'POST', url, headers: { 'content-type': 'text/plain' }, payload: 'x'.repeat(length) })
  const slow = send('/slow', 90_000)
  await begun.promise
  expect((await send('/', SMALL_BYTES + 1)).json()).toMatchObject({
    message: '90000 bytes of bodies are being handled',
  })
  expect((await send('/', SMALL_BYTES)).body).toBe('taken')
  held.resolve('done')
  expect((await slow).body).toBe('done')
  expect((await send('/', SMALL_BYTES + 1)).body).toBe('taken')
  await app.close()
})
