import Fastify from 'fastify'
import { once } from 'node:events'
import { request as httpRequest } from 'node:http'
import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { boundBodies, SMALL_BYTES } from './body-budget.ts'
import { BodyTooSlow } from './body-progress.ts'

test('OPS-16 refuses further large bodies when the budget is used up, and still takes small ones', async () => {
  const app = Fastify()
  boundBodies(app, 100_000)
  const held = Promise.withResolvers<string>()
  const started = Promise.withResolvers<undefined>()
  app.post('/slow', () => {
    started.resolve(undefined)
    return held.promise
  })
  app.post('/', () => 'taken')
  const send = (url: string, length: number) =>
    app.inject({ method: 'POST', url, headers: { 'content-type': 'text/plain' }, payload: 'x'.repeat(length) })
  const slow = send('/slow', 90_000)
  await started.promise
  expect((await send('/', SMALL_BYTES + 1)).json()).toMatchObject({
    message: '90000 bytes of bodies are being handled',
  })
  expect((await send('/', SMALL_BYTES)).body).toBe('taken')
  held.resolve('done')
  expect((await slow).body).toBe('done')
  expect((await send('/', SMALL_BYTES + 1)).body).toBe('taken')
  await app.close()
})

test('OPS-16 refuses a large body that stalls and frees its memory; accepts one that keeps arriving', async () => {
  const app = Fastify()
  boundBodies(app, 100_000, { windowMs: 200, minBytes: 1_000 })
  app.addContentTypeParser('text/plain', { parseAs: 'string' }, (_request, body, done) => done(null, body))
  app.post<{ Body: string }>('/', ({ body }) => `${body.length} taken`)
  app.setErrorHandler((error, _request, reply) => reply.code(error instanceof BodyTooSlow ? 408 : 503).send('refused'))
  const url = await app.listen({ port: 0, host: '127.0.0.1' })
  const post = (parts: readonly string[], pauseMs: number) => {
    async function* body() {
      for (const part of parts) {
        yield Buffer.from(part)
        await pause(pauseMs)
      }
    }
    const length = String(parts.join('').length)
    const request = httpRequest(url, {
      method: 'POST',
      headers: { 'content-type': 'text/plain', 'content-length': length },
    })
    const answered = once(request, 'response').then(async ([response]) => [response.statusCode, await text(response)])
    void pipeline(Readable.from(body()), request).catch(() => undefined)
    return answered
  }
  const [half, whole] = ['x'.repeat(45_000), 'x'.repeat(90_000)]
  const stalled = post([half, half], 60_000)
  await pause(100)
  expect(await post([whole], 0)).toEqual([503, 'refused'])
  expect(await stalled).toEqual([408, 'refused'])
  expect(await post([whole], 0)).toEqual([200, '90000 taken'])
  const slow = Array.from({ length: 10 }, () => 'x'.repeat(9_000))
  expect(await post(slow, 100)).toEqual([200, '90000 taken'])
  await app.close()
})
