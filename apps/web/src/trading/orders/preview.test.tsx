import { orders } from '@tessera/contract/trading/orders/orders.ts'
import { QueryClientProvider, useQuery } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { makeQueryClient } from '#parts/query-client.ts'
import { type Call, holdBack, serve, silent } from '#parts/testing.ts'
import { orderPreview, type OrderRequest } from './orders.queries.ts'
import { useFreshPreview } from './use-fresh-preview.ts'
import { UserStore } from './user-store.ts'

const PREVIEW = orders.preview.path
const orderRequest: OrderRequest = { symbol: 'AURB-tUSD', side: 'buy', price: '12.40', quantity: '10' }
const answer = {
  eligible: true,
  reasons: [] as string[],
  why: [],
  worst: null,
  quantity: '10',
  value: null,
  fee: null,
  total: null,
  hold: null,
  holdCoin: 'tUSD',
  available: '0',
  leaves: null,
  fillsNow: '10',
  average: '12.30',
  slippagePpm: 0,
  others: null,
}
/** The preview is polled every two seconds. */
const patience = { timeout: 8_000 }

function PreviewAverage({ user, seen, of }: { user: UserStore; seen: string[]; of: OrderRequest | undefined }) {
  useFreshPreview(user)
  const { data } = useQuery(orderPreview(of))
  seen.push(data?.average ?? '--')
  return <p>{data?.average}</p>
}

async function showPreview(served: Record<string, unknown>, of: OrderRequest | undefined = orderRequest) {
  const texts: string[] = []
  const calls = serve(served)
  const user = new UserStore(silent)
  const client = makeQueryClient()
  const draw = (next: OrderRequest | undefined) => (
    <QueryClientProvider client={client}>
      <PreviewAverage user={user} seen={texts} of={next} />
    </QueryClientProvider>
  )
  const screen = await render(draw(of))
  return { seen: texts, calls, user, leave: () => screen.rerender(draw(undefined)) }
}
const requestCount = (calls: readonly Call[]): number => calls.filter(({ path }) => path === PREVIEW).length

test('the preview of an unchanged order is polled, and the previous answer stays until the next one', async () => {
  const served: Record<string, unknown> = { [PREVIEW]: answer }
  const { seen, calls, leave } = await showPreview(served)
  await expect.poll(() => seen.at(-1)).toBe('12.30')
  served[PREVIEW] = { ...answer, average: '12.35' }
  await expect.poll(() => seen.at(-1), patience).toBe('12.35')
  expect([...new Set(seen)]).toEqual(['--', '12.30', '12.35'])
  expect(seen.lastIndexOf('--')).toBeLessThan(seen.indexOf('12.30'))
  await leave()
  const before = requestCount(calls)
  await new Promise((resolve) => void setTimeout(resolve, 2_500))
  expect(requestCount(calls)).toBe(before)
})

test('own events refresh the preview at once, one request after the other', async () => {
  const served: Record<string, unknown> = { [PREVIEW]: answer }
  const { seen, calls, user } = await showPreview(served)
  await expect.poll(() => seen.at(-1)).toBe('12.30')
  const release = holdBack(PREVIEW)
  const before = requestCount(calls)
  served[PREVIEW] = { ...answer, average: '12.20' }
  user.snapshot({ orders: [], balances: [{ coin: 'tUSD', available: '500', held: '0' }] })
  // Earlier than the next poll.
  await expect.poll(() => requestCount(calls), { timeout: 1_000 }).toBe(before + 1)
  served[PREVIEW] = { ...answer, average: '12.10' }
  user.delta({ orders: [], balances: [{ coin: 'tUSD', available: '400', held: '0' }] })
  release()
  await expect.poll(() => seen.at(-1), { timeout: 1_000 }).toBe('12.10')
  expect(seen.lastIndexOf('--')).toBeLessThan(seen.indexOf('12.30'))
})

test('with many order changes a second, the preview is requested at most twice a second, and after the last change', async () => {
  const served: Record<string, unknown> = { [PREVIEW]: answer }
  const { seen, calls, user } = await showPreview(served)
  await expect.poll(() => seen.at(-1)).toBe('12.30')
  const before = requestCount(calls)
  const start = performance.now()
  for (let change = 0; change < 10; change++) {
    served[PREVIEW] = { ...answer, average: `12.4${change}` }
    user.snapshot({ orders: [], balances: [{ coin: 'tUSD', available: `${500 - change}`, held: '0' }] })
    await new Promise((resolve) => void setTimeout(resolve, 110))
  }
  await expect.poll(() => seen.at(-1), { timeout: 1_500 }).toBe('12.49')
  const halfSeconds = Math.ceil((performance.now() - start) / 500)
  expect(requestCount(calls) - before).toBeLessThanOrEqual(halfSeconds + 1)
})
