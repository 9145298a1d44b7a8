import { ApiError } from '@tessera/contract/platform/http/client.ts'
import { beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { api } from '#parts/api.ts'
import { useOpenCase } from '#parts/open-case.ts'
import { show } from '#frame/testing.tsx'
import { ProductTermsRead } from './product-terms.tsx'
import { draftProduct } from './testing.ts'

const get = vi.spyOn(api.productsManage, 'get')
const progress = { units: '20', amount: '25010.00', investors: 2, percent: 0 }
const callOff = () => page.getByRole('button', { name: 'Cancel offer' })

/** The terms, and the case named in the address. */
function Read() {
  const [openCase] = useOpenCase()
  return (
    <>
      <ProductTermsRead symbol={draftProduct.symbol} />
      <p>{openCase && `${openCase.kind} ${openCase.subjectId}`}</p>
    </>
  )
}

beforeEach(() => {
  vi.spyOn(api.products, 'valuations').mockResolvedValue({ rows: [] })
  vi.spyOn(api.operators, 'me').mockResolvedValue({
    id: draftProduct.id,
    name: 'Mei',
    roles: ['finance'],
    permissions: ['products.read', 'subscriptions.allot'],
  })
})

test.each(['published', 'in_subscription', 'subscription_ended'] as const)(
  'an offer that is %s shows the subscribed amount, and two people cancel it with a reason for subscribers',
  async (status) => {
    get.mockResolvedValue({ ...draftProduct, status, progress })
    await show(Read)
    await expect.element(page.getByText('25,010.00 SGD subscribed by 2 investors')).toBeVisible()
    await callOff().click()
    const confirm = page.getByRole('button', { name: 'Propose cancellation' })
    await page.getByRole('textbox', { name: 'Reason for subscribers (English)' }).fill('The issuer withdrew.')
    await page.getByRole('textbox', { name: 'Reason for subscribers (Chinese)' }).fill('发行人撤回了发售。')
    await page.getByRole('textbox', { name: 'Reason', exact: true }).fill('A letter of today.')
    await expect.element(confirm).toHaveAttribute('aria-disabled', 'true')
    await page.getByRole('textbox', { name: `Type ${draftProduct.symbol} to confirm` }).fill(draftProduct.symbol)
    const propose = vi
      .spyOn(api.approvals, 'propose')
      .mockRejectedValue(new ApiError('FORBIDDEN', 'Not for your role.'))
    await confirm.click()
    await expect.element(page.getByText('Not for your role.')).toBeVisible()
    expect(propose.mock.calls).toMatchObject([
      [
        {
          kind: 'offer_call_off',
          subjectId: draftProduct.id,
          verdict: 'approve',
          reason: 'A letter of today.',
          proposal: {
            typedSymbol: draftProduct.symbol,
            reason: { en: 'The issuer withdrew.', zh: '发行人撤回了发售。' },
          },
        },
      ],
    ])
  },
)

test('the network of a product is shown by its name', async () => {
  const token = { ...draftProduct.terms.token, network: 'solana_devnet' }
  get.mockResolvedValue({ ...draftProduct, terms: { ...draftProduct.terms, token }, progress })
  await show(Read)
  await expect.element(page.getByText('Solana Devnet')).toBeVisible()
  expect(document.body.textContent).not.toContain('solana_devnet')
})

test.each(['draft', 'allotted', 'trading', 'closed'] as const)(
  'a product that is %s has no offer to cancel',
  async (status) => {
    get.mockResolvedValue({ ...draftProduct, status, progress })
    await show(Read)
    await expect.element(page.getByRole('heading', { name: 'Documents' })).toBeVisible()
    expect(callOff().elements()).toEqual([])
  },
)

test('a product is copied to a new draft under another symbol, which then opens', async () => {
  vi.spyOn(api.operators, 'me').mockResolvedValue({
    id: draftProduct.id,
    name: 'Mei',
    roles: ['listing'],
    permissions: ['products.read', 'products.manage'],
  })
  get.mockResolvedValue({ ...draftProduct, status: 'trading', missing: [], progress })
  const copy = vi
    .spyOn(api.productsManage, 'copy')
    .mockRejectedValueOnce(new ApiError('PRODUCT_SYMBOL_TAKEN', 'Another product uses it.', { field: 'symbol' }))
    .mockResolvedValueOnce({ ...draftProduct, symbol: 'LBR4' })
  const { history } = await show(Read)
  await page.getByRole('button', { name: 'Copy to a new draft' }).click()
  const symbol = page.getByRole('textbox', { name: 'Symbol of the new draft' })
  const confirm = page.getByRole('button', { name: 'Create draft' })
  await symbol.fill('LBR3')
  await confirm.click()
  await expect.element(page.getByText('Another product uses it.')).toBeVisible()
  await symbol.fill('lbr4')
  await confirm.click()
  await expect.poll(() => history.location.href).toContain('/products?edit=LBR4')
  expect(copy.mock.lastCall?.[0]).toEqual({ from: draftProduct.symbol, symbol: 'LBR4' })
})
