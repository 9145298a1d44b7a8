import type { PreviewedDraft } from '@tessera/contract/issuance/products/preview-message.ts'
import { PREVIEW_DRAFT, PREVIEW_READY } from '@tessera/contract/issuance/products/preview-message.ts'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { openApp } from '#frame/testing.tsx'
import { serve } from '#parts/testing.ts'
import { shownDraft } from './shown-product.ts'

const none = { en: null, zh: null }
/** A draft with a name in English, a price and a file; everything else is missing. */
const draft: PreviewedDraft = {
  id: '00000000-0000-4000-8000-000000000009',
  symbol: 'HALF',
  version: 3,
  terms: {
    facts: {
      name: { en: 'Half Moon', zh: null },
      issuer: none,
      region: none,
      summary: none,
      description: none,
      risk: none,
      structure: null,
      type: null,
      subTrust: null,
      createdOn: null,
      completedOn: null,
      videoUrl: null,
      members: [{ name: { en: 'Ada Lim', zh: '林艾达' }, role: none, about: none }],
      faq: [],
    },
    economics: {
      currency: null,
      unitPrice: '12.50',
      minUnits: '3',
      stepUnits: null,
      supply: null,
      fee: null,
      expectedReturn: null,
      returnBasis: null,
      dividendYield: null,
      grossMargin: null,
      profit: null,
      equityMultiple: null,
      leverage: null,
      term: none,
      distribution: null,
    },
    token: { decimals: null, network: null, contractAddress: null, protocol: null },
    access: { category: null, maxUnits: null, limitCountries: ['NO'], allowCountries: [] },
    life: { opensAt: null, closesAt: null, allotmentExpectedAt: null, listedOn: null },
  },
  documents: [
    {
      id: '00000000-0000-4000-8000-000000000001',
      kind: 'video',
      title: 'A walk',
      mediaType: 'video/webm',
      size: 2_400_000,
      datedOn: '2026-02-18',
      languages: ['en_US'],
      sha256: 'a'.repeat(64),
      mustAccept: false,
      url: '/ex/api/v1/products/document?id=1',
      publication: null,
    },
  ],
}
const posted = vi.fn<(message: unknown, origin: string) => void>()
const opener = Object.assign(new MessageChannel().port1, { postMessage: posted })

/** Opens the page as a window of the console. */
async function openFromConsole(address: string): Promise<void> {
  serve({})
  vi.stubGlobal('opener', opener)
  await openApp(address)
  await expect.poll(() => posted.mock.calls.at(-1)).toEqual([{ type: PREVIEW_READY }, location.origin])
}
const send = (source: MessageEventSource | null, origin = location.origin, sent: PreviewedDraft = draft) =>
  window.dispatchEvent(new MessageEvent('message', { data: { type: PREVIEW_DRAFT, draft: sent }, origin, source }))

/** A draft of a token sale with one price, one recipient and one unlock; everything else is missing. */
const saleDraft: PreviewedDraft = {
  ...draft,
  symbol: 'HALFT',
  terms: {
    ...draft.terms,
    facts: { ...draft.terms.facts, type: 'token_sale' },
    economics: { ...draft.terms.economics, supply: '250' },
    sale: {
      totalSupply: '1000',
      softCap: null,
      payCoins: [
        { coin: 'tUSD', unitPrice: '1.50' },
        { coin: null, unitPrice: null },
      ],
      allocation: [{ to: { en: 'Buyers', zh: '购买者' }, share: null }],
      unlocks: [{ at: null, share: '0.5' }],
      excludedCountries: ['US'],
      links: [{ kind: 'website', url: null }],
    },
  },
}

afterEach(() => {
  vi.unstubAllGlobals()
  posted.mockClear()
})

test('an incomplete draft is drawn as investors would see it, and each missing fact is marked', async () => {
  await openFromConsole('/en_US/previewProduct')
  send(opener)
  await expect.element(page.getByRole('heading', { level: 1, name: 'Half Moon' })).toBeVisible()
  await expect.element(page.getByText('Preview of draft HALF, version 3. Customers cannot see it.')).toBeVisible()
  expect(page.getByText('Missing', { exact: true }).elements().length).toBeGreaterThan(15)
  await expect.element(page.getByText('Norway')).toBeVisible()
  await expect.element(page.getByText('Available after publication')).toBeVisible()
  expect(page.getByRole('link', { name: /A walk/u }).elements()).toEqual([])
})

test('the preview is in the language of its address', async () => {
  await openFromConsole('/zh_CN/previewProduct')
  send(opener)
  await expect.element(page.getByRole('heading', { level: 1, name: '待补充' })).toBeVisible()
  await expect.element(page.getByText('林艾达')).toBeVisible()
})

test('a draft from another window or another address is ignored', async () => {
  await openFromConsole('/en_US/previewProduct')
  send(new MessageChannel().port2)
  send(opener, 'https://other.example')
  await expect.element(page.getByText('A preview cannot be opened by its address.', { exact: false })).toBeVisible()
})

test('sums of a draft have the decimals of its price, and are missing without units', () => {
  const { minAmount, target } = shownDraft(draft, 'en_US', 'Missing')
  expect([minAmount, target]).toEqual(['37.50', null])
})

test('an incomplete token sale is drawn as buyers would see it, and each missing fact is marked', async () => {
  await openFromConsole('/en_US/previewProduct')
  send(opener, location.origin, saleDraft)
  await expect.element(page.getByRole('heading', { level: 1, name: 'Half Moon' })).toBeVisible()
  await expect.element(page.getByText('Preview of draft HALFT, version 3. Customers cannot see it.')).toBeVisible()
  await expect.element(page.getByRole('heading', { name: 'Token allocation' })).toBeVisible()
  await expect.element(page.getByText('In tUSD')).toBeVisible()
  await expect.element(page.getByText('In Missing')).toBeVisible()
  await expect.element(page.getByText('25.00%')).toBeVisible()
  await expect.element(page.getByText('United States · Norway')).toBeVisible()
  await expect.element(page.getByText('The sale closes on Missing.', { exact: false })).toBeVisible()
  await expect.element(page.getByText('Once the sale is open, customers buy here.')).toBeVisible()
  expect(page.getByText('Missing', { exact: true }).elements().length).toBeGreaterThan(6)
  expect(page.getByRole('link', { name: /A walk|Website/u }).elements()).toEqual([])
})

test('the preview of a token sale is in the language of its address', async () => {
  await openFromConsole('/zh_CN/previewProduct')
  send(opener, location.origin, saleDraft)
  await expect.element(page.getByText('购买者')).toBeVisible()
  await expect.element(page.getByText('发售开始后，客户可在此处购买。')).toBeVisible()
})
