import { fees } from '@tessera/contract/books/fees/fees.ts'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { own } from '#books/fees/testing.ts'
import { aPair, serve } from '#parts/testing.ts'
import { showPart } from '#frame/testing.tsx'
import { FeeCell } from './fee-cell.tsx'
import { OrderForm } from './order-form.tsx'
import { useOrderEntry } from './order-entry.ts'
import { en_US as limits } from '#parts/limits.messages.en_US.ts'
import { en_US } from './orders.messages.en_US.ts'
import { anOrder } from './testing.ts'

const pair = aPair({ minValue: '1' })
const facts = { reference: '12.50', best: { bid: '12.40', ask: '12.50' }, available: '1000' } as const
const Form = () => (
  <OrderForm
    pair={pair}
    facts={facts}
    collared={undefined}
    onMove={undefined}
    entry={useOrderEntry(pair, '12.50', () => undefined)}
  />
)

test.each([
  ['pays with it', { pays: true }, 1],
  ['does not pay with it', { pays: false }, 0],
  ['trades in a pair with its prices in it', { pays: true, coin: pair.quote }, 0],
])('the form names the fee coin if the customer chose it: %s', async (_, payment, notes) => {
  serve({ [fees.own.path]: { ...own, payment: { ...own.payment, ...payment } } })
  await showPart(<Form />, { orders: en_US, limits })
  await expect.element(page.getByText(/0\.12%/u)).toBeVisible()
  const note = page.getByText(/^Paid with \S+ if your balance suffices$/u)
  await expect.poll(() => note.elements().length).toBe(notes)
})

test.each([
  ['only the usual fee', '0.075000', null, /^0\.075 ?tUSD$/u],
  ['only the fee in the coin', '0.000000', { coin: 'TSR', amount: '0.12' }, /^0\.12 ?TSR$/u],
  ['both', '0.075000', { coin: 'TSR', amount: '0.12' }, /^0\.075 ?tUSD0\.12 ?TSR$/u],
] as const)('an order shows %s', async (_, fee, coinFee, text) => {
  await showPart(
    <div data-testid="fee">
      <FeeCell order={anOrder('1', { fee, coinFee })} />
    </div>,
    { orders: en_US, limits },
  )
  await expect.element(page.getByTestId('fee')).toMatchTextContent(text)
})
