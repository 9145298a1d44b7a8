import { onlineManager } from '@tanstack/react-query'
import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { openSession } from '#parts/session.ts'
import { type Call, holdBack, serve } from '#parts/testing.ts'
import { openApp, signedIn } from '#frame/testing.tsx'
import { localFavorites } from './local-favorites.ts'
import { card, pageWith, pair } from './testing.ts'

const LIST = 'ex/api/v1/products/list'
const MERGE = 'ex/api/v1/products/merge_favorites'
const bodies = (calls: readonly Call[], path: string): unknown[] =>
  calls.filter((call) => call.path === path).map(({ body }) => JSON.parse(body))
const lastList = (calls: readonly Call[]) => bodies(calls, LIST).at(-1)
const tab = (name: RegExp) => page.getByRole('tab', { name })

beforeEach(() => localFavorites.clear())

test('§2.4 the tabs are my favorites, all, bonds, stocks, funds and real estate; all is the default', async () => {
  serve({ [LIST]: pageWith([card('LBR3')]) })
  await openApp('/en_US/investments')
  await expect.element(tab(/^All/)).toHaveAttribute('aria-selected', 'true')
  const names = page
    .getByRole('tab')
    .elements()
    .map((each) => each.textContent?.replaceAll(/\d/gu, ''))
  expect(names).toEqual(['My favourites', 'All', 'Bonds', 'Stocks', 'Funds', 'Real estate'])
})

test('§2.4 tab, sort, filters, search and view are in the address and in the request', async () => {
  const calls = serve({ [LIST]: pageWith([card('LBR3')]) })
  const path =
    '/en_US/investments?tab=bonds&sort=newest&status=trading&category=ai&region=Vietnam&search=kestrel&page=2'
  await openApp(path)
  await expect
    .poll(() => lastList(calls))
    .toEqual({
      page: 2,
      pageSize: 20,
      tab: 'bonds',
      sort: 'newest',
      status: 'trading',
      category: 'ai',
      region: 'Vietnam',
      search: 'kestrel',
    })
})

test('a choice changes the address and leads to the first page', async () => {
  const calls = serve({ [LIST]: pageWith([card('LBR3')], 60) })
  const app = await openApp('/en_US/investments?page=3')
  await tab(/^Funds/).click()
  await expect.poll(app.path).toBe('/en_US/investments?tab=funds')
  await page.getByRole('button', { name: /Region/ }).click()
  await page.getByRole('option', { name: 'Vietnam' }).click()
  await expect.poll(app.path).toBe('/en_US/investments?tab=funds&region=Vietnam')
  await page.getByRole('button', { name: 'Table' }).click()
  await expect.poll(app.path).toBe('/en_US/investments?tab=funds&region=Vietnam&view=table')
  await expect.element(page.getByRole('table')).toBeVisible()
  expect(lastList(calls)).toMatchObject({ tab: 'funds', region: 'Vietnam', page: 1 })
})

test('§9 requests a search when typing pauses, not for each letter', async () => {
  const calls = serve({ [LIST]: pageWith([card('LBR3')]) })
  const app = await openApp('/en_US/investments')
  const box = page.getByRole('searchbox')
  await userEvent.type(box, 'lan tern')
  await expect.element(box).toHaveValue('lantern')
  await expect.poll(app.path).toBe('/en_US/investments?search=lantern')
  const searches = () => bodies(calls, LIST).flatMap((body) => /"search":"(.*?)"/.exec(JSON.stringify(body))?.[1] ?? [])
  await expect.poll(searches).toEqual(['lantern'])
})

test.each(['cards', 'table'])(
  'in the view %s earlier results are marked while a newer search is loading, and nothing moves',
  async (view) => {
    const answers: Record<string, unknown> = { [LIST]: pageWith([card('LBR3')]) }
    serve(answers)
    await openApp(`/en_US/investments?view=${view}`)
    const [older, newer] = [page.getByText('Lantern Bay LBR3'), page.getByText('Lantern Bay KGN29')]
    await expect.element(older).toBeVisible()
    const list = older.element().closest('div[aria-busy]') ?? document.body
    expect(list).toHaveAttribute('aria-busy', 'false')
    const before = list.getBoundingClientRect()
    const answer = holdBack(LIST)
    answers[LIST] = pageWith([card('KGN29')])
    await userEvent.fill(page.getByRole('searchbox'), 'kgn')
    await expect.poll(() => list.getAttribute('aria-busy')).toBe('true')
    const line = getComputedStyle(list, '::before')
    // A fast response shows no progress line.
    expect(line.transitionDelay).toBe('0.15s, 0.15s')
    await expect.poll(() => Number(line.opacity)).toBe(1)
    // The text keeps its contrast.
    expect(getComputedStyle(list).opacity).toBe('1')
    expect(list.getBoundingClientRect()).toEqual(before)
    await expect.element(older).toBeVisible()
    answer()
    await expect.element(newer).toBeVisible()
    await expect.poll(() => list.getAttribute('aria-busy')).toBe('false')
    expect(line.opacity).toBe('0')
  },
)

