import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { serve } from '#parts/testing.ts'
import { openApp, signedIn } from '#frame/testing.tsx'

const BANNERS = 'ex/api/v1/cms/banners'
const everywhere = { link: null, screens: [], products: [] }
const safe = { ...everywhere, id: 'safe', hash: 'a1', tone: 'info', text: 'Nobody asks for your password.' }
const closed = { ...everywhere, id: 'closed', hash: 'b1', tone: 'negative', text: 'Withdrawals are closed today.' }
const region = () => page.getByRole('region', { name: 'Important notices' })
const dismiss = () => page.getByRole('button', { name: 'Dismiss' })

test('a dismissed banner stays hidden after a reload and returns when its text changes', async () => {
  serve({ [BANNERS]: { rows: [safe] } })
  const first = await openApp('/en_US/cms')
  await expect.element(region().getByText(safe.text)).toBeVisible()
  await dismiss().click()
  await expect.element(region()).not.toBeInTheDocument()
  await first.unmount()
  serve({ [BANNERS]: { rows: [safe, closed] } })
  const second = await openApp('/en_US/cms')
  await expect.element(region().getByText(closed.text)).toBeVisible()
  expect(region().element().textContent).not.toContain(safe.text)
  await second.unmount()
  serve({ [BANNERS]: { rows: [{ ...safe, hash: 'a2' }] } })
  await openApp('/en_US/cms')
  await expect.element(region().getByText(safe.text)).toBeVisible()
})

test.each(['warning', 'negative'])('a banner of the level %s cannot be dismissed', async (tone) => {
  serve({ [BANNERS]: { rows: [{ ...closed, tone }] } })
  await openApp('/en_US/cms')
  await expect.element(region().getByText(closed.text)).toBeVisible()
  expect(dismiss().elements()).toEqual([])
})

test('an open page shows a new banner, and hides an ended one, within six seconds', async () => {
  serve({ [BANNERS]: { rows: [safe] } })
  await openApp('/en_US/cms')
  await expect.element(region().getByText(safe.text)).toBeVisible()
  serve({ [BANNERS]: { rows: [closed] } })
  await expect.element(region().getByText(closed.text), { timeout: 6000 }).toBeVisible()
  expect(region().element().textContent).not.toContain(safe.text)
})

test('banners are also shown above the trade screen', async () => {
  serve({ ...signedIn('approved'), [BANNERS]: { rows: [safe] } })
  await openApp('/en_US/trade', 'token')
  await expect.element(region().getByText(safe.text)).toBeVisible()
})

test.each([
  ['/en_US/login', { screens: ['login'] }],
  ['/en_US/register', { screens: ['login'] }],
  ['/en_US/investmentDetail/aurb', { products: ['AURB'] }],
])('%s shows a banner of its part of the site', async (path, places) => {
  serve({ [BANNERS]: { rows: [{ ...safe, ...places }] } })
  await openApp(path)
  await expect.element(region().getByText(safe.text)).toBeVisible()
})

test('a page without a banner shows no empty bar', async () => {
  serve({ [BANNERS]: { rows: [closed, { ...safe, screens: ['trade'], products: ['AURB'] }] } })
  await openApp('/en_US/cms')
  await expect.element(region().getByText(closed.text)).toBeVisible()
  expect(region().element().textContent).not.toContain(safe.text)
  serve({ [BANNERS]: { rows: [{ ...safe, screens: ['trade'] }] } })
  const other = await openApp('/zh_CN/cms')
  await expect.element(page.getByRole('main').last()).toBeVisible()
  expect(page.getByRole('region', { name: '重要提示' }).elements()).toEqual([])
  await other.unmount()
})

test('on a phone a banner with a link fits the screen in both languages', async () => {
  const row = { ...closed, link: { href: '/cms/status', text: 'What happens now and when withdrawals open again' } }
  for (const locale of ['en_US', 'zh_CN']) {
    serve({ [BANNERS]: { rows: [row] } })
    const { unmount } = await openApp(`/${locale}/login`, undefined, 390)
    await expect.element(page.getByText(/^Withdrawals are closed today/u)).toBeVisible()
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390)
    expect(page.getByRole('link', { name: row.link.text }).element().getAttribute('href')).toBe(`/${locale}/cms/status`)
    await unmount()
  }
})
