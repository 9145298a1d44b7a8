import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { sessionToken } from '#parts/session.ts'
import { serve } from '#parts/testing.ts'
import { openApp, signedIn } from './testing.tsx'

/** The page's code loads first. */
const soon = { timeout: 8000 }
const link = (name: string | RegExp) => page.getByRole('link', { name })
const button = (name: string | RegExp) => page.getByRole('button', { name })

test('§2.1 a path without a locale gets one, and an unsupported one becomes English', async () => {
  serve({})
  const first = await openApp('/zh_CN/cms')
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('公告与帮助')
  expect(document.documentElement.lang).toBe('zh-CN')
  await expect.poll(() => document.cookie).toContain('lan=zh_CN')
  await first.unmount()
  const second = await openApp('/ko_KR/cms')
  await expect.poll(second.path, soon).toBe('/en_US/cms')
  expect(document.documentElement.lang).toBe('en-US')
})

test('§2.1 a trailing slash in an address opens the same page', async () => {
  serve({})
  await openApp('/zh_CN/cms/')
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('公告与帮助')
})

test('§2.3 a visitor sees Investments, log in and open account, but no Trade', async () => {
  serve({})
  await openApp('/en_US/cms')
  await expect.element(link('Log in')).toBeVisible()
  await expect.element(link('Open account')).toHaveAttribute('href', '/en_US/register')
  expect(page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: /Trade/ }).query()).toBeNull()
})

test('§2.3 Trade and Assets are disabled until the identity is verified, show why, and link to the verification', async () => {
  serve(signedIn('pending'))
  const app = await openApp('/en_US/cms', 'token')
  const trade = link(/^Trade/)
  await expect.element(trade).toHaveAttribute('aria-disabled', 'true')
  await expect.element(link(/^Assets/)).toHaveAttribute('aria-disabled', 'true')
  // The first pointer movement tells react-aria that a pointer is used.
  await userEvent.hover(page.getByRole('heading', { level: 1 }))
  await userEvent.hover(trade)
  await expect.element(page.getByRole('tooltip')).toHaveTextContent('You can trade once your identity is verified.')
  await trade.click({ force: true })
  await expect.poll(app.path, soon).toBe('/en_US/personal/kycEnter')
})

test('§2.3 without certification the account menu shows the account ID and links to the verification', async () => {
  serve(signedIn('unknown'))
  await openApp('/en_US/cms', 'token')
  await button(/Account menu/).click()
  await expect.element(page.getByText('Account ID 80217734')).toBeVisible()
  const entries = page
    .getByRole('menuitem')
    .elements()
    .map((each) => each.textContent)
  expect(entries).toEqual(['Account and security', 'Safety record', 'Identity verification', 'Log out'])
})

test('§2.3 once verified, the menus show the real name, the accounts and the receiving account', async () => {
  serve(signedIn('approved'))
  const app = await openApp('/en_US/cms', 'token')
  await expect.element(link('Trade')).toHaveAttribute('href', '/en_US/trade')
  await button(/Account menu/).click()
  await expect.element(page.getByRole('menuitem', { name: 'Bank accounts' })).toBeVisible()
  expect(page.getByRole('menuitem', { name: 'Identity verification' }).query()).toBeNull()
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('menu')).not.toBeInTheDocument()
  await button('Assets').click()
  const entries = page
    .getByRole('menuitem')
    .elements()
    .map((each) => each.textContent)
  expect(entries.slice(0, 2)).toEqual(['Token account', 'Fiat account'])
  const box = page.getByRole('menu').element().parentElement?.getBoundingClientRect()
  expect(box?.width).toBeLessThanOrEqual(240)
  await userEvent.keyboard('{Escape}')
  await expect.element(button('Messages 3')).toBeVisible()
  expect(app.path()).toBe('/en_US/cms')
})

test('§4 a visitor is redirected to the login after about half a second, with a return path', async () => {
  serve({})
  const app = await openApp('/en_US/assets/withdraw?coin=tUSD')
  const at = performance.now()
  await expect.poll(app.path, soon).toBe('/en_US/login?back=%2Fen_US%2Fassets%2Fwithdraw%3Fcoin%3DtUSD')
  expect(performance.now() - at).toBeGreaterThan(300)
})

