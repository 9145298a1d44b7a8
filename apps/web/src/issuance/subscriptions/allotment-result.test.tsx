import { subscriptions } from '@tessera/contract/issuance/subscriptions/subscriptions.ts'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { sale } from '#issuance/new-coins/testing.ts'
import { product } from '#issuance/products/testing.ts'
import { serve } from '#parts/testing.ts'
import { openApp } from '#frame/testing.tsx'

const rows = Array.from({ length: 3 }, (_, at) => ({ pseudonym: `a${String(at)}`, requested: '5', allotted: '5' }))
const result = {
  method: 'pro_rata',
  belowMinimumRaise: false,
  ballot: null,
  changesReason: null,
  subscriptions: rows,
}
// Chromium does not download `data:` URLs of more than 2 MB.
const file = JSON.stringify({ ...result, rest: 'é'.repeat(1_500_000) })

test('the result of a large offer is downloaded as the exact published file', async () => {
  serve({
    'ex/api/v1/products/detail': product('LBR3', { status: 'allotted', eligibility: null }),
    [subscriptions.allotmentResult.path]: { symbol: 'LBR3', file, sha256: '5f'.repeat(32), result },
  })
  await openApp('/en_US/investmentDetail/LBR3')
  await page.getByRole('button', { name: 'Show the allotment result' }).click()
  const makeUrl = vi.spyOn(URL, 'createObjectURL')
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue()
  await page.getByRole('button', { name: 'Download the result' }).click()
  const [link, saved] = [click.mock.contexts[0], makeUrl.mock.calls[0]?.[0]]
  vi.restoreAllMocks()
  expect(link).toMatchObject({ download: 'allotment-LBR3.json', href: expect.stringMatching(/^blob:/u) })
  if (!(saved instanceof Blob)) throw new Error('no file was saved')
  expect((await saved.text()) === file).toBe(true)
})

const published = (about: Partial<typeof result>) => ({
  symbol: 'LBR3',
  file: '{}',
  sha256: '5f'.repeat(32),
  result: { ...result, ...about },
})
const closed = product('LBR3', { status: 'closed', eligibility: null })

test('an offer that ended below its minimum raise shows at once that everything was returned', async () => {
  const below = published({
    belowMinimumRaise: true,
    subscriptions: rows.map((row) => ({ ...row, allotted: '0' })),
  })
  serve({ 'ex/api/v1/products/detail': closed, [subscriptions.allotmentResult.path]: below })
  await openApp('/zh_CN/investmentDetail/LBR3')
  await expect.element(page.getByText('未达最低募集份额，所有认购款项均已退回。')).toBeVisible()
  await expect.element(page.getByText('a0', { exact: true })).toBeVisible()
})

test('a cancelled offer shows that it was cancelled, and no result', async () => {
  serve({ 'ex/api/v1/products/detail': closed, [subscriptions.allotmentResult.path]: 'NOT_FOUND' })
  await openApp('/en_US/investmentDetail/LBR3')
  await expect
    .element(page.getByText('This offer was cancelled before the allotment. All subscribers were refunded.'))
    .toBeVisible()
})

test('the page of a token sale shows its allotment result', async () => {
  serve({
    'ex/newcoin/detail': sale('LHT', { stage: 'ended', status: 'allotted' }),
    [subscriptions.allotmentResult.path]: published({}),
  })
  await openApp('/en_US/newCoin/LHT')
  await page.getByRole('button', { name: 'Show the allotment result' }).click()
  await expect.element(page.getByText('a0', { exact: true })).toBeVisible()
})
