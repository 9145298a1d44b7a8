import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { aPair, silent } from '#parts/testing.ts'
import { showPart } from '#frame/testing.tsx'
import { en_US } from './orders.messages.en_US.ts'
import { type AverageCost, Position } from './position.tsx'
import { UserStore } from './user-store.ts'

const cost = (about: Partial<AverageCost>): AverageCost => ({
  quantity: '10',
  cost: '100',
  average: '10',
  currency: 'tUSD',
  gap: null,
  ...about,
})

async function opened(available: string, about: Partial<AverageCost> = {}, reference: string | null = '12.50') {
  const store = new UserStore(silent)
  store.snapshot({ orders: [], balances: [{ coin: 'AURB', available, held: '0' }] })
  await showPart(<Position pair={aPair({ reference })} store={store} cost={cost(about)} />, { orders: en_US })
}
const result = () =>
  [...document.querySelectorAll('dt')].find(({ textContent }) => textContent === 'Unrealized P&L')?.nextElementSibling
    ?.textContent
const gap = () => page.getByText(/No P&L: paid in/u)

test('a holding is worth more or less than its cost', async () => {
  await opened('4')
  await expect.poll(result).toBe('+10.00 tUSD')
  expect(gap().query()).toBeNull()
})

test('a holding without a known cost shows why there is no result', async () => {
  await opened('4', { currency: 'USD' })
  await expect.element(gap()).toBeVisible()
  expect(result()).toContain('--')
})

test.each(['12.50', null])(
  'without a holding the result is zero at a reference price of %s, without a note',
  async (reference) => {
    await opened('0', { currency: 'USD' }, reference)
    await expect.poll(result).toBe('0 tUSD')
    expect(gap().query()).toBeNull()
  },
)
