import { PREVIEW_DRAFT, PREVIEW_READY } from '@tessera/contract/issuance/products/preview-message.ts'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { show } from '#frame/testing.tsx'
import { PreviewButtons } from './preview-buttons.tsx'
import type { ManagedProduct } from './products.queries.ts'
import { draftProduct } from './testing.ts'

afterEach(() => vi.restoreAllMocks())

const buttons = (product: ManagedProduct) => () => <PreviewButtons product={product} />

test('the preview opens in a window of the site in the chosen language, which gets the draft only when it requests it', async () => {
  const posted = vi.fn<(message: unknown, origin: string) => void>()
  const preview = Object.assign(new MessageChannel().port1, { postMessage: posted })
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the console only compares and posts to the window
  const open = vi.spyOn(window, 'open').mockReturnValue(preview as unknown as Window)
  await show(buttons(draftProduct))
  await page.getByRole('button', { name: 'Preview in Chinese' }).click()
  expect(open).toHaveBeenCalledExactlyOnceWith('/zh_CN/previewProduct', '_blank')
  const ask = (source: MessageEventSource, origin: string) =>
    window.dispatchEvent(new MessageEvent('message', { data: { type: PREVIEW_READY }, origin, source }))
  ask(new MessageChannel().port2, location.origin)
  ask(preview, 'https://other.example')
  expect(posted).not.toHaveBeenCalled()
  ask(preview, location.origin)
  const { id, symbol, version, terms, documents } = draftProduct
  const draft = { id, symbol, version, terms, documents }
  expect(posted).toHaveBeenCalledExactlyOnceWith({ type: PREVIEW_DRAFT, draft }, location.origin)
})

test('a blocked window is explained', async () => {
  vi.spyOn(window, 'open').mockReturnValue(null)
  await show(buttons(draftProduct))
  await page.getByRole('button', { name: 'Preview in English' }).click()
  await expect.element(page.getByText('Your browser blocked the preview window.', { exact: false })).toBeVisible()
})

test('a token sale is previewed too', async () => {
  const open = vi.spyOn(window, 'open').mockReturnValue(null)
  const { facts } = draftProduct.terms
  const terms = { ...draftProduct.terms, facts: { ...facts, type: 'token_sale' } } as const
  await show(buttons({ ...draftProduct, terms }))
  await page.getByRole('button', { name: 'Preview in English' }).click()
  expect(open).toHaveBeenCalledExactlyOnceWith('/en_US/previewProduct', '_blank')
})
