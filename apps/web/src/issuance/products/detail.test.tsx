import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { serve } from '#parts/testing.ts'
import { openApp } from '#frame/testing.tsx'
import type { Product } from './products.queries.ts'
import { pair, product } from './testing.ts'

const DETAIL = 'ex/api/v1/products/detail'
const open = (about: Parameters<typeof product>[1] = {}) => {
  serve({ [DETAIL]: product('LBR3', about) })
  return openApp('/en_US/investmentDetail/LBR3')
}
const main = () => page.getByRole('main').element().textContent ?? ''

/** Specification §3, investment product: each field with its term and its shown value. */
const fields: readonly (readonly [field: string, term: string, value: string])[] = [
  ['issuer', 'Issued by', 'Lantern Bay Trust'],
  ['expected return', 'Expected return', '6.20%'],
  ['minimum investment amount', 'Minimum investment', '5,000'],
  ['minimum quantity', 'Minimum quantity', '5'],
  ['issue unit price', 'Issue unit price', '1,000.00'],
  ['number issued', 'Units issued', '18,000'],
  ['total amount issued', 'Total amount', '18,000,000.00'],
  ['ticker', 'Ticker', 'LBR3'],
  ['network', 'Network', 'Solana Devnet'],
  ['decimal digits', 'Decimal digits', '0'],
  ['contract address', 'Contract address', '7hKq2v…wHrB'],
  ['protocol', 'Protocol', 'SPL Token-2022'],
  ['total supply', 'Total supply', '18,000'],
  ['listing date', 'Listing date', '2026-02-02'],
  ['creation time', 'Created', '2026-01-05'],
  ['completion time', 'Completion', '2023-08-31'],
  ['dividend yield', 'Dividend yield', '4.80%'],
  ['gross margin', 'Gross margin', '61.20%'],
  ['equity multiple', 'Equity multiple', '1.8×'],
  ['profit', 'Profit', '1,240,000.00'],
  ['leverage', 'Leverage', '38.00%'],
  ['investment period', 'Investment period', '5 years'],
  ['investment fee', 'Investment fee', '0.50%'],
  ['sub-trust name', 'Sub-trust', 'Lantern Bay ST-3'],
  ['capital structure', 'Capital structure', 'Equity'],
  ['product type', 'Product type', 'Real estate'],
  ['distribution frequency', 'Distribution', 'Semi-annually'],
  ['investor category', 'Investor class', 'Retail'],
  ['company members', 'Members', 'Helena Voss'],
  ['documents', 'Documents', 'Information memorandum'],
  ['videos', 'Video', 'Watch the video'],
  ['FAQ', 'FAQ', 'When are distributions paid?'],
]

test('facts that do not apply to a product have no tile and no line', async () => {
  const none = { equityMultiple: null, grossMargin: null, leverage: null, dividendYield: null, listedOn: null }
  await open({ ...none, subTrust: null, protocol: null, profit: null, contractAddress: null, network: null })
  await expect.element(page.getByRole('heading', { level: 1, name: 'Lantern Bay LBR3' })).toBeVisible()
  const values = [...document.querySelectorAll('main dd')].map((each) => each.textContent)
  expect(values).not.toContain('--')
  for (const term of ['Equity multiple', 'Gross margin', 'Leverage', 'Listing date', 'Protocol'])
    expect(main()).not.toContain(term)
})

test('§3 the page shows every field of an investment product', async () => {
  await open({ equityMultiple: '1.8', listedOn: '2026-02-02' })
  await expect.element(page.getByRole('heading', { level: 1, name: 'Lantern Bay LBR3' })).toBeVisible()
  const text = main()
  const missing = fields.filter(([, term, value]) => !text.includes(term) || !text.includes(value))
  expect(missing).toEqual([])
})

test.each([
  [{}, true],
  [{ expectedReturn: null, returnBasis: null }, false],
])('the page states the basis of an expected return and that it is not a forecast: %o', async (about, expected) => {
  await open(about)
  await expect.element(page.getByRole('heading', { level: 1, name: 'Lantern Bay LBR3' })).toBeVisible()
  for (const text of ['Basis of the expected return', 'The expected return is not a forecast or a promise'])
    expect(main().includes(text)).toBe(expected)
})

test('an empty line ends a paragraph, in each text of several lines', async () => {
  const two = 'First.\n\nSecond.\nA line.'
  await open({
    description: two,
    risk: two,
    returnBasis: two,
    members: [{ name: 'Helena Voss', role: 'Trust manager', about: two }],
    faq: [{ question: 'When?', answer: two }],
  })
  await page.getByText('When?').click()
  await expect.poll(() => page.getByText('First.', { exact: true }).elements().length).toBe(5)
  for (const second of page.getByText(/^Second\./).elements()) {
    expect(second.tagName).toBe('P')
    expect(second).toHaveProperty('innerText', 'Second.\nA line.')
  }
})

