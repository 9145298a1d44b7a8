import { orders } from '@tessera/contract/trading/orders/orders.ts'
import { onlineManager, QueryClientProvider } from '@tanstack/react-query'
import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { makeQueryClient } from '#parts/query-client.ts'
import { type Call, holdBack, serve, unclearAnswers } from '#parts/testing.ts'
import { usePlaceOrder } from './place-order.ts'

const PLACE = orders.place.path
const ONE = orders.one.path
const orderRequest = { symbol: 'AURB-tUSD', side: 'buy', price: '10.00', quantity: '1' } as const
/** The outcome is requested after two seconds. */
const patience = { timeout: 8_000 }

const sending = { orderRequest, days: undefined }
const other = { orderRequest: { ...orderRequest, quantity: '2' }, days: undefined }

afterEach(() => onlineManager.setOnline(true))

function Form({ placed }: { placed: string[] }) {
  const order = usePlaceOrder(orderRequest.symbol, ({ id }) => void placed.push(id))
  return (
    <>
      <button type="button" onClick={() => order.place(sending)}>
        place
      </button>
      <p>{order.checking ? 'checking' : order.busy ? 'busy' : (order.errorOf(sending)?.code ?? 'idle')}</p>
      <p>{order.errorOf(other) ? 'said of another' : 'not said of another'}</p>
    </>
  )
}

async function opened(served: Record<string, unknown>) {
  const placed: string[] = []
  const calls = serve(served)
  const { unmount } = await render(
    <QueryClientProvider client={makeQueryClient()}>
      <Form placed={placed} />
    </QueryClientProvider>,
  )
  const press = () => page.getByRole('button', { name: 'place' }).click()
  return { placed, calls, press, leave: unmount }
}
async function pressed(served: Record<string, unknown>) {
  const form = await opened(served)
  await form.press()
  return form
}

async function leaveUnanswered() {
  const form = await opened({ [PLACE]: { id: 'never heard' } })
  holdBack(PLACE)
  await form.press()
  return form
}

const keys = (calls: readonly Call[]) =>
  calls.filter(({ path }) => path === PLACE).map(({ headers }) => headers.get('idempotency-key'))
const says = (text: string) => expect.element(page.getByText(text, { exact: true }), patience).toBeVisible()
test.each(unclearAnswers)(
  'after %s the order is looked up by its key, and is shown as placed',
  async (_code, answer) => {
    const { placed, calls } = await pressed({ [PLACE]: answer, [ONE]: { id: 'first' } })
    await says('checking')
    await expect.poll(() => placed, patience).toEqual(['first'])
    const [key] = keys(calls)
    expect(calls.at(-1)).toMatchObject({ path: ONE, body: JSON.stringify({ clientOrderId: key }) })
    expect(keys(calls)).toHaveLength(1)
  },
)

test.each(unclearAnswers)('after %s without a found order, pressing again sends the same key', async (code, answer) => {
  const { calls, press } = await pressed({ [PLACE]: answer, [ONE]: 'ORDER_NOT_FOUND' })
  await says(code)
  await press()
  await expect.poll(() => keys(calls).length).toBe(2)
  expect(new Set(keys(calls)).size).toBe(1)
})

test.each(unclearAnswers)('a lookup that is answered %s is repeated', async (_code, answer) => {
  const served: Record<string, unknown> = { [PLACE]: 'TRADING_PAUSED', [ONE]: answer }
  const { placed, calls } = await pressed(served)
  await expect.poll(() => calls.some(({ path }) => path === ONE), patience).toBe(true)
  await says('checking')
  served[ONE] = { id: 'first' }
  await expect.poll(() => placed, patience).toEqual(['first'])
})

test('a plain refusal is final: nothing is looked up, and the next press has a new key', async () => {
  const { calls, press } = await pressed({ [PLACE]: 'INSUFFICIENT_AVAILABLE_BALANCE' })
  await says('INSUFFICIENT_AVAILABLE_BALANCE')
  await press()
  await expect.poll(() => keys(calls).length).toBe(2)
  expect(new Set(keys(calls)).size).toBe(2)
  // Only the requests of this test: an order of an earlier test may be looked up meanwhile.
  expect(calls.filter(({ path, body }) => path === ONE && keys(calls).some((key) => body.includes(key ?? '')))).toEqual(
    [],
  )
})

test('a refusal of the lookup or of the second press does not settle the outcome of the first', async () => {
  const served: Record<string, unknown> = { [PLACE]: 'TRADING_PAUSED', [ONE]: 'TOO_MANY_REQUESTS' }
  const { calls, press } = await pressed(served)
  await says('TOO_MANY_REQUESTS')
  served[PLACE] = 'ACCOUNT_FROZEN'
  await press()
  await says('ACCOUNT_FROZEN')
  await press()
  await expect.poll(() => keys(calls).length).toBe(3)
  expect(new Set(keys(calls)).size).toBe(1)
})

test('after an order was placed the next one has a new key', async () => {
  const { placed, calls, press } = await pressed({ [PLACE]: { id: 'first' } })
  await expect.poll(() => placed.length).toBe(1)
  await press()
  await expect.poll(() => placed.length).toBe(2)
  expect(new Set(keys(calls)).size).toBe(2)
})

test('a refusal is shown only while the form still has the same order', async () => {
  await pressed({ [PLACE]: 'INSUFFICIENT_AVAILABLE_BALANCE' })
  await says('INSUFFICIENT_AVAILABLE_BALANCE')
  await expect.element(page.getByText('not said of another')).toBeVisible()
})

test('a new form first looks up the order of an earlier form that got no response', async () => {
  const first = await leaveUnanswered()
  await expect.poll(() => keys(first.calls).length).toBe(1)
  await first.leave()
  const second = await opened({ [ONE]: { id: 'first' } })
  await says('checking')
  await expect.poll(() => second.placed, patience).toEqual(['first'])
  expect(second.calls[0]).toMatchObject({ body: JSON.stringify({ clientOrderId: keys(first.calls)[0] }) })
  await second.leave()
  expect((await opened({})).calls).toEqual([])
})

test('if the order is not found, the same order is sent under the same key', async () => {
  const first = await leaveUnanswered()
  await expect.poll(() => keys(first.calls).length).toBe(1)
  await first.leave()
  const second = await opened({ [ONE]: 'ORDER_NOT_FOUND', [PLACE]: { id: 'second' } })
  await says('idle')
  await second.press()
  await expect.poll(() => second.placed, patience).toEqual(['second'])
  expect(keys(second.calls)).toEqual(keys(first.calls))
})

test('an order pressed without a network fails and is not sent later', async () => {
  const served: Record<string, unknown> = { [PLACE]: new Error('gone'), [ONE]: new Error('gone') }
  const { placed, calls, press } = await opened(served)
  onlineManager.setOnline(false)
  await press()
  await says('checking')
  served[PLACE] = { id: 'late' }
  served[ONE] = 'ORDER_NOT_FOUND'
  onlineManager.setOnline(true)
  await says('NETWORK')
  expect(placed).toEqual([])
  expect(keys(calls)).toHaveLength(1)
})