test('a list that fails to load shows a message, and a retry loads it', async () => {
  const answers: Record<string, unknown> = { [LIST]: 'INTERNAL' }
  serve(answers)
  await openApp('/en_US/investments')
  await expect.element(page.getByRole('alert').getByText('Products did not load')).toBeVisible()
  answers[LIST] = pageWith([card('LBR3')])
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect.element(page.getByRole('heading', { name: 'Lantern Bay LBR3' })).toBeVisible()
})

test('an empty result offers all products; empty favorites explain how to add one', async () => {
  serve({ [LIST]: pageWith([]) })
  const app = await openApp('/en_US/investments?search=zzz&region=Vietnam')
  await expect.element(page.getByText('No matching products')).toBeVisible()
  await page.getByRole('button', { name: 'Browse all products' }).click()
  await expect.poll(app.path).toBe('/en_US/investments')
  await tab(/favourites/).click()
  await expect.element(page.getByText('No favourites yet')).toBeVisible()
})

test('§3 a visitor’s favorite is stored in the browser and requested by its symbol', async () => {
  const calls = serve({ [LIST]: pageWith([card('LBR3'), card('KGN29')]) })
  const first = await openApp('/en_US/investments')
  await page.getByRole('button', { name: 'Add Lantern Bay LBR3 to favourites' }).click()
  await expect.element(page.getByRole('button', { name: 'Remove Lantern Bay LBR3 from favourites' })).toBeVisible()
  await first.unmount()
  await openApp('/en_US/investments?tab=favorites')
  await expect.poll(() => lastList(calls)).toMatchObject({ tab: 'favorites', symbols: ['LBR3'] })
  await page.getByRole('button', { name: 'Remove Lantern Bay LBR3 from favourites' }).click()
  expect(localFavorites.now()).toEqual([])
})

test('§3 favorites are moved to the account at login, and then removed from the browser', async () => {
  localFavorites.set('LBR3', true)
  localFavorites.set('KGN29', true)
  const answers: Record<string, unknown> = {
    ...signedIn('approved'),
    [LIST]: pageWith([card('LBR3')]),
    [MERGE]: 'INTERNAL',
  }
  const calls = serve(answers)
  await openApp('/en_US/investments')
  openSession('token')
  await expect.poll(() => bodies(calls, MERGE)).toEqual([{ symbols: ['LBR3', 'KGN29'] }])
  expect(localFavorites.now()).toHaveLength(2)
  answers[MERGE] = { added: 2 }
  await openApp('/en_US/investments', 'token')
  await expect.poll(localFavorites.now).toEqual([])
})

test('ignores malformed favorites in the browser’s storage', () => {
  localStorage.setItem('tessera.favorites', 'LBR3 <img> ../x lower A1')
  expect(localFavorites.now()).toEqual(['LBR3', 'A1'])
})

test.each([
  ['en_US', 'Last price12.48 tUSD', '24h changeup+2.13%', '24h volume318.4K'],
  ['zh_CN', '最新价12.48 tUSD', '24h 涨跌上涨+2.13%', '24h 成交量31.84 万'],
])('a traded product shows its last price, change, volume and chart, in %s', async (locale, ...facts) => {
  serve({ [LIST]: pageWith([card('LBR3', { status: 'trading', market: pair() })]) })
  await openApp(`/${locale}/investments`)
  const article = page.getByRole('article')
  await expect.element(article.getByRole('img', { name: /24/ })).toBeVisible()
  const visibleFacts = [...article.element().querySelectorAll('dl > div')]
  expect(visibleFacts.map((each) => each.textContent?.replaceAll(/\s/gu, ' '))).toEqual(facts)
})

test('a pair that never traded shows no figures and no chart', async () => {
  const quiet = pair({ price: null, change24h: null, volume24h: '0', sparkline: [] })
  serve({ [LIST]: pageWith([card('LBR3', { status: 'trading', market: quiet })]) })
  await openApp('/en_US/investments')
  const article = page.getByRole('article')
  await expect.element(article.getByRole('link', { name: 'Trade' })).toBeVisible()
  expect(article.getByRole('img', { name: /24/ }).elements()).toEqual([])
  expect([...article.element().querySelectorAll('dd')].map((each) => each.textContent)).toEqual(['--', '--', '0'])
})

/** The position of the focus after each Tab through the tools, from the search on. */
async function stopsOfTools(): Promise<DOMRect[]> {
  const tools = page.getByRole('searchbox').element().closest('.toolbar')
  const stops: DOMRect[] = []
  page.getByRole('searchbox').element().focus()
  while (tools?.contains(document.activeElement)) {
    const { activeElement } = document
    stops.push((activeElement ?? document.body).getBoundingClientRect())
    await userEvent.tab()
  }
  return stops
}

