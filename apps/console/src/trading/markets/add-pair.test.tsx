import type { Permission } from '@tessera/contract/permissions.ts'
import { beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { show } from '#frame/testing.tsx'
import { ListForTrading } from '#issuance/products/list-for-trading.tsx'
import { SettingsPage } from '#office/settings/settings.page.tsx'
import { api } from '#parts/api.ts'
import { MarketsPage } from './markets.page.tsx'

const signIn = (permissions: Permission[]) =>
  vi.spyOn(api.operators, 'me').mockResolvedValue({
    id: '7b0c2a52-6a4e-4a53-9d6e-6a2f3f4a9b10',
    name: 'Priya',
    roles: ['superadmin'],
    permissions,
  })
const link = (name: string) => page.getByRole('link', { name, exact: true })
const field = (name: string) => page.getByRole('textbox', { name, exact: true })

beforeEach(() => {
  signIn(['settings.read', 'settings.market', 'markets.read', 'products.read'])
  vi.spyOn(api.markets, 'list').mockResolvedValue({ rows: [] })
  vi.spyOn(api.settings, 'list').mockResolvedValue({ rows: [] })
  vi.spyOn(api.settings, 'preview').mockImplementation(({ values }) =>
    Promise.resolve({
      before: null,
      changed: Object.keys(values),
      effects: [
        { name: 'open_orders', count: 0 },
        { name: 'cancelled_orders', count: 37 },
      ],
      isSigned: false,
    }),
  )
})

test('the list of markets leads to the form of a new pair', async () => {
  await show(MarketsPage)
  await expect.element(link('Add a pair')).toHaveAttribute('href', '/console/en_US/settings?edit=market%3A')
})

test('without the right to change settings there is no link to the form', async () => {
  signIn(['markets.read', 'products.read'])
  await show(MarketsPage)
  await expect.element(page.getByText('No markets')).toBeVisible()
  await expect.element(link('Add a pair')).not.toBeInTheDocument()
})

test('an allotted product names the next step and leads to the form with its token', async () => {
  await show(() => <ListForTrading symbol="AURB" status="allotted" />)
  await expect
    .element(page.getByText('Next: two operators add a pair for the token, then open it in Markets.'))
    .toBeVisible()
  await expect.element(link('List for trading')).toHaveAttribute('href', '/console/en_US/settings?edit=market%3AAURB-')
  await expect.element(link('Markets')).toHaveAttribute('href', '/console/en_US/markets')
})

test('a product before its allotment has no link to the form', async () => {
  await show(() => (
    <>
      <p>Offer</p>
      <ListForTrading symbol="AURB" status="in_subscription" />
    </>
  ))
  await expect.element(page.getByText('Offer')).toBeVisible()
  await expect.element(link('List for trading')).not.toBeInTheDocument()
})

test('the form proposes the pair with the token of the product, and the preview counts the orders that end', async () => {
  const propose = vi.spyOn(api.approvals, 'propose').mockReturnValue(new Promise(() => undefined))
  await show(SettingsPage, '/console/en_US/settings?edit=market:AURB-')
  await expect.element(field('Pair')).toHaveValue('AURB-')
  await field('Pair').fill('AURB-tUSD')
  const typed = {
    'Tick (price step)': '0.01',
    'Lot (quantity step)': '1',
    'Minimum order value': '1',
    'Maximum order value': '1,000,000',
    'Maker fee': '0.1',
    'Taker fee': '0.15',
    'Price band around the reference price': '20',
    'Price band around recent trades': '10',
    'Listing price, the first reference price': '12.50',
  }
  for (const [name, value] of Object.entries(typed)) await field(name).fill(value)
  await expect.element(page.getByText('37 orders do not meet the new rules and will be cancelled.')).toBeVisible()
  await field('Reason').fill('The product is allotted.')
  const button = page.getByRole('button', { name: 'Propose', exact: true })
  await expect.element(button).toHaveAttribute('aria-disabled', 'true')
  await page.getByText('Cancel 37 open orders', { exact: true }).click()
  await button.click()
  await expect
    .poll(() => propose.mock.calls[0]?.[0])
    .toMatchObject({
      kind: 'setting',
      subjectId: 'market:AURB-tUSD',
      proposal: {
        area: 'market',
        cancelledOrders: 37,
        values: {
          tick: '0.01',
          maxValue: '1000000',
          makerFee: 1_000,
          takerFee: 1_500,
          band: 200_000,
          dynamicBand: 100_000,
          listingPrice: '12.5',
        },
      },
    })
})
