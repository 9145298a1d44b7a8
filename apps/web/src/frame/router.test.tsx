import { screenAt } from '@tessera/contract/screen-at.ts'
import { screenName, screenPaths } from '@tessera/contract/screens.ts'
import { createMemoryHistory } from '@tanstack/react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { addressOf } from '#parts/paths.ts'
import { serve } from '#parts/testing.ts'
import { makeRouter } from './router.ts'
import { routes } from './routes.ts'
import { openApp, signedIn } from './testing.tsx'

const heading = () => page.getByRole('heading', { level: 1 })
const CMS = 'Notices and help'

/** A page whose code loads when the test allows it. */
function slow(path: '/openApi' | '/newCoin/{-$id}', text: string) {
  const { promise, resolve } = Promise.withResolvers<() => React.JSX.Element>()
  vi.spyOn(routes[path], 'page').mockReturnValue(promise)
  return { arrive: () => resolve(() => <h1>{text}</h1>) }
}
const routerAt = (path: string) => makeRouter(createMemoryHistory({ initialEntries: [path] }))

afterEach(() => vi.restoreAllMocks())

test('keeps the current page until the next one has loaded', async () => {
  serve({})
  const later = slow('/openApi', 'Guide for programs')
  const app = await openApp('/en_US/cms')
  await expect.element(heading()).toHaveTextContent(CMS)
  app.go('/en_US/openApi?page=2')
  expect(app.path()).toBe('/en_US/openApi?page=2')
  await new Promise((done) => setTimeout(done, 100))
  await expect.element(heading()).toHaveTextContent(CMS)
  later.arrive()
  await expect.element(heading()).toHaveTextContent('Guide for programs')
})

test('shows the latest address if the reader navigates again before a page has loaded', async () => {
  serve({})
  const [first, second] = [slow('/openApi', 'Guide for programs'), slow('/newCoin/{-$id}', 'Sales')]
  const app = await openApp('/en_US/cms')
  await expect.element(heading()).toHaveTextContent(CMS)
  app.go('/en_US/openApi')
  app.go('/en_US/newCoin')
  second.arrive()
  await expect.element(heading()).toHaveTextContent('Sales')
  first.arrive()
  await new Promise((done) => setTimeout(done, 100))
  await expect.element(heading()).toHaveTextContent('Sales')
})

test('a search typed just before leaving does not change the address of the next page', async () => {
  serve({ 'ex/api/v1/products/list': { total: 0, page: 1, pageSize: 20, rows: [], counts: {}, regions: [] } })
  slow('/openApi', 'Guide for programs')
  const app = await openApp('/en_US/investments')
  await page.getByRole('searchbox').fill('harbour')
  app.go('/en_US/openApi')
  await new Promise((done) => setTimeout(done, 700))
  expect(app.path()).toBe('/en_US/openApi')
})

test('login returns to the section that an address names', async () => {
  serve({})
  const app = await openApp('/en_US/assets/tokenAccount#main')
  await expect.poll(app.path).toBe('/en_US/login?back=%2Fen_US%2Fassets%2FtokenAccount%23main')
})

test.each([
  ['/en_US/no/$such?page=2', '/en_US/no/$such?page=2'],
  ['/fr_FR/no/$such', '/en_US/no/%24such'],
])('a dollar sign in the typed path %s is part of its text', async (typed, expected) => {
  serve({})
  const app = await openApp(typed)
  await expect.poll(app.path).toBe(expected)
  await expect.element(heading()).toHaveTextContent('Page not found')
})

test('redirects an area to its first screen without a history entry', async () => {
  serve(signedIn('approved'))
  const app = await openApp('/en_US/cms', 'token')
  await expect.element(heading()).toHaveTextContent(CMS)
  app.go('/en_US/personal')
  await expect.poll(app.path).toBe('/en_US/personal/userManagement')
  app.back()
  await expect.poll(app.path).toBe('/en_US/cms')
})

test('loads a page again at the next visit if its code failed to load', async () => {
  serve({})
  const load = vi.spyOn(routes['/openApi'], 'page').mockRejectedValueOnce(new Error('broken chunk'))
  const app = await openApp('/en_US/openApi')
  await expect.element(page.getByRole('alert').getByText('This page did not load')).toBeVisible()
  app.go('/en_US/cms')
  await expect.element(heading()).toHaveTextContent(CMS)
  load.mockResolvedValue(() => <h1>Guide for programs</h1>)
  app.go('/en_US/openApi')
  await expect.element(heading()).toHaveTextContent('Guide for programs')
})