test('a logged-in customer on the login page is redirected to the intended page or to the home page', async () => {
  serve(signedIn('approved'))
  const back = await openApp('/en_US/login?back=%2Fen_US%2Fcms', 'token')
  await expect.poll(back.path, soon).toBe('/en_US/cms')
  await back.unmount()
  const evil = await openApp('/en_US/login?back=%2F%2Fevil.example', 'token')
  await expect.poll(evil.path, soon).toBe('/en_US/home')
  await evil.unmount()
  const register = await openApp('/zh_CN/register', 'token')
  await expect.poll(register.path, soon).toBe('/zh_CN/home')
})

test('a screen for visitors opens again once the session has ended', async () => {
  serve({ 'ex/api/v1/user/info': 'UNAUTHORIZED' })
  const app = await openApp('/en_US/login', 'token of yesterday')
  await expect.element(page.getByRole('heading', { name: 'Log in' }), soon).toBeVisible()
  expect(app.path()).toBe('/en_US/login')
})

test('the landing page offers registration to visitors, and the next step to logged-in customers', async () => {
  serve({})
  const visitor = await openApp('/en_US')
  await expect.element(page.getByRole('textbox', { name: 'Email address' }), soon).toBeVisible()
  await visitor.unmount()
  for (const [kyc, name, href] of [
    ['approved', 'View your assets', '/en_US/assets/tokenAccount'],
    ['pending', 'Verify your identity', '/en_US/personal/kycEnter'],
  ] as const) {
    serve(signedIn(kyc))
    const app = await openApp('/en_US', 'token')
    await expect.element(link(name), soon).toHaveAttribute('href', href)
    await expect.element(link('Browse investments').first()).toHaveAttribute('href', '/en_US/investments')
    expect(page.getByRole('textbox', { name: 'Email address' }).query()).toBeNull()
    expect(link('Open account').query()).toBeNull()
    await app.unmount()
  }
})

test('§6 without a verified identity, Assets leads to the verification', async () => {
  serve(signedIn('rejected'))
  const app = await openApp('/en_US/assets/flowingWater', 'token')
  await expect.poll(app.path, soon).toBe('/en_US/personal/kycEnter')
})

test('§4 an UNAUTHORIZED response ends the session and opens the login screen', async () => {
  serve({ 'ex/api/v1/user/info': 'UNAUTHORIZED' })
  const app = await openApp('/en_US/personal/userManagement', 'token of yesterday')
  await expect.poll(sessionToken, soon).toBeUndefined()
  await expect.poll(app.path, soon).toBe('/en_US/login?back=%2Fen_US%2Fpersonal%2FuserManagement')
})

test('§4 until the user is known, a screen that needs login neither shows nor redirects', async () => {
  serve({ 'ex/api/v1/user/info': 'INTERNAL' })
  const app = await openApp('/en_US/personal/userManagement', 'token')
  await expect.element(page.getByRole('alert').getByText('This page did not load')).toBeVisible()
  expect(app.path()).toBe('/en_US/personal/userManagement')
})

test('§4 a visitor changes the language at once and keeps path, query and scroll position', async () => {
  serve({})
  const app = await openApp('/en_US/cms?x=1#questions')
  await button(/Language/).click()
  await page.getByRole('menuitem', { name: '中文' }).click()
  await expect.poll(app.path, soon).toBe('/zh_CN/cms?x=1#questions')
  await expect.element(link('登录')).toBeVisible()
  await expect.poll(() => document.cookie).toContain('lan=zh_CN')
})

test('§4 a refused language change of a logged-in customer changes nothing and shows an error', async () => {
  const calls = serve({ ...signedIn('approved'), 'ex/common/change_language': 'SERVER_BUSY' })
  const app = await openApp('/en_US/cms', 'token')
  await button(/Account menu/).click()
  await userEvent.keyboard('{Escape}')
  await button(/Language/).click()
  await page.getByRole('menuitem', { name: '中文' }).click()
  await expect.element(page.getByRole('alert').getByText('SERVER_BUSY')).toBeVisible()
  expect(calls.map(({ path }) => path)).toContain('ex/common/change_language?language=zh_CN')
  expect(app.path()).toBe('/en_US/cms')
  expect(document.cookie).toContain('lan=en_US')
})