test('a name without spaces does not make the page wider than a phone', async () => {
  const name = 'L'.repeat(80)
  serve({
    [DETAIL]: product('LBR3', { name, issuer: name, subTrust: name, summary: name, protocol: name, term: name }),
  })
  await openApp('/en_US/investmentDetail/LBR3', undefined, 390)
  await expect.element(page.getByRole('heading', { level: 1, name })).toBeVisible()
  const written = [...document.querySelectorAll('h1, main p, main dd')]
  expect(written.filter((each) => each.getBoundingClientRect().right > 390).map((each) => each.outerHTML)).toEqual([])
  expect(written.filter((each) => each.scrollWidth > each.clientWidth).map((each) => each.outerHTML)).toEqual([])
})

test('lists the valuations by day', async () => {
  const found = { price: '1042.00', currency: 'SGD', valuer: 'Bell & Co', publishedAt: '2026-10-09T03:00:00.000Z' }
  await open({ valuations: [{ asOf: '2026-09-30', ...found }] })
  const section = page.getByRole('region', { name: 'Valuations' })
  await expect.element(section.getByText('2026-09-30')).toBeVisible()
  expect(section.element().textContent).toContain('1,042.00')
  expect(section.element().textContent).toContain('Bell & Co')
})

test('a product without valuations shows no such section', async () => {
  await open()
  await expect.element(page.getByRole('heading', { name: 'Documents' })).toBeVisible()
  expect(main()).not.toContain('Valuations')
})

const states = [
  ['published', 'Opens soon', 'Subscription is not open yet.'],
  ['in_subscription', 'In subscription', 'You can withdraw your subscription until the subscription period ends.'],
  ['subscription_ended', 'Subscription ended', 'The subscription has ended. Units are being allotted'],
  ['allotted', 'Allotted', 'The units have been allotted.'],
  ['trading', 'Trading', 'You can buy and sell units on our market.'],
  ['closed', 'Closed', 'This offer was cancelled.'],
] as const
test.each(states)('§4 a product that is %s shows its status and what that means', async (status, badge, note) => {
  await open({ status })
  await expect.element(page.getByRole('heading', { level: 1, name: 'Lantern Bay LBR3' })).toBeVisible()
  expect(main()).toContain(badge)
  expect(main()).toContain(note)
})

test('a traded product shows its price and a link to its market', async () => {
  await open({ status: 'trading', market: pair() })
  const trade = page.getByRole('main').getByRole('link', { name: 'Trade' })
  await expect.element(trade).toHaveAttribute('href', '/en_US/trade/LBR3-tUSD')
  expect(main()).toContain('12.48')
  expect(main()).toContain('+2.13%')
  expect(main()).toContain('318.4K')
})

test('the link back leads to the tab of the product’s kind', async () => {
  await open()
  const crumbs = page.getByRole('navigation', { name: 'Breadcrumb' })
  await expect
    .element(crumbs.getByRole('link', { name: 'Real estate' }))
    .toHaveAttribute('href', '/en_US/investments?tab=real_estate')
})

test('an unknown symbol shows a message and a link to the list', async () => {
  serve({ [DETAIL]: 'NOT_FOUND' })
  await openApp('/en_US/investmentDetail/NONE')
  await expect.element(page.getByText('The product may have been renamed or delisted.')).toBeVisible()
})

const film: Product['documents'][number] = {
  id: '00000000-0000-4000-8000-000000000009',
  kind: 'video',
  title: 'How the tower rises',
  mediaType: 'video/webm',
  size: 73_000,
  datedOn: '2026-02-18',
  languages: ['en_US', 'zh_CN'],
  sha256: 'b'.repeat(64),
  mustAccept: false,
  url: '/ex/api/v1/products/document?id=9',
  publication: null,
}

test('§3 our own video plays in the page on request and is not listed as a document', async () => {
  await open({ documents: [film], videoUrl: null })
  const play = page.getByRole('button', { name: /Watch the video/ })
  await expect.element(page.getByRole('heading', { level: 1, name: 'Lantern Bay LBR3' })).toBeVisible()
  expect(document.querySelector('video')).toBeNull()
  expect(main()).toContain('No documents yet')
  await play.click()
  const player = document.querySelector('video')
  expect(player?.getAttribute('src')).toBe(film.url)
  expect(player?.controls).toBe(true)
  expect(document.activeElement).toBe(player)
})

