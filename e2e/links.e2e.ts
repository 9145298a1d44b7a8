import { expect, type Page, test } from '@playwright/test'
import { locales } from '@tessera/contract/platform/text/locale.ts'
import { collectBrowserErrors } from './steps/check-screen.ts'
import { followAndSettle, openAndSettle } from './steps/open-and-settle.ts'
import { customerBrowser, storedToken } from './steps/sessions.ts'

// Follows every visible link in both languages, until there is no new page. None may be dead. Here a link changes the
// page in place; languages.e2e.ts loads each screen by its own address.

test.describe.configure({ mode: 'parallel' })

const nowhere = { en_US: 'Page not found', zh_CN: '页面不存在' } as const

type Links = { readonly pages: string[]; readonly files: string[]; readonly lost: string[] }

/** The links of the page: to other pages of the site, to files, and to places in the page that do not exist. */
const linksOf = (page: Page): Promise<Links> =>
  page.evaluate(() => {
    const links = [...document.querySelectorAll<HTMLAnchorElement>('a[href]')]
    const ours = links.filter(({ origin }) => origin === location.origin)
    const within = ours.filter(({ pathname, hash }) => pathname === location.pathname && hash !== '')
    // The page of the API document is rendered by another program, which has its own links.
    // A page in another tab, such as the block explorer, is not part of the site.
    const isFile = ({ download, target, pathname }: HTMLAnchorElement) =>
      download !== '' || target === '_blank' || /^\/(?:ex\/|docs|openapi\.json$)/u.test(pathname)
    return {
      pages: ours.filter((link) => !isFile(link)).map(({ pathname }) => pathname),
      files: ours.filter(isFile).map(({ pathname, search }) => pathname + search),
      lost: within.map(({ hash }) => hash).filter((hash) => document.getElementById(hash.slice(1)) === null),
    }
  })

async function crawl(page: Page, start: string, missing: string): Promise<string[]> {
  const queue = [start]
  const visited = new Set(queue)
  const files = new Set<string>()
  const dead: string[] = []
  for (const path of queue) {
    await (path === start ? openAndSettle(page, path) : followAndSettle(page, path))
    const heading = page.getByRole('heading', { level: 1 })
    await expect(heading, path).toHaveCount(1)
    if ((await heading.textContent()) === missing) dead.push(path)
    const links = await linksOf(page)
    dead.push(...links.lost.map((hash) => `${path}${hash}`))
    for (const file of links.files) files.add(file)
    for (const next of links.pages) {
      if (visited.has(next)) continue
      visited.add(next)
      queue.push(next)
    }
  }
  for (const file of files) {
    const answer = await page.request.get(file)
    if (!answer.ok()) dead.push(`${file} ${answer.status()}`)
  }
  expect(visited.size).toBeGreaterThan(15)
  return dead
}

for (const locale of locales)
  for (const who of ['visitor', 'chen'] as const)
    test(`no link of a ${who} is dead in ${locale}`, async ({ browser, baseURL }) => {
      const context =
        who === 'visitor'
          ? await browser.newContext()
          : await customerBrowser(browser, baseURL ?? '', await storedToken(who))
      const page = await context.newPage()
      const reports = collectBrowserErrors(page)
      expect(await crawl(page, `/${locale}`, nowhere[locale])).toEqual([])
      expect(reports).toEqual([])
      await context.close()
    })
