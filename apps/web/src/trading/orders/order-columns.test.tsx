import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { serve, silent } from '#parts/testing.ts'
import { stampText } from '#parts/time-text.ts'
import { showPart } from '#frame/testing.tsx'
import { OrdersPanel } from './orders-panel.tsx'
import { en_US } from './orders.messages.en_US.ts'
import { anOrder } from './testing.ts'
import { UserStore } from './user-store.ts'

const stop = { type: 'stop_limit', stop: '12.45' } as const
const until = '2026-12-22T00:00:00.000Z'

/** 830 px is the width of the orders on a screen of 1440 px. */
test.each([360, 390, 830])('at %i px the Cancel button covers nothing of an open order', async (width) => {
  await page.viewport(width, 700)
  serve({})
  const store = new UserStore(silent)
  const orders = [
    anOrder('waits', { ...stop, side: 'sell', flag: 'post_only', until }),
    anOrder('triggered', { ...stop, triggeredAt: until }),
    anOrder('partly', { status: 1, filled: '4', until }),
    anOrder('pending', { status: 5 }),
  ]
  store.snapshot({ orders, balances: [] })
  await showPart(<OrdersPanel symbol="AURB-tUSD" store={store} holdings={undefined} />, { orders: en_US })
  await expect.element(page.getByText('Waiting for stop price')).toBeVisible()
  await expect.element(page.getByText(`Till ${stampText(until)}`, { exact: true }).first()).toBeVisible()
  const frame = page.getByRole('group', { name: 'Current orders' }).element()
  await expect.poll(() => frame.scrollWidth).toBe(frame.clientWidth)
})