test.each([
  ['en_US', 1280],
  ['en_US', 390],
  ['zh_CN', 390],
  ['zh_CN', 320],
])('in %s at %d px the Tab order of the tools follows the visual order', async (locale, width) => {
  serve({ [LIST]: pageWith([card('LBR3')]) })
  await openApp(`/${locale}/investments`, undefined, width)
  await expect.element(page.getByRole('article')).toBeVisible()
  const stops = await stopsOfTools()
  expect(stops).toHaveLength(7)
  const visualOrder = stops.toSorted((a, b) => (a.bottom <= b.top ? -1 : b.bottom <= a.top ? 1 : a.left - b.left))
  expect(stops).toEqual(visualOrder)
})

test('Back undoes a tab, a filter and a page, one by one; a continued search is one step', async () => {
  serve({ [LIST]: pageWith([card('LBR3')], 60) })
  const app = await openApp('/en_US/investments')
  await tab(/^Funds/).click()
  await expect.poll(app.path).toBe('/en_US/investments?tab=funds')
  await page.getByRole('button', { name: /Region/ }).click()
  await page.getByRole('option', { name: 'Vietnam' }).click()
  await expect.poll(app.path).toBe('/en_US/investments?tab=funds&region=Vietnam')
  await userEvent.fill(page.getByRole('searchbox'), 'lan')
  await expect.poll(app.path).toBe('/en_US/investments?tab=funds&region=Vietnam&search=lan')
  await userEvent.fill(page.getByRole('searchbox'), 'lantern')
  await expect.poll(app.path).toBe('/en_US/investments?tab=funds&region=Vietnam&search=lantern')
  for (const there of ['?tab=funds&region=Vietnam', '?tab=funds', '']) {
    app.back()
    await expect.poll(app.path).toBe(`/en_US/investments${there}`)
  }
  await expect.element(tab(/^All/)).toHaveAttribute('aria-selected', 'true')
})

test.each([
  ['page=9', '?page=3'],
  ['region=Narnia', ''],
])('an address with a missing value, %s, is corrected', async (address, there) => {
  serve({ [LIST]: { ...pageWith([], 60), counts: pageWith([], 60).counts } })
  const app = await openApp(`/en_US/investments?${address}`)
  await expect.poll(app.path).toBe(`/en_US/investments${there}`)
})

test('removes unprintable characters from a search', async () => {
  const calls = serve({ [LIST]: pageWith([card('LBR3')]) })
  await openApp('/en_US/investments?search=lan%00tern&region=%0AVietnam')
  await expect.poll(() => lastList(calls)).toMatchObject({ search: 'lantern', region: 'Vietnam' })
})

test('announces the number of results to screen readers', async () => {
  const answers: Record<string, unknown> = { [LIST]: pageWith([card('LBR3')]) }
  serve(answers)
  await openApp('/en_US/investments')
  await expect.element(page.getByText('1 product', { exact: true })).toHaveRole('status')
  answers[LIST] = pageWith([])
  await userEvent.fill(page.getByRole('searchbox'), 'zzz')
  await expect.element(page.getByText('0 products', { exact: true })).toBeInTheDocument()
})

test('after a favorite is removed, the focus moves to the next star, or to the tab after the last', async () => {
  localFavorites.set('LBR3', true)
  localFavorites.set('KGN29', true)
  const answers: Record<string, unknown> = { [LIST]: pageWith([card('LBR3'), card('KGN29')]) }
  serve(answers)
  await openApp('/en_US/investments?tab=favorites')
  const star = (symbol: string) => page.getByRole('button', { name: `Remove Lantern Bay ${symbol} from favourites` })
  for (const [symbol, left, next] of [
    ['LBR3', [card('KGN29')], star('KGN29')],
    ['KGN29', [], tab(/favourites/)],
  ] as const) {
    await expect.element(star(symbol)).toBeVisible()
    star(symbol).element().focus()
    answers[LIST] = pageWith([...left])
    await userEvent.keyboard('{Enter}')
    await expect.element(next).toHaveFocus()
  }
})

test.each(['cards', 'table'])(
  'in the view %s a name without spaces does not make the page wider than the window',
  async (view) => {
    serve({ [LIST]: pageWith([card('LBR3', { name: 'L'.repeat(80), issuer: 'I'.repeat(80) })]) })
    await openApp(`/en_US/investments?view=${view}`)
    await expect.element(page.getByRole('link', { name: /LLL/ })).toBeVisible()
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(1280)
    await expect.element(page.getByText(/^72%$/).first()).toBeInViewport()
  },
)

test('without a network another tab does not show the rows of the previous one; it loads automatically when the connection returns', async () => {
  serve({ [LIST]: pageWith([card('LBR3')]) })
  await openApp('/en_US/investments')
  const product = page.getByRole('link', { name: /LBR3/ }).first()
  await expect.element(product).toBeVisible()
  onlineManager.setOnline(false)
  await tab(/^Bonds/).click()
  await expect.element(page.getByText('Products did not load')).toBeVisible()
  await expect.element(product).not.toBeInTheDocument()
  onlineManager.setOnline(true)
  await expect.element(product).toBeVisible()
})