test('preloads a page when its link is hovered', async () => {
  serve({})
  const load = vi.spyOn(routes['/investments'], 'page')
  await openApp('/en_US/cms')
  await expect.element(heading()).toHaveTextContent(CMS)
  expect(load).not.toHaveBeenCalled()
  await userEvent.hover(page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Investments' }))
  await expect.poll(() => load.mock.calls.length).toBe(1)
})

test('Back restores the scroll position, and a change of the search keeps it', async () => {
  serve({})
  const tall = () => <h1 style={{ height: '4000px' }}>Tall</h1>
  vi.spyOn(routes['/openApi'], 'page').mockResolvedValue(tall)
  vi.spyOn(routes['/newCoin/{-$id}'], 'page').mockResolvedValue(tall)
  const app = await openApp('/en_US/openApi')
  await expect.element(heading()).toHaveTextContent('Tall')
  scrollTo({ top: 700, behavior: 'instant' })
  await expect.poll(() => scrollY).toBe(700)
  await new Promise((done) => setTimeout(done, 50))
  app.go('/en_US/newCoin')
  await expect.poll(() => scrollY).toBe(0)
  app.back()
  await expect.poll(() => scrollY).toBe(700)
})

const addresses = [
  '/',
  '/cms',
  '/cms/terms',
  '/CMS/Terms',
  '/cms/a%20b',
  '/cms/a%2Fb',
  '/cms/%25',
  '/cms/$terms',
  '/cms/a$b',
  '/$locale/cms',
  '/cms/terms/more',
  '/otc',
  '/otc/ETH',
  '/otc/deals',
  '/otc/deal',
  '/otc/Deal/7',
  '/otc/ads',
  '/newCoin/records',
  '/newCoin/LBR3',
  '/investments/x',
  '/assets/withdraw/x',
  '/assets/Withdraw',
  '/nowhere/at/all',
  ...screenPaths.map((path) => path.replaceAll(/\/\{-\$\w+\}/gu, '')),
]

test.each(addresses)('finds the same screen at %s as the server', async (path) => {
  const address = `/en_US${path === '/' ? '' : path}`
  const router = routerAt(address)
  await router.load()
  const { staticData, params } = router.state.matches.at(-1) ?? { staticData: {}, params: {} }
  const at = screenAt(address)
  expect(staticData.screen?.name).toBe(at && screenName(at.screen))
  const { symbol, coin, id, step } = { symbol: undefined, coin: undefined, id: undefined, step: undefined, ...params }
  expect(symbol ?? coin ?? id ?? step).toBe(at?.id)
})

test.each(screenPaths)('normalises the address %s as the router does', (screen) => {
  const params = { locale: 'zh_CN', symbol: 'a b/c', id: 'a b/c', coin: 'a b/c', step: 'a b/c' } as const
  const { publicHref } = routerAt('/zh_CN').buildLocation({ to: `/$locale${screen}`, params, search: { page: 2 } })
  expect(addressOf('zh_CN', screen, { params, search: { page: 2 } })).toBe(publicHref)
})

test('shows the not-found page for an address that cannot be decoded', async () => {
  serve({})
  await openApp('/en_US/no/%E0%A4%A')
  await expect.element(heading()).toHaveTextContent('Page not found')
})

test('an invalid search value counts as missing, and unknown parameters stay', async () => {
  serve({ 'ex/api/v1/products/list': { total: 0, page: 1, pageSize: 20, rows: [], counts: {}, regions: [] } })
  const app = await openApp('/en_US/investments?tab=nothing&page=-1&utm_source=mail')
  await expect.element(page.getByText('No matching products')).toBeVisible()
  await expect.element(page.getByRole('tab', { name: /^All/ })).toHaveAttribute('aria-selected', 'true')
  await page.getByRole('tab', { name: /^Bonds/ }).click()
  await expect.poll(app.path).toBe('/en_US/investments?utm_source=mail&tab=bonds')
})
