import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { silent } from '#parts/testing.ts'
import { showPart } from '#frame/testing.tsx'
import { TapeStore } from './tape-store.ts'
import { TradeTape } from './tape.tsx'
import { en_US as trades } from './trades.messages.en_US.ts'

test('trades of another day fit into the narrowest panel beside the book', async () => {
  const store = new TapeStore(silent, 'AURB-tUSD')
  store.snapshot([
    { seq: 1, side: 'buy', price: '1250.00', quantity: '1234', connected: true, at: '2026-01-20T10:00:00.000Z' },
  ])
  await showPart(
    <div style={{ width: 252 }}>
      <TradeTape store={store} quote="tUSD" />
    </div>,
    { trades },
  )
  const tape = page.getByRole('group', { name: 'Trades' })
  await expect.element(tape).toBeVisible()
  expect(tape.element().scrollWidth).toBeLessThanOrEqual(tape.element().clientWidth)
})
