import { bookChecksum } from '@tessera/domain/trading/markets/book-checksum.ts'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { aPair, silent } from '#parts/testing.ts'
import { BookStore } from '#trading/markets/book-store.ts'
import { en_US as markets } from '#trading/markets/markets.messages.en_US.ts'
import type { Order } from './orders.queries.ts'
import { anOrder } from './testing.ts'
import { UserStore } from './user-store.ts'
import { showPart } from '#frame/testing.tsx'
import { TapeStore } from '#trading/trades/tape-store.ts'
import { en_US as trades } from '#trading/trades/trades.messages.en_US.ts'
import { BookAndTape } from './trade-book.page.tsx'

const market = aPair()
const bids: [string, string][] = [
  ['12.50', '20'],
  ['12.40', '20'],
  ['12.30', '20'],
]
const asks: [string, string][] = [['12.60', '20']]

async function opened({ own = [], traded = [] }: { own?: Order[]; traded?: string[] }) {
  await page.viewport(1280, 800)
  const picks: string[][] = []
  const stores = { book: new BookStore(silent, market.symbol), tape: new TapeStore(silent, market.symbol) }
  const user = new UserStore(silent)
  stores.book.snapshot({ bids, asks, checksum: bookChecksum(bids, asks) })
  stores.tape.snapshot(
    traded.map((at, seq) => ({ seq: seq + 1, side: 'buy', price: '12.50', quantity: '1', connected: false, at })),
  )
  user.snapshot({ orders: own, balances: [] })
  await showPart(
    <BookAndTape
      market={market}
      stores={stores}
      last="12.50"
      direction={undefined}
      user={user}
      onPick={(...pick) => void picks.push(pick)}
    />,
    { markets, trades },
  )
  return picks
}

test('marks a level with a resting order of the user, but not one with a pending stop or a set-aside order', async () => {
  const stop = { type: 'stop_limit', stop: '12.45' } as const
  await opened({
    own: [
      anOrder('rests', { price: '12.50' }),
      anOrder('waits', { ...stop, price: '12.40' }),
      anOrder('taken out while it waits', { ...stop, price: '12.40', status: 5 }),
      anOrder('abnormal', { price: '12.40', status: 6 }),
      anOrder('triggered', { ...stop, price: '12.30', triggeredAt: '2026-11-22T00:00:01.000Z' }),
    ],
  })
  const marked = () => page.getByRole('button', { name: /You have an order at this price/u }).elements()
  await expect
    .poll(() => marked().map(({ textContent }) => /\d+\.\d+/u.exec(textContent)?.[0]))
    .toEqual(['12.50', '12.30'])
})

test('pressing a level fills in the form, as the name of its button says', async () => {
  const picks = await opened({})
  await page.getByRole('button', { name: /^Use this bid: 12\.40/u }).click()
  await page.getByRole('button', { name: /^Use this ask: 12\.60/u }).click()
  expect(picks).toEqual([
    ['12.40', '40'],
    ['12.60', '20'],
  ])
})

test('the trade list shows the day of trades before today', async () => {
  const now = new Date()
  const before = new Date(now.getFullYear(), now.getMonth(), now.getDate() - 1, 14, 2, 5)
  await opened({ traded: [before.toISOString(), now.toISOString()] })
  const times = () => [...document.querySelectorAll('time')].map(({ textContent }) => textContent)
  await expect
    .poll(times)
    .toEqual([expect.stringMatching(/^\d\d:\d\d:\d\d$/u), expect.stringMatching(/^\d{4}-\d\d-\d\d 14:02:05$/u)])
})
