import { expect, test } from '@playwright/test'
import { newcomer } from './steps/newcomers.ts'
import { customerBrowser, logIn } from './steps/sessions.ts'

// Access to the screens: languages, guards, frames, tabs.

const saved = (baseURL: string | undefined, lan: string) => [{ name: 'lan', value: lan, url: baseURL ?? '' }]

test.describe('the language of a path', () => {
  test('is the one in the path, and is saved', async ({ page, context, baseURL }) => {
    await context.addCookies(saved(baseURL, 'en_US'))
    await page.goto('/zh_CN/investments')
    await expect(page).toHaveURL('/zh_CN/investments')
    await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN')
    await expect.poll(async () => (await context.cookies()).find(({ name }) => name === 'lan')?.value).toBe('zh_CN')
  })

  test('is that of the previous path if the path has none', async ({ page, context, baseURL }) => {
    await page.goto('/zh_CN/investments')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await context.addCookies(saved(baseURL, 'en_US'))
    // The search box is enabled after hydration. A history entry pushed earlier would count as the first address.
    await expect(page.getByRole('searchbox')).toBeEnabled()
    await page.evaluate(() => {
      history.pushState({}, '', '/login')
      dispatchEvent(new PopStateEvent('popstate'))
    })
    await expect(page).toHaveURL('/zh_CN/login')
  })

  test('WEB-18 /fr_FR/investments is shown in English', async ({ page }) => {
    await page.goto('/fr_FR/investments')
    await expect(page).toHaveURL('/en_US/investments')
    await expect(page.locator('html')).toHaveAttribute('lang', 'en-US')
  })
})

test('a login screen that loads slowly is requested once, and leads back', async ({ page, request, baseURL }) => {
  const who = await newcomer(request, baseURL ?? '')
  await page.route(/\/assets\/login-[^/]+\.js/u, async (route) => {
    await new Promise((resume) => setTimeout(resume, 2_000))
    await route.continue()
  })
  const target = '/en_US/personal/safetyRecord?page=1'
  await page.goto(target)
  await expect(page.getByRole('textbox', { name: 'Email' })).toBeVisible()
  await expect(page).toHaveURL(`/en_US/login?back=${encodeURIComponent(target)}`)
  await logIn(page, who.email, who.password)
  await expect(page).toHaveURL(target)
})

// return-path.test.ts covers every kind of unsafe target. This test shows that the login screen uses that check.
test('WEB-06 does not redirect to //evil.example after the login', async ({ page, request, baseURL }) => {
  const who = await newcomer(request, baseURL ?? '')
  await page.goto(`/en_US/login?back=${encodeURIComponent('//evil.example')}`)
  await logIn(page, who.email, who.password)
  await expect(page).toHaveURL('/en_US/home')
})

for (const path of ['/en_US', '/en_US/login', '/console/en_US/queue'])
  test(`WEB-07 ${path} does not open in a frame of another page`, async ({ page, baseURL }) => {
    await page.goto('about:blank')
    await page.setContent(`<iframe src="${baseURL}${path}"></iframe>`)
    await expect.poll(() => page.frames().at(-1)?.url()).toBe('chrome-error://chromewebdata/')
  })

test('WEB-09 a logout leaves no data in the browser, and Back shows none', async ({ browser, request, baseURL }) => {
  const who = await newcomer(request, baseURL ?? '')
  const context = await customerBrowser(browser, baseURL ?? '', who.token)
  const page = await context.newPage()
  await page.goto('/en_US/personal/userManagement')
  await expect(page.getByText(who.account).first()).toBeVisible()
  await page.getByRole('button', { name: 'Account menu' }).click()
  await page.getByRole('menuitem', { name: 'Log out' }).click()
  // The toast disappears after 2.5 s, which a slow machine may miss; the header keeps showing it.
  await expect(page.getByRole('banner').getByRole('link', { name: 'Log in', exact: true })).toBeVisible()
  await expect(page).toHaveURL('/en_US')
  await page.goBack()
  await expect(page).toHaveURL(/\/en_US\/login/)
  await expect(page.getByText(who.account).first()).toHaveCount(0)
  const stored = await page.evaluate(async () => ({
    local: Object.keys(localStorage),
    session: Object.keys(sessionStorage),
    databases: (await indexedDB.databases()).length,
    cookies: document.cookie,
  }))
  expect(stored.local).not.toContain('tessera.token')
  expect(stored.databases).toBe(0)
  expect(JSON.stringify(stored)).not.toContain(who.account)
  await context.close()
})

test('WEB-20 a tab that stays open follows a logout and a login in another tab', async ({
  browser,
  request,
  baseURL,
}) => {
  const first = await newcomer(request, baseURL ?? '')
  const second = await newcomer(request, baseURL ?? '')
  const context = await customerBrowser(browser, baseURL ?? '', first.token)
  const [page, other] = [await context.newPage(), await context.newPage()]
  for (const tab of [page, other]) {
    await tab.goto('/en_US/personal/userManagement')
    await expect(tab.getByText(first.account).first()).toBeVisible()
  }
  await page.getByRole('button', { name: 'Account menu' }).click()
  await page.getByRole('menuitem', { name: 'Log out' }).click()
  await expect(other).toHaveURL(/\/en_US\/login/)
  await expect(other.getByText(first.account).first()).toHaveCount(0)
  await page.goto('/en_US/login')
  await logIn(page, second.email, second.password)
  await other.goto('/en_US/personal/userManagement')
  await expect(other.getByText(second.account).first()).toBeVisible()
  await expect(other.getByText(first.account).first()).toHaveCount(0)
  await context.close()
})
