import type { InputOf } from '@tessera/contract/platform/http/endpoint.ts'
import type { productsManage } from '@tessera/contract/issuance/products/products-manage.ts'
import { beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { api } from '#parts/api.ts'
import { show } from '#frame/testing.tsx'
import { ProductEditor } from './product-editor.tsx'
import type { ManagedProduct, Market } from './products.queries.ts'
import { draftProduct } from './testing.ts'

const create = vi.spyOn(api.productsManage, 'create')
const sgd = { coin: 'SGD', kind: 'fiat', coin_precision: 2 }
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the form reads only the kind and decimals of a coin
const market = { coins: { SGD: sgd }, chains: {} } as unknown as Market
const onPropose = vi.fn<() => void>()
const none = () => undefined
const editor = (product: ManagedProduct | undefined) => () => (
  <ProductEditor product={product} market={market} onSaved={none} onPropose={onPropose} onClose={none} />
)

beforeEach(async () => {
  create.mockReset()
  onPropose.mockClear()
  await page.viewport(1440, 900)
})

test('a draft is saved with its symbol and one text; the fields to complete are links to them', async () => {
  create.mockImplementation(({ symbol, terms }: InputOf<typeof productsManage.create>) =>
    Promise.resolve({ ...draftProduct, symbol, terms, missing: ['documents'] }),
  )
  await show(editor(undefined))
  await page.getByRole('textbox', { name: 'Symbol' }).fill('half')
  await page.getByRole('textbox', { name: 'Name (English)' }).fill('Half Moon')
  await page.getByRole('button', { name: 'Save draft' }).click()
  await expect.element(page.getByText('Draft saved as version 1.')).toBeVisible()
  expect(create.mock.calls[0]?.[0]).toMatchObject({
    symbol: 'HALF',
    terms: { facts: { name: { en: 'Half Moon', zh: null }, type: null }, life: { opensAt: null } },
  })
  const list = page.getByRole('list', { name: 'Fields to complete' })
  await expect.element(list.getByRole('link', { name: 'Documents' })).toBeVisible()
  expect(list.getByRole('link', { name: 'Name (English)' }).elements()).toEqual([])
  await list.getByRole('link', { name: 'Investment fee' }).click()
  await expect.element(page.getByRole('textbox', { name: 'Investment fee' })).toHaveFocus()
  await list.getByRole('link', { name: 'Product type' }).click()
  expect(document.activeElement?.closest('[data-path]')?.getAttribute('data-path')).toBe('facts.type')
})

test('an invalid value keeps the draft from being saved and stays in its field', async () => {
  await show(editor(undefined))
  await page.getByRole('textbox', { name: 'Symbol' }).fill('HALF')
  await page.getByRole('textbox', { name: 'Investment fee' }).fill('11')
  await page.getByRole('button', { name: 'Save draft' }).click()
  await expect.element(page.getByText('1 field needs your attention')).toBeVisible()
  await userEvent.tab()
  await expect.element(page.getByText('The maximum is 10%.').first()).toBeVisible()
  await expect.element(page.getByRole('textbox', { name: 'Investment fee' })).toHaveValue('11')
  expect(create).not.toHaveBeenCalled()
})

test('an incomplete draft cannot be proposed, and lists what it lacks in Chinese', async () => {
  await show(editor({ ...draftProduct, proposed: false }), '/console/zh_CN/products')
  await expect.element(page.getByText('发布前待完善（1）')).toBeVisible()
  await expect.element(page.getByRole('link', { name: '文件', exact: true })).toBeVisible()
  await expect.element(page.getByRole('button', { name: '提议发布' })).toHaveAttribute('aria-disabled', 'true')
})

test('a draft that lacks nothing can be proposed', async () => {
  await show(editor({ ...draftProduct, missing: [], proposed: false }))
  await expect
    .element(page.getByText('All fields are complete. The draft can be proposed for publication.'))
    .toBeVisible()
  await page.getByRole('button', { name: 'Propose to publish' }).click()
  expect(onPropose).toHaveBeenCalledOnce()
})
