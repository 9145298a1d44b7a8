import { orders } from '@tessera/contract/trading/orders/orders.ts'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { aPair, serve } from '#parts/testing.ts'
import { showPart } from '#frame/testing.tsx'
import { type Collared, OrderForm } from './order-form.tsx'
import { useOrderEntry } from './order-entry.ts'
import { en_US as limits } from '#parts/limits.messages.en_US.ts'
import { en_US } from './orders.messages.en_US.ts'
import { zh_CN } from './orders.messages.zh_CN.ts'
import { anOrder } from './testing.ts'

const pair = aPair({ minValue: '1' })
const facts = { reference: '12.50', best: { bid: '12.40', ask: '12.50' }, available: '1000' } as const

const Form = ({ first, collared }: { first: string; collared?: Collared | undefined }) => (
  <OrderForm
    pair={pair}
    facts={facts}
    collared={collared}
    onMove={undefined}
    entry={useOrderEntry(pair, first, () => undefined)}
  />
)
async function opened(first = '12.50', pausedUntil?: string) {
  const calls = serve({ [orders.place.path]: anOrder('placed') })
  const collared = pausedUntil === undefined ? undefined : { until: pausedUntil }
  await showPart(<Form first={first} collared={collared} />, { orders: en_US, limits })
  return { placed: () => calls.filter(({ path }) => path === orders.place.path).length }
}

const field = (name: string) => page.getByRole('textbox', { name, exact: true })
const button = (name: string) => page.getByRole('button', { name, exact: true })
/** The help of the quantity, where no error is shown. */
const most = /^Max [\d,]+ AURB: your available balance\.$/u
const describes = (name: string, text: string | RegExp) => expect.element(field(name)).toHaveAccessibleDescription(text)
const tab = (name: string) => page.getByRole('tab', { name, exact: true }).click()

test('pressing the button shows at the field what is missing, until the user types again', async () => {
  const { placed } = await opened()
  await describes('Quantity', most)
  await button('Buy AURB').click()
  await describes('Quantity', 'Enter a quantity.')
  await field('Quantity').fill('2')
  await describes('Quantity', most)
  await button('Buy 2 AURB').click()
  await expect.element(page.getByText('Buy order for 20 AURB placed. Order number: O-1042.')).toBeVisible()
  await expect.element(field('Quantity')).toHaveValue('')
  await describes('Quantity', most)
  expect(placed()).toBe(1)
})

test.each(['Price', 'Quantity', 'Total'])('Enter in %s shows at the field what is missing', async (where) => {
  const { placed } = await opened()
  await field(where).click()
  await userEvent.keyboard('{Enter}')
  await describes('Quantity', 'Enter a quantity.')
  expect(placed()).toBe(0)
})

test('a quantity of zero counts as missing: reported once the field is left, and the button shows none', async () => {
  await opened()
  await field('Quantity').fill('0')
  await expect.element(button('Buy AURB')).toBeVisible()
  await userEvent.keyboard('{Tab}')
  await describes('Quantity', 'Enter a quantity.')
})

test('each required field reports that it is missing', async () => {
  const { placed } = await opened('')
  await button('Buy AURB').click()
  await describes('Price', 'Enter a price.')
  await tab('Stop limit')
  await field('Price').fill('12.50')
  await button('Buy AURB').click()
  await describes('Stop', 'Enter a stop price.')
  await tab('Market')
  await tab('Amount')
  await button('Buy AURB').click()
  await describes('Spend', 'Enter an amount.')
  expect(placed()).toBe(0)
})

test('a total of less than one lot stays and shows the price of one lot', async () => {
  const { placed } = await opened()
  await field('Total').fill('5')
  await userEvent.keyboard('{Tab}')
  await expect.element(field('Total')).toHaveValue('5')
  await describes('Total', 'The minimum is 1 AURB (12.5 tUSD).')
  await button('Buy AURB').click()
  await describes('Total', 'The minimum is 1 AURB (12.5 tUSD).')
  await describes('Quantity', most)
  await field('Total').fill('25')
  await expect.element(field('Quantity')).toHaveValue('2')
  await describes('Total', '')
  await field('Total').fill('5')
  await tab('Sell')
  await expect.element(field('Total')).toHaveValue('')
  expect(placed()).toBe(0)
})

test('at the market a buy costs at most its total, and a sell brings at least its total', async () => {
  await opened()
  await tab('Market')
  await expect.element(field('Total (at most)')).toBeVisible()
  await tab('Sell')
  await expect.element(field('Total (at least)')).toBeVisible()
})

test('a cash amount below one lot has its own message, not that of the minimum order value', async () => {
  await opened()
  await tab('Market')
  await tab('Amount')
  await field('Spend').fill('5')
  await expect.element(page.getByText('The amount does not cover the minimum of 1 AURB.')).toBeVisible()
  await field('Spend').fill('0.5')
  await expect.element(page.getByText('The order must be at least 1 tUSD.')).toBeVisible()
})

test('in Chinese side and type of an order have different names', async () => {
  serve({})
  await showPart(<Form first="12.50" />, { orders: zh_CN, limits }, 'zh_CN')
  const names = page
    .getByRole('tablist')
    .elements()
    .map((each) => each.getAttribute('aria-label'))
  expect(names).toEqual(['方向', '类型'])
})

test('PRC-02 while withdrawals are paused, the form shows the allowed prices and rejects a field outside them', async () => {
  const { placed } = await opened('12.50', '2026-11-30T08:00:00.000Z')
  await expect.element(page.getByText(/your orders here execute only from 12\.13 to 12\.87 tUSD/)).toBeVisible()
  await field('Price').fill('12.88')
  await field('Quantity').fill('2')
  await describes(
    'Price',
    'While your withdrawals are paused, orders execute only within 3% of the reference price: from 12.13 to 12.87.',
  )
  await field('Price').fill('12.87')
  await field('Quantity').click()
  await describes('Price', '')
  expect(placed()).toBe(0)
})

test('STM-03 an account with an open receivable sees its price range, without an end date', async () => {
  await showPart(<Form first="12.50" collared={{ until: undefined }} />, { orders: en_US, limits })
  await expect.element(page.getByText(/until you repay what you owe.*from 12.13 to 12.87 tUSD/u)).toBeVisible()
  await field('Quantity').fill('2')
  await field('Price').fill('13.50')
  await expect.element(page.getByText(/within 3% of the reference price/u).first()).toBeVisible()
  await expect.element(button('Buy 2 AURB')).toHaveAttribute('aria-disabled', 'true')
})
