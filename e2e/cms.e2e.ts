import { expect, type Page, test } from '@playwright/test'
import { canary, listenForCanary, showsAsText, expectNoScriptRan } from './steps/canary.ts'
import { choose, picture } from './steps/form.ts'
import { confirm, openCase } from './steps/review.ts'
import { operatorBrowser } from './steps/sessions.ts'
import { reloadUntil } from './steps/reload-until.ts'

const run = Date.now().toString(36)

type Words = { readonly en: string; readonly zh: string }
const both = async (page: Page, label: string, { en, zh }: Words): Promise<void> => {
  await page.getByRole('textbox', { name: `${label} (English)` }).fill(en)
  await page.getByRole('textbox', { name: `${label} (Chinese)` }).fill(zh)
}

/** Creates a text in the console and saves its first version. */
async function write(page: Page, kind: string, slug: string, fill: () => Promise<void>): Promise<void> {
  await page.goto('/console/en_US/texts')
  await page.getByRole('button', { name: 'New content' }).click()
  await choose(page.getByRole('dialog'), 'Type', kind)
  await page.getByRole('textbox', { name: 'Address' }).fill(slug)
  await page.getByRole('button', { name: 'Start writing' }).click()
  await fill()
  await page.getByRole('button', { name: 'Save draft' }).click()
  await expect(page.getByText('Version 1 saved.')).toBeVisible()
}

async function propose(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Propose to publish' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Internal note').fill('Ready in both languages.')
  await dialog.getByRole('button', { name: 'Propose to publish' }).click()
  await expect(page.getByText('Proposed. Another person must now decide.')).toBeVisible()
}