test('a player that renders again does not take the focus back', async () => {
  const unfinished = URL.createObjectURL(new MediaSource())
  await open({ documents: [{ ...film, url: unfinished }], videoUrl: null })
  await page.getByRole('button', { name: /Watch the video/ }).click()
  const question = page.getByText('When are distributions paid?')
  await question.click()
  const there = document.activeElement
  document.querySelector('video')?.dispatchEvent(new Event('error'))
  await expect.element(page.getByText(/^This video cannot be played here/)).toBeVisible()
  expect(there).not.toBe(document.body)
  expect(document.activeElement).toBe(there)
})

test('a video that fails to play shows a message and can be downloaded', async () => {
  await open({ documents: [{ ...film, url: 'data:video/webm;base64,AAAA' }], videoUrl: null })
  await page.getByRole('button', { name: /Watch the video/ }).click()
  await expect.element(page.getByText(/^This video cannot be played here/)).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Download How the tower rises' })).toBeVisible()
})

test('an external video is a link that names its host; nothing of it is loaded here', async () => {
  await open({ videoUrl: 'https://video.example/walk' })
  const link = page.getByRole('link', { name: 'Watch the video' })
  await expect.element(link).toHaveAttribute('href', 'https://video.example/walk')
  await expect.element(link).toHaveAttribute('rel', 'noreferrer')
  expect(main()).toContain('Opens at video.example in a new tab.')
  expect(document.querySelectorAll('main :is(iframe, video, script)')).toHaveLength(0)
})

test('a product without a video has no section for videos', async () => {
  await open({ videoUrl: null })
  await expect.element(page.getByRole('heading', { level: 1, name: 'Lantern Bay LBR3' })).toBeVisible()
  expect(page.getByRole('link', { name: 'Video' }).elements()).toEqual([])
})

const onPhone = async (status: Product['status'], about: Partial<Product> = {}) => {
  serve({ [DETAIL]: product('LBR3', { status, ...about }) })
  await openApp('/en_US/investmentDetail/LBR3', undefined, 390)
  await expect.element(page.getByRole('heading', { level: 1, name: 'Lantern Bay LBR3' })).toBeVisible()
}

test('on a phone a bar at the foot opens the subscription as a sheet', async () => {
  await onPhone('in_subscription')
  await page.getByRole('button', { name: 'Subscribe' }).click()
  const sheet = page.getByRole('dialog', { name: 'Subscribe' })
  await expect.element(sheet.getByText('Raised so far')).toBeVisible()
})

test.each(['published', 'subscription_ended', 'allotted', 'trading', 'closed'] as const)(
  'on a phone a product that is %s offers no subscription',
  async (status) => {
    await onPhone(status)
    expect(page.getByRole('button', { name: 'Subscribe' }).elements()).toEqual([])
  },
)

test('on a phone a traded product shows its price at the foot, with a link to its market', async () => {
  await onPhone('trading', { market: pair() })
  const links = page.getByRole('main').getByRole('link', { name: 'Trade' })
  const bars = links.elements().map((each) => each.parentElement ?? each)
  expect(bars.filter((each) => getComputedStyle(each).position === 'fixed').map((each) => each.textContent)).toEqual([
    expect.stringContaining('Last price'),
  ])
})

test('on a phone an ended offer still shows how much was raised', async () => {
  await onPhone('subscription_ended')
  await expect.element(page.getByText('Raised so far')).toBeVisible()
})

test('marks the section that the reader has scrolled to', async () => {
  await open()
  const places = page.getByRole('navigation', { name: 'Sections' })
  await expect.element(places.getByRole('link', { name: 'Overview' })).toHaveAttribute('aria-current', 'location')
  document.getElementById('faq')?.scrollIntoView({ behavior: 'instant' })
  await expect.element(places.getByRole('link', { name: 'FAQ' })).toHaveAttribute('aria-current', 'location')
  await expect.element(places.getByRole('link', { name: 'Overview' })).not.toHaveAttribute('aria-current')
})

test('the page title of an unknown product says that it was not found', async () => {
  serve({ [DETAIL]: 'NOT_FOUND' })
  await openApp('/en_US/investmentDetail/NOPE')
  await expect.poll(() => document.title).toBe('Product not found · Tessera')
})

test('requests a lower-case ticker in capitals', async () => {
  const calls = serve({ [DETAIL]: product('LBR3', {}) })
  await openApp('/en_US/investmentDetail/lbr3')
  await expect.element(page.getByRole('heading', { level: 1, name: 'Lantern Bay LBR3' })).toBeVisible()
  const requests = calls.filter(({ path }) => path.startsWith(DETAIL)).map(({ path, body }) => path + body)
  expect(requests.join()).toContain('LBR3')
  expect(requests.join()).not.toContain('lbr3')
})
