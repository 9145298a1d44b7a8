import { expect, test, vi } from 'vitest'
import { z } from 'zod'
import { ApiError, createClient } from './client.ts'
import { endpoints } from './endpoint.ts'
import { isOutcomeUnknown } from './unknown-outcome.ts'

const about = { summary: '', who: 'visitor', input: z.object({}), refusals: [] } as const
const rows = endpoints({
  ask: { ...about, method: 'GET', path: 'ex/ask', reply: z.string() },
  order: { ...about, method: 'POST', path: 'ex/order', idempotent: 'tx', reply: z.string() },
  file: { ...about, method: 'GET', path: 'ex/file', produces: 'file', reply: z.instanceof(Blob) },
})
const once = { idempotencyKey: 'k' }

const whenOver = (signal: AbortSignal | null | undefined): Promise<never> =>
  new Promise((_, reject) => {
    signal?.addEventListener('abort', () => reject(signal.reason as Error))
  })

/** Returns a connection that accepts the request and never responds. */
const silence: typeof fetch = (_, init) => whenOver(init?.signal)
/** Returns a connection whose response begins and then stops. */
const half: typeof fetch = (_, init) => {
  const body = new ReadableStream({
    start: (controller) => void whenOver(init?.signal).catch((reason: unknown) => controller.error(reason)),
  })
  return Promise.resolve(new Response(body))
}
const over = (line: typeof fetch, limitMs = 20) =>
  createClient(rows, { baseUrl: 'http://local', headers: () => ({ language: 'zh_CN' }), fetch: line, limitMs })

async function refusalOf(call: Promise<unknown>): Promise<ApiError> {
  const error: unknown = await call.then(
    () => undefined,
    (reason: unknown) => reason,
  )
  if (error instanceof ApiError) return error
  throw new Error('the call was not refused')
}

test.each([
  ['says nothing', silence],
  ['stops in the middle of the answer', half],
])('aborts a connection that %s, with an unknown outcome', async (_, line) => {
  const client = over(line)
  for (const call of [client.ask({}), client.order({}, once)]) {
    const error = await refusalOf(call)
    expect(error.code).toBe('NETWORK')
    expect(error.message).toBe('0.02 秒内未收到响应，请检查网络后重试。')
    expect(isOutcomeUnknown(error.code)).toBe(true)
  }
})

test('does not report a timeout for a broken connection', async () => {
  const broken: typeof fetch = () => Promise.reject(new TypeError('Failed to fetch'))
  expect(await refusalOf(over(broken).ask({}))).toMatchObject({
    code: 'NETWORK',
    message: '暂时无法连接服务器，请检查网络后重试。',
  })
})

test.each([
  ['SUCCESS', '"SUCCESS"'],
  ['the text 0', '"0"'],
  ['the number 0', '0'],
])('§8 accepts the code %s as a success', async (_, code) => {
  const older: typeof fetch = () => Promise.resolve(new Response(`{"code":${code},"message":"","data":"x"}`))
  expect(await over(older).order({}, once)).toBe('x')
})

test('§8 rejects the number 1 as a code', async () => {
  const logged = vi.spyOn(console, 'error').mockReturnValue(undefined)
  const unexpected: typeof fetch = () => Promise.resolve(new Response('{"code":1,"message":"","data":"x"}'))
  expect(await refusalOf(over(unexpected).order({}, once))).toMatchObject({ code: 'NETWORK' })
  expect(logged).toHaveBeenCalledOnce()
  logged.mockRestore()
})

test.each([
  ['JSON without a code', '{"message":"OK","data":"x"}'],
  ['the page of a proxy', '<html>502 Bad Gateway</html>'],
])('§8 logs %s, and reports an unknown outcome', async (_, body) => {
  const logged = vi.spyOn(console, 'error').mockReturnValue(undefined)
  const unexpected: typeof fetch = () => Promise.resolve(new Response(body, { status: 502 }))
  const error = await refusalOf(over(unexpected).order({}, once))
  expect(isOutcomeUnknown(error.code)).toBe(true)
  expect(logged.mock.calls).toEqual([['no code in the answer of ex/order, status 502']])
  logged.mockRestore()
})

test('a file has no time limit', async () => {
  const slow: typeof fetch = (_, init) => {
    expect(init?.signal).toBeNull()
    return Promise.resolve(new Response('bytes'))
  }
  expect(await (await over(slow).file({})).text()).toBe('bytes')
})

test('the caller’s own signal can abort a call', async () => {
  const own = new AbortController()
  const pendingCall = over(silence, 60_000).ask({}, { signal: own.signal })
  own.abort()
  expect((await refusalOf(pendingCall)).code).toBe('NETWORK')
})
