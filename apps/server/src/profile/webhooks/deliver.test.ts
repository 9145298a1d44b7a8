import { HOUR_MS } from '@tessera/domain/platform/clock/durations.ts'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { webhookReceiver } from '#testing/webhook-receiver.ts'
import { type Resolve, sendEvent } from './deliver.ts'

let receiver: Awaited<ReturnType<typeof webhookReceiver>>
beforeAll(async () => {
  receiver = await webhookReceiver()
})
afterEach(() => {
  receiver.answerWith(200)
  receiver.received.splice(0)
})
afterAll(() => receiver.close())

const event = { secret: 'whsec_x', eventId: '7b0c2a52-6a4e-4a53-9d6e-6a2f3f4a9b12', body: '{}' }
const to =
  (...addresses: string[]): Resolve =>
  () =>
    Promise.resolve(addresses)
const send = (url: string, resolve: Resolve, local = false) => sendEvent({ resolve, local }, { ...event, url })

test.each([
  ['a private address', ['10.0.0.7']],
  ['the metadata address of clouds', ['169.254.169.254']],
  ['an IPv4 loopback address inside IPv6', ['::ffff:127.0.0.1']],
  ['a private address beside a public one', ['93.184.215.14', '192.168.1.1']],
  ['no address', []],
])('INP-08 does not connect to a host name that resolves to %s', async (_case, addresses) => {
  expect(await send('https://hooks.example/in', to(...addresses))).toEqual({ status: null, error: 'address' })
})

test('INP-08 resolves a host name once per delivery, and refuses the next one if it then resolves to a private address', async () => {
  let lookups = 0
  const answers = [['127.0.0.1'], ['10.0.0.7']]
  const rebinding: Resolve = () => Promise.resolve(answers[lookups++] ?? ['10.0.0.7'])
  // The connection goes to the checked address: only our resolver maps this name to the receiver.
  const url = `https://hooks.example:${receiver.port}/in`
  expect(await sendEvent({ resolve: rebinding, local: true }, { ...event, url })).toEqual({
    status: null,
    error: 'connection',
  })
  expect(lookups).toBe(1)
  expect(await sendEvent({ resolve: rebinding, local: true }, { ...event, url })).toEqual({
    status: null,
    error: 'address',
  })
})

test('INP-08 outside the local world, refuses a loopback address before any request', async () => {
  expect(await send(receiver.url, to('127.0.0.1'))).toEqual({ status: null, error: 'address' })
  expect(receiver.received).toEqual([])
})

test('a redirect counts as a failure and is not followed', async () => {
  receiver.answerWith(302)
  expect(await send(receiver.url, to(), true)).toEqual({ status: 302, error: 'status' })
  expect(receiver.received).toHaveLength(1)
})

test('gives up on a receiver that does not answer within the time limit', async () => {
  receiver.answerWith(0)
  const limits = { local: true, timeoutMs: 200 }
  expect(await sendEvent({ ...limits, resolve: to() }, { ...event, url: receiver.url })).toEqual({
    status: null,
    error: 'timeout',
  })
})

test('INP-08 a name resolution without an answer ends at its own time limit, long before that of the connection', async () => {
  const hanging: Resolve = () => new Promise(() => undefined)
  const limits = { local: true, timeoutMs: HOUR_MS, lookupMs: 200 }
  expect(await sendEvent({ ...limits, resolve: hanging }, { ...event, url: 'https://hooks.example/in' })).toEqual({
    status: null,
    error: 'timeout',
  })
})

test('INP-08 a receiver that switches protocols has not accepted, and blocks no worker', async () => {
  receiver.answerWith(101)
  expect(await send(receiver.url, to(), true)).toEqual({ status: null, error: 'connection' })
})

test('reports a host name that has no address', async () => {
  const unknown: Resolve = () => Promise.reject(new Error('ENOTFOUND'))
  expect(await send('https://hooks.example/in', unknown)).toEqual({ status: null, error: 'name' })
})
