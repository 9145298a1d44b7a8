import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { showPart } from '#frame/testing.tsx'
import { AuctionFacts } from './auction-panel.tsx'
import { en_US } from './markets.messages.en_US.ts'

test('an auction announces only a changed price, and shows the day of its end unless that is today', async () => {
  const now = new Date()
  const until = new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1, 9, 30, 0)
  const data = {
    symbol: 'AURB-tUSD',
    state: 'auction',
    until: until.toISOString(),
    at: now.toISOString(),
    indication: { price: '12.50', quantity: '40', imbalance: '3', imbalanceSide: 'buy' },
  } as const
  await showPart(<AuctionFacts market={{ base: 'AURB', quote: 'tUSD' }} data={data} />, { markets: en_US })
  await expect.element(page.getByText(/^\d{4}-\d\d-\d\d 09:30:00$/u)).toBeVisible()
  const spoken = [...document.querySelectorAll('[aria-live]')].filter(({ textContent }) => textContent !== '')
  expect(spoken.map(({ textContent }) => textContent)).toEqual(['12.50 tUSD'])
})
