import { orders } from '@tessera/contract/trading/orders/orders.ts'
import { ui } from '@tessera/ui/constants.ts'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { type Answers, holdBack, serve, silent } from '#parts/testing.ts'
import { showPart } from '#frame/testing.tsx'
import type { Order } from './orders.queries.ts'
import { OrdersPanel } from './orders-panel.tsx'
import { CancelAll } from './cancel-all.tsx'
import { en_US } from './orders.messages.en_US.ts'
import { zh_CN } from './orders.messages.zh_CN.ts'
import { anOrder } from './testing.ts'
import { UserStore } from './user-store.ts'

const CANCEL = orders.cancel.path
const CANCEL_ALL = orders.cancelAll.path
const CURRENT = orders.current.path
const HISTORY = orders.history.path

/** Renders the panel with these open orders; with undefined, the live channel has sent nothing yet. */
async function opened(open: readonly Order[] | undefined, served: Answers = {}) {
  await page.viewport(1280, 800)
  const calls = serve(served)
  const store = new UserStore(silent)
  if (open !== undefined) store.snapshot({ orders: [...open], balances: [] })
  await showPart(<OrdersPanel symbol="AURB-tUSD" store={store} holdings={undefined} />, { orders: en_US })
  return { calls, store }
}

const list = (...rows: readonly Order[]) => ({ total: rows.length, page: 1, pageSize: 20, rows, next: null })
/** The texts of a column, from top to bottom. */
function column(head: string): string[] {
  const heads = page.getByRole('columnheader').elements()
  const at = heads.findIndex(({ textContent }) => textContent === head)
  const rows = page.getByRole('row').elements().slice(1)
  return rows.map((row) => row.querySelectorAll('td')[at]?.textContent ?? '')
}

test('in the history the total of a closed order is its filled value, that of an open one its full value', async () => {
  const closedAt = '2026-11-22T00:00:01.000Z'
  const bought = { status: 3, filled: '20', filledValue: '246.000000', closedAt } as const
  await opened([], {
    [HISTORY]: list(
      anOrder('market', { ...bought, type: 'market', flag: 'ioc', price: '13.75', value: '275.000000' }),
      anOrder('filled', bought),
      anOrder('canceled', { status: 4, cancelCause: 'requested', filled: '4', filledValue: '49.200000', closedAt }),
      anOrder('dropped', { status: 4, cancelCause: 'fok', closedAt }),
      anOrder('resting', { status: 1, filled: '4', filledValue: '49.200000' }),
    ),
  })
  await page.getByRole('tab', { name: 'Order history' }).click()
  await expect.poll(() => column('Total')).toEqual(['246.00', '246.00', '49.20', '0.00', '250.00'])
})

test('§9 cell height: an open order is 36 px high even with two lines, a past one at least 50 px', async () => {
  const closedAt = '2026-11-22T00:00:01.000Z'
  await opened([anOrder('plain'), anOrder('stop', { type: 'market', flag: 'ioc', stop: '9.00' })], {
    [HISTORY]: list(
      anOrder('filled', { status: 3, closedAt }),
      anOrder('dropped', { status: 4, cancelCause: 'band', closedAt }),
    ),
  })
  const heights = () =>
    page
      .getByRole('row')
      .elements()
      .slice(1)
      .map((row) => Math.round(row.getBoundingClientRect().height))
  const { cellTerminal, cellCompact } = ui.table
  await expect.poll(heights).toEqual([cellTerminal, cellTerminal])
  await page.getByRole('tab', { name: 'Order history' }).click()
  await expect.poll(() => heights()[0]).toBe(cellCompact)
  expect(heights()[1]).toBeGreaterThanOrEqual(cellCompact)
})

test('open orders are sorted before they are split into pages', async () => {
  const rows = Array.from({ length: 25 }, (_, at) => anOrder(`order ${at}`, { price: `${10 + ((at * 7) % 25)}.00` }))
  await opened(rows)
  await page.getByRole('button', { name: 'Page 2' }).click()
  await page.getByRole('button', { name: 'Price' }).click()
  const prices = Array.from({ length: 25 }, (_, at) => `${10 + at}.00`)
  await expect.poll(() => column('Price')).toEqual(prices.slice(0, 20))
  await page.getByRole('button', { name: 'Page 2' }).click()
  await expect.poll(() => column('Price')).toEqual(prices.slice(20))
})

test('the history cannot be sorted, because only one page is loaded', async () => {
  await opened([], { [HISTORY]: list(anOrder('one')) })
  await page.getByRole('tab', { name: 'Order history' }).click()
  await expect.poll(() => column('Price')).toEqual(['12.50'])
  for (const head of page.getByRole('columnheader').elements()) expect(head.querySelector('button')).toBeNull()
})

test('all orders can be cancelled before the live channel has sent them; the confirmation then has no number', async () => {
  const { calls } = await opened(undefined, { [CANCEL_ALL]: { canceled: 2 } })
  await page.getByRole('button', { name: 'Cancel all' }).click()
  await expect.element(page.getByRole('dialog', { name: 'Cancel these orders?' })).toBeVisible()
  await page.getByRole('button', { name: 'Cancel orders' }).click()
  await expect.element(page.getByText('2 orders cancelled.')).toBeVisible()
  expect(calls.at(-1)).toMatchObject({ path: CANCEL_ALL, body: JSON.stringify({ symbol: 'AURB-tUSD' }) })
})