test('ADM-05, WEB-04 a notice is written, approved by a second person and read in both languages; markup in it never runs', async ({
  browser,
}) => {
  const slug = `notice-${run}`
  const scriptRuns: string[] = []
  const [first, second, outside] = [
    await operatorBrowser(browser, 'priya'),
    await operatorBrowser(browser, 'arjun'),
    await browser.newContext(),
  ]
  for (const each of [first, second, outside]) await listenForCanary(each, scriptRuns)
  const [priya, arjun, reader] = [await first.newPage(), await second.newPage(), await outside.newPage()]

  await write(priya, 'Announcement', slug, async () => {
    await both(priya, 'Title', { en: `Quay closed ${run}`, zh: `码头关闭 ${run}` })
    await both(priya, 'Summary', { en: canary, zh: canary })
    await priya.getByRole('button', { name: 'Add: Paragraph' }).click()
    await both(priya, 'Paragraph', { en: '[x](javascript:window.canary=1)', zh: '**重要**' })
    await priya.getByRole('button', { name: 'Save draft' }).click()
    await expect(
      priya.getByText('Links must be https, mailto or a path on this site.', { exact: true }).first(),
    ).toBeVisible()
    await both(priya, 'Paragraph', {
      en: `**Mind** the [risk](/cms/risk). ${canary}`,
      zh: `**请注意**[风险](/cms/risk)。`,
    })
  })
  await priya.getByRole('tab', { name: 'Preview' }).click()
  await showsAsText(priya)
  await propose(priya)
  await reader.goto(`/en_US/cms/${slug}`)
  await expect(reader.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible()

  const drawer = await openCase(arjun, 'queue?kind=cms_text', `Quay closed ${run}`)
  await expect(drawer.getByText(`码头关闭 ${run}`)).toBeVisible()
  await showsAsText(arjun)
  await confirm(arjun, drawer, 'Read in both languages.')

  await reloadUntil(reader, `/en_US/cms/${slug}`, () =>
    expect(reader.getByRole('heading', { level: 1, name: `Quay closed ${run}` })).toBeVisible({ timeout: 5_000 }),
  )
  await showsAsText(reader)
  await expect(reader).toHaveTitle(`Quay closed ${run} · Tessera`)
  await expect(reader.getByRole('link', { name: 'risk', exact: true })).toHaveAttribute('href', '/en_US/cms/risk')
  await reader.goto(`/zh_CN/cms/${slug}`)
  await expect(reader.getByRole('heading', { level: 1, name: `码头关闭 ${run}` })).toBeVisible()
  await expect(reader.locator('strong', { hasText: '请注意' })).toBeVisible()
  await reader.goto('/en_US/cms', { waitUntil: 'networkidle' })
  await expect(reader.getByRole('link', { name: `Quay closed ${run}` })).toBeVisible()
  await expect(reader.locator('img[src="x"]')).toHaveCount(0)
  await expectNoScriptRan(reader, scriptRuns)
  await Promise.all([first, second, outside].map((each) => each.close()))
})

/** The next request to that path is processed, and its response is lost. */
const loseAnswer = (page: Page, path: string) =>
  page.route(
    `**/${path}`,
    async (route) => {
      await route.fetch()
      await route.abort()
    },
    { times: 1 },
  )

test('a text whose response was lost is saved again as the same version, not as another one', async ({ browser }) => {
  const context = await operatorBrowser(browser, 'priya')
  const page = await context.newPage()
  const keys: (string | undefined)[] = []
  page.on('request', (request) => {
    if (/cms\/(?:create|revise)$/u.test(request.url())) keys.push(request.headers()['idempotency-key'])
  })
  await loseAnswer(page, 'console/api/v1/cms/create')
  const save = page.getByRole('button', { name: 'Save draft' })
  await write(page, 'Announcement', `lost-${run}`, async () => {
    await both(page, 'Title', { en: `Lost ${run}`, zh: `丢失 ${run}` })
    await save.click()
    await expect(page.getByRole('alert').first()).toBeVisible()
  })
  await both(page, 'Title', { en: `Found ${run}`, zh: `找到 ${run}` })
  await loseAnswer(page, 'console/api/v1/cms/revise')
  await save.click()
  await expect(page.getByRole('alert').first()).toBeVisible()
  await save.click()
  await expect(page.getByText('Version 2 saved.')).toBeVisible()
  expect(new Set(keys).size).toBe(2)
  expect(keys).toHaveLength(4)
  await context.close()
})

test('registration links to the version of the terms that it accepts, and every page names its address in each language', async ({
  page,
  request,
}) => {
  await page.goto('/en_US/register')
  await expect(page.getByRole('link', { name: /terms/i }).first()).toHaveAttribute('href', '/en_US/cms/terms')
  const info = await request.post('/ex/api/v0/public', { data: {}, headers: { language: 'en_US' } })
  const { data }: { data: { policyVersions: { terms: string } } } = await info.json()
  await page.goto('/en_US/cms/terms')
  await expect(page.getByText(`Edition ${data.policyVersions.terms}, in force since`).first()).toBeVisible()
  const html = await (await request.get('/zh_CN/cms/terms', { headers: { accept: 'text/html' } })).text()
  expect(html).toContain('<title>服务条款 · Tessera</title>')
  expect(html).toMatch(/rel="canonical" href="[^"]*\/zh_CN\/cms\/terms"/)
  expect(html).toMatch(/hreflang="en-US" href="[^"]*\/en_US\/cms\/terms"/)
  for (const [edition, status] of [
    [data.policyVersions.terms, 200],
    ['unknown', 404],
  ] as const)
    expect((await request.get(`/zh_CN/cms/terms?edition=${edition}`)).status()).toBe(status)
  await page.goto('/zh_CN/cms/terms?edition=unknown')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('没有找到该内容')
})

test('icon and logo of one language are chosen in the console; the approver sees both pictures', async ({
  browser,
}) => {
  const [first, second] = [await operatorBrowser(browser, 'priya'), await operatorBrowser(browser, 'arjun')]
  const [priya, arjun] = [await first.newPage(), await second.newPage()]
  // With many texts it may be on another page of the list.
  await priya.goto('/console/en_US/texts?kind=seo')
  await priya.getByRole('row').filter({ hasText: 'seo' }).click()
  await expect(priya.getByText('If none is chosen, the Tessera logo is used.')).toHaveCount(4)
  const file = { name: 'mark.png', mimeType: 'image/png', buffer: await picture(priya, `Mark ${run}`, 'navy') }
  for (const [at, what] of ['Favicon', 'Logo'].entries()) {
    // The upload area is replaced with the picture.
    await priya
      .locator('input[type=file]')
      .nth(at === 0 ? 1 : 2)
      .setInputFiles(file)
    await expect(priya.getByRole('img', { name: new RegExp(`^${what}.* \\(Chinese\\)$`, 'u') })).toBeVisible()
  }
  await priya.getByRole('textbox', { name: 'Text in the logo (Chinese)' }).fill(`拼方 ${run}`)
  await priya.getByRole('button', { name: 'Save draft' }).click()
  await expect(priya.getByText(/^Version \d+ saved\.$/u)).toBeVisible()
  await propose(priya)
  const drawer = await openCase(arjun, 'queue?kind=cms_text', 'Tessera · Exchange')
  await expect(drawer.getByRole('img', { name: `拼方 ${run}` })).toBeVisible()
  await drawer.getByLabel('Internal note').fill('Not this one.')
  await drawer.getByRole('button', { name: 'Send back' }).click()
  await expect(arjun.getByRole('dialog')).toHaveCount(0)
  const page = await arjun.request.get('/zh_CN', { headers: { accept: 'text/html' } })
  expect(await page.text()).toContain('rel="icon" type="image/svg+xml" href="/favicon.svg"')
  await Promise.all([first, second].map((each) => each.close()))
})
