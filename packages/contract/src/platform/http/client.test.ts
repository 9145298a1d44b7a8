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

/** A line that takes what is sent and says nothing more. */
const silence: typeof fetch = (_, init) => whenOver(init?.signal)
/** One that begins to answer and stops. */
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
  throw new Error('no refusal')
}

test.each([
  ['says nothing', silence],
  ['stops in the middle of the answer', half],
])('a line that %s is given up, and nobody knows what became of the call', async (_, line) => {
  const client = over(line)
  for (const call of [client.ask({}), client.order({}, once)]) {
    const error = await refusalOf(call)
    expect(error.code).toBe('NETWORK')
    expect(error.message).toBe('0.02 秒内未收到响应，请检查网络后重试。')
    expect(isOutcomeUnknown(error.code)).toBe(true)
  }
})

test('a line that breaks says nothing of a time', async () => {
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
])('§8 %s as code is a success', async (_, code) => {
  const older: typeof fetch = () => Promise.resolve(new Response(`{"code":${code},"message":"","data":"x"}`))
  expect(await over(older).order({}, once)).toBe('x')
})

test('§8 the number 1 as code is no success', async () => {
  const logged = vi.spyOn(console, 'error').mockReturnValue(undefined)
  const odd: typeof fetch = () => Promise.resolve(new Response('{"code":1,"message":"","data":"x"}'))
  expect(await refusalOf(over(odd).order({}, once))).toMatchObject({ code: 'NETWORK' })
  expect(logged).toHaveBeenCalledOnce()
  logged.mockRestore()
})

test.each([
  ['JSON without a code', '{"message":"OK","data":"x"}'],
  ['the page of a proxy', '<html>502 Bad Gateway</html>'],
])('§8 %s is logged, and nobody knows what became of the call', async (_, body) => {
  const logged = vi.spyOn(console, 'error').mockReturnValue(undefined)
  const odd: typeof fetch = () => Promise.resolve(new Response(body, { status: 502 }))
  const error = await refusalOf(over(odd).order({}, once))
  expect(isOutcomeUnknown(error.code)).toBe(true)
  expect(logged.mock.calls).toEqual([['no code in the answer of ex/order, status 502']])
  logged.mockRestore()
})

test('a file takes as long as its line needs', async () => {
  const slow: typeof fetch = (_, init) => {
    expect(init?.signal).toBeNull()
    return Promise.resolve(new Response('bytes'))
  }
  expect(await (await over(slow).file({})).text()).toBe('bytes')
})

test('a caller may bring a signal of its own', async () => {
  const own = new AbortController()
  const asked = over(silence, 60_000).ask({}, { signal: own.signal })
  own.abort()
  expect((await refusalOf(asked)).code).toBe('NETWORK')
})