test('open orders are requested by HTTP if the live channel is silent, and follow it once it sends', async () => {
  const { store } = await opened(undefined, { [CURRENT]: list(anOrder('read', { price: '11.00' })) })
  expect(page.getByText('11.00').query()).toBeNull()
  await expect.poll(() => column('Price'), { timeout: 8_000 }).toEqual(['11.00'])
  store.snapshot({ orders: [anOrder('told', { price: '12.00' })], balances: [] })
  await expect.poll(() => column('Price')).toEqual(['12.00'])
})

test('the confirmation before all are cancelled names the active filter', async () => {
  await opened([anOrder('one', { side: 'buy' }), anOrder('two', { side: 'sell' })])
  await page.getByRole('button', { name: 'Cancel all' }).click()
  await expect.element(page.getByRole('dialog', { name: 'Cancel 2 orders?' })).toBeVisible()
  expect(page.getByText(/your filter/u).query()).toBeNull()
  await page.getByRole('button', { name: 'Keep orders' }).click()
  await page.getByText('Both sides').click()
  await page.getByRole('option', { name: 'Sell' }).click()
  await page.getByRole('button', { name: 'Cancel all' }).click()
  await expect.element(page.getByRole('dialog', { name: 'Cancel 1 order?' })).toBeVisible()
  await expect.element(page.getByText(/Only orders matching your filter are cancelled: Sell\./u)).toBeVisible()
})

const cancelOf = (price: string) => page.getByRole('row').filter({ hasText: price }).getByRole('button')

test('after an order is cancelled the focus moves to the button of the next one, and at last to the list', async () => {
  const rows = ['11.00', '12.00', '13.00'].map((price) => anOrder(price, { price }))
  const { calls, store } = await opened(rows, { [CANCEL]: {} })
  const takenOut = (id: string) => {
    const closed = anOrder(id, { price: id, status: 4, closedAt: '2026-11-22T00:00:01.000Z' })
    store.delta({ orders: [closed], balances: [] })
  }
  const answer = holdBack(CANCEL)
  await cancelOf('12.00').click()
  await expect.element(page.getByText('Pending cancellation').first()).toBeVisible()
  await userEvent.keyboard('{Enter}')
  expect(calls).toHaveLength(1)
  answer()
  takenOut('12.00')
  await expect.element(cancelOf('13.00')).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  takenOut('13.00')
  await expect.element(cancelOf('11.00')).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  takenOut('11.00')
  await expect.element(page.getByText('No open orders').first()).toBeVisible()
  expect(document.activeElement?.textContent).toContain('No open orders')
  expect(document.activeElement).not.toBe(document.body)
})

test('an order that could not be cancelled gets the focus back on its button', async () => {
  await opened([anOrder('11.00', { price: '11.00' }), anOrder('12.00', { price: '12.00' })], {
    [CANCEL]: 'SERVER_BUSY',
  })
  await cancelOf('12.00').click()
  await expect.element(page.getByText('SERVER_BUSY')).toBeVisible()
  await expect.element(cancelOf('12.00')).toHaveFocus()
})

test('after all are cancelled the focus is on the button that opened the confirmation, which is then disabled', async () => {
  const { store } = await opened([anOrder('one')], { [CANCEL_ALL]: { canceled: 1 } })
  const all = page.getByRole('button', { name: 'Cancel all' })
  await all.click()
  await page.getByRole('button', { name: 'Cancel orders' }).click()
  store.delta({ orders: [anOrder('one', { status: 4, closedAt: '2026-11-22T00:00:01.000Z' })], balances: [] })
  await expect.element(page.getByText('No open orders')).toBeVisible()
  await expect.element(all).toHaveAttribute('aria-disabled', 'true')
  await expect.element(all).toHaveFocus()
})

test.each([
  ['en_US', en_US, /Only orders matching your filter are cancelled: Buy, Limit\.$/u],
  ['zh_CN', zh_CN, /仅撤销符合当前筛选的委托：买入、限价。$/u],
] as const)(
  'in %s the confirmation names what the filter shows, in the word order of the language',
  async (locale, words, text) => {
    serve({})
    const which = { side: 'buy', type: 'limit' } as const
    await showPart(<CancelAll which={which} store={new UserStore(silent)} />, { orders: words }, locale)
    await page.getByRole('button', { name: words.cancelAll.button }).click()
    await expect.element(page.getByText(text)).toBeVisible()
  },
)

test('when a pair is delisted its order leaves the open orders, and the history names the reason', async () => {
  const ended = anOrder('resting', { status: 4, cancelCause: 'delisted', closedAt: '2026-11-22T00:00:01.000Z' })
  const { store } = await opened([anOrder('resting')], { [HISTORY]: list(ended) })
  await expect.poll(() => column('Price')).toEqual(['12.50'])
  store.delta({ orders: [ended], balances: [{ coin: 'tUSD', available: '1000.000000', held: '0' }] })
  await expect.poll(() => column('Price')).toEqual([])
  expect(store.get()?.balances.get('tUSD')).toEqual({ coin: 'tUSD', available: '1000.000000', held: '0' })
  await page.getByRole('tab', { name: 'Order history' }).click()
  await expect.element(page.getByText('The pair was delisted')).toBeVisible()
})
