import { ApiError } from '@tessera/contract/platform/http/client.ts'
import { fiatOrders } from '@tessera/contract/payments/fiat-orders/fiat-orders.ts'
import { QueryClientProvider } from '@tanstack/react-query'
import { expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { cleanup, render } from 'vitest-browser-react'
import { api } from './api.ts'
import { useCommand } from './command.ts'
import { keyFor } from './stored-command-key.ts'
import { makeQueryClient } from './query-client.ts'
import { serve, unclearAnswers } from './testing.ts'

const order = {
  id: '7b0c2a52-6a4e-4a53-9d6e-6a2f3f4a9b10',
  number: 'FD1',
  fiat: 'SGD',
  amount: '100.00',
  settled: null,
  reference: 'TS-7K2Q9',
  payee: 'Tessera',
  bank: 'Quayside',
  bankCode: null,
  accountNumber: '018',
  payer: null,
  status: 'to_be_paid',
  createdAt: '2026-11-20T00:00:00.000Z',
  expiresAt: '2026-11-23T00:00:00.000Z',
  paidAt: null,
  completedAt: null,
  cancellable: true,
}
const { path } = fiatOrders.create
const OUTCOME = 'ex/api/v1/idempotency/get'

const stateText = (error: Error | undefined) => (error instanceof ApiError ? error.code : (error?.message ?? 'idle'))
const byServer = (body: { fiat: string; amount: string }, options: { idempotencyKey: string }) =>
  api.fiatOrders.create(body, options)

function Buy({ done, send }: { done: string[]; send: typeof byServer }) {
  const create = useCommand<typeof fiatOrders.create, { fiat: string; amount: string }>(
    fiatOrders.create,
    send,
    (made) => void done.push(made.number),
  )
  return (
    <>
      <button type="button" onClick={() => create.run({ fiat: 'SGD', amount: '100.00' })}>
        buy
      </button>
      <p>{create.checking ? 'checking' : create.busy ? 'busy' : stateText(create.error)}</p>
    </>
  )
}

async function press(send = byServer): Promise<{ done: string[]; again: () => Promise<void> }> {
  const done: string[] = []
  await render(
    <QueryClientProvider client={makeQueryClient()}>
      <Buy done={done} send={send} />
    </QueryClientProvider>,
  )
  const again = () => page.getByRole('button', { name: 'buy' }).click()
  await again()
  return { done, again }
}
const keys = (calls: ReturnType<typeof serve>) =>
  calls.filter((call) => call.path === path).map(({ headers }) => headers.get('idempotency-key'))
/** The requests for the outcome of this test's command. An earlier test's command may still request its own. */
const outcomeRequests = (calls: ReturnType<typeof serve>) => {
  const [key] = keys(calls)
  return calls.filter((call) => call.path === `${OUTCOME}?scope=${encodeURIComponent(path)}&key=${key}`)
}

test('after a lost response the outcome is requested by its key, and counts', async () => {
  const calls = serve({ [path]: new Error('gone'), [OUTCOME]: { done: true, at: order.createdAt, reply: order } })
  const { done } = await press()
  await expect.poll(() => done).toEqual(['FD1'])
  expect(outcomeRequests(calls)).toHaveLength(1)
  expect(calls.at(-1)?.path.split('?')[0]).toBe(OUTCOME)
})

test('while the server does not answer, the screen says that it is checking', async () => {
  serve({ [path]: new Error('gone'), [OUTCOME]: new Error('gone') })
  const { done } = await press()
  await expect.element(page.getByText('checking')).toBeVisible()
  expect(done).toEqual([])
})

test('a request without a response times out, and its outcome is requested by its key', async () => {
  const limit = new AbortController()
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(limit.signal)
  onTestFinished(() => timeout.mockRestore())
  const calls = serve({ [OUTCOME]: { done: true, at: order.createdAt, reply: order } })
  const quick = globalThis.fetch
  globalThis.fetch = (input, init) => {
    const { signal } = init ?? {}
    if (!signal || signal.aborted) return quick(input)
    return new Promise((_, reject) => {
      signal.addEventListener('abort', () => reject(new Error('aborted')))
    })
  }
  const { done } = await press()
  await expect.element(page.getByText('busy')).toBeVisible()
  limit.abort()
  await expect.poll(() => done).toEqual(['FD1'])
  expect(calls.map(({ path: to }) => to.split('?')[0])).toEqual([OUTCOME])
})

test('if nothing was done, a retry sends the same key', async () => {
  const calls = serve({ [path]: new Error('gone'), [OUTCOME]: { done: false } })
  const { again } = await press()
  await expect.element(page.getByText('NOT_DONE')).toBeVisible()
  await again()
  await expect.poll(() => keys(calls).length).toBe(2)
  expect(new Set(keys(calls)).size).toBe(1)
})

test.each(unclearAnswers)(
  'after %s the outcome is requested by its key, and a retry sends the same key',
  async (_code, answer) => {
    const calls = serve({ [path]: answer, [OUTCOME]: { done: false } })
    const { again } = await press()
    await expect.element(page.getByText('NOT_DONE')).toBeVisible()
    expect(outcomeRequests(calls)).toHaveLength(1)
    await again()
    await expect.poll(() => keys(calls).length).toBe(2)
    expect(new Set(keys(calls)).size).toBe(1)
  },
)

test.each(unclearAnswers)('an outcome request that is answered %s is repeated', async (_code, answer) => {
  const served: Record<string, unknown> = { [path]: 'TRADING_PAUSED', [OUTCOME]: answer }
  const calls = serve(served)
  const { done } = await press()
  await expect.poll(() => calls.some((call) => call.path.startsWith(OUTCOME))).toBe(true)
  await expect.element(page.getByText('checking')).toBeVisible()
  served[OUTCOME] = { done: true, at: order.createdAt, reply: order }
  await expect.poll(() => done, { timeout: 8_000 }).toEqual(['FD1'])
})

test('after reopening the dialog or reloading the page, the same input has the same key', async () => {
  const calls = serve({ [path]: 'SERVER_BUSY', [OUTCOME]: { done: false } })
  await press()
  await expect.element(page.getByText('NOT_DONE')).toBeVisible()
  await cleanup()
  await press()
  await expect.poll(() => keys(calls).length).toBe(2)
  expect(new Set(keys(calls)).size).toBe(1)
  expect(JSON.stringify(sessionStorage)).not.toContain('SGD')
})

test('a command that succeeded meanwhile is not sent again: the server is asked first, and its answer counts', async () => {
  const served: Record<string, unknown> = { [path]: 'SERVER_BUSY', [OUTCOME]: { done: false } }
  const calls = serve(served)
  await press()
  await expect.element(page.getByText('NOT_DONE')).toBeVisible()
  await cleanup()
  served[OUTCOME] = { done: true, at: order.createdAt, reply: order }
  const { done, again } = await press()
  await expect.poll(() => done).toEqual(['FD1'])
  expect(keys(calls)).toHaveLength(1)
  served[path] = order
  await again()
  await expect.poll(() => new Set(keys(calls)).size).toBe(2)
})

test('different input has a different key, and so has the same input after it succeeded', async () => {
  const { key: first, forget } = await keyFor(path, { fiat: 'SGD', amount: '100.00' })
  const again = { key: first, before: true, forget: expect.any(Function) }
  const another = { key: expect.not.stringContaining(first), before: false, forget: expect.any(Function) }
  expect(await keyFor(path, { fiat: 'SGD', amount: '100.00' })).toEqual(again)
  expect(await keyFor('another/path', { fiat: 'SGD', amount: '100.00' })).toEqual(another)
  expect(await keyFor(path, { fiat: 'SGD', amount: '100.01' })).toEqual(another)
  // Sending other input does not change the key of the first.
  expect(await keyFor(path, { fiat: 'SGD', amount: '100.00' })).toEqual(again)
  forget()
  expect(await keyFor(path, { fiat: 'SGD', amount: '100.00' })).toEqual(another)
})

test('the same input a day later gets a new key', async () => {
  const { key: first } = await keyFor(path, 'the same')
  const later = vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 86_400_001)
  onTestFinished(() => later.mockRestore())
  expect(await keyFor(path, 'the same')).toMatchObject({ key: expect.not.stringContaining(first), before: false })
})

test('after a response the next command has a new key', async () => {
  const calls = serve({ [path]: order })
  const { done, again } = await press()
  await expect.poll(() => done.length).toBe(1)
  await again()
  await expect.poll(() => done.length).toBe(2)
  expect(new Set(keys(calls)).size).toBe(2)
})

test('a refusal is final: it is shown, and no outcome is requested', async () => {
  const calls = serve({ [path]: 'FIAT_UNSUPPORTED' })
  const { again } = await press()
  await expect.element(page.getByText('FIAT_UNSUPPORTED')).toBeVisible()
  await again()
  await expect.poll(() => new Set(keys(calls)).size).toBe(2)
  expect(calls.some((call) => call.path.startsWith(OUTCOME))).toBe(false)
})

test('an error before the request is shown too: the device confirmed nothing', async () => {
  const calls = serve({ [path]: order })
  await press(() => Promise.reject(new Error('Nothing was confirmed.')))
  await expect.element(page.getByText('Nothing was confirmed.')).toBeVisible()
  expect(calls).toEqual([])
})