test.each([
  ['a visitor', undefined, '/en_US/register', 'textbox'],
  ['who is signed in', 'token', '/en_US/investments', 'searchbox'],
] as const)(
  'without a network the language of %s does not change, and the input stays',
  async (_, token, path, role) => {
    const calls = serve(signedIn('approved'))
    const app = await openApp(path, token)
    const box = page.getByRole(role).first()
    await box.fill('lim@mail.example')
    const offline = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    await button(/Language/).click()
    await page.getByRole('menuitem', { name: '中文' }).click()
    await expect.element(page.getByRole('alert').getByText(/the language was not changed/)).toBeVisible()
    expect(app.path()).toContain(path)
    expect(document.documentElement.lang).toBe('en-US')
    await expect.element(box).toHaveValue('lim@mail.example')
    expect(calls.filter((call) => call.path.includes('change_language'))).toEqual([])
    offline.mockRestore()
  },
)

test('§7 every request sends token, client, language and device', async () => {
  const calls = serve(signedIn('approved'))
  await openApp('/zh_CN/cms', 'the token')
  await expect.poll(() => calls.length).toBeGreaterThan(0)
  const headers = calls[0]?.headers
  expect(headers?.get('token')).toBe('the token')
  expect(headers?.get('client')).toBe('pc')
  expect(headers?.get('language')).toBe('zh_CN')
  expect(headers?.get('device-id')).toMatch(/^[\da-f-]{36}$/)
})

test('§8 logging out confirms it and removes the token; any other response is shown and keeps it', async () => {
  serve({ ...signedIn('approved'), 'ex/api/v0/public/logout': 'SERVER_BUSY' })
  const app = await openApp('/en_US/cms', 'token')
  await button(/Account menu/).click()
  await page.getByRole('menuitem', { name: 'Log out' }).click()
  await expect.element(page.getByRole('alert').getByText('SERVER_BUSY')).toBeVisible()
  expect(sessionToken()).toBe('token')
  serve({ ...signedIn('approved'), 'ex/api/v0/public/logout': {} })
  await button(/Account menu/).click()
  await page.getByRole('menuitem', { name: 'Log out' }).click()
  await expect.element(page.getByText('You’re logged out.')).toBeVisible()
  expect(sessionToken()).toBeUndefined()
  await expect.poll(app.path, soon).toBe('/en_US')
})

test('navigation to another page sets its title and focuses the start of its content', async () => {
  serve({})
  await openApp('/en_US/cms')
  await expect.poll(() => document.title, soon).toBe('Notices and help · Tessera')
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Investments' }).click()
  await expect.poll(() => document.title, soon).toBe('Investments · Tessera')
  await expect.poll(() => document.activeElement?.id, soon).toBe('main')
})

const headOf = (path: string, title: string) => ({
  title,
  tags: [
    { tag: 'meta', attributes: { name: 'description', content: `About ${title}` } },
    { tag: 'link', attributes: { rel: 'canonical', href: `https://tessera.example${path}` } },
  ],
})
const inHead = (selector: string, attribute: string) =>
  [...document.head.querySelectorAll(selector)].map((each) => each.getAttribute(attribute))

test('navigation updates title, description and canonical link in the form that the server writes', async () => {
  const calls = serve({ 'ex/api/v1/cms/head': headOf('/en_US/cms', 'Notices') })
  await openApp('/en_US/cms')
  await expect.poll(() => document.title, soon).toBe('Notices')
  serve({ 'ex/api/v1/cms/head': headOf('/en_US/investments', 'Products') })
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Investments' }).click()
  await expect.poll(() => document.title, soon).toBe('Products')
  expect(inHead('meta[name=description][data-head]', 'content')).toEqual(['About Products'])
  expect(inHead('link[rel=canonical]', 'href')).toEqual(['https://tessera.example/en_US/investments'])
  expect(calls.map(({ path }) => path)).toContain('ex/api/v1/cms/head?path=%2Fen_US%2Fcms')
})

test('an unknown path shows the not-found page', async () => {
  serve({})
  await openApp('/en_US/nowhere/at/all')
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Page not found')
})

test('on phones the side bar has everything that does not fit into the header', async () => {
  serve(signedIn('pending'))
  const app = await openApp('/en_US/cms', 'token', 390)
  await button('Menu').click()
  const bar = page.getByRole('dialog', { name: 'Menu' })
  await expect.element(bar.getByText('Account ID 80217734')).toBeVisible()
  await bar.getByRole('link', { name: /^Trade/ }).click({ force: true })
  await expect.poll(app.path, soon).toBe('/en_US/personal/kycEnter')
})
