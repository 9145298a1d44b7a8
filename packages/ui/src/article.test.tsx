import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { Article, type ArticleBlock } from './article.tsx'
import { show } from './testing.tsx'

const planted = '<img src=x onerror=window.canary=1>'
const run = (text: string, href: string | null = null) => ({ text, marks: [], href })
const hrefOf = (href: string) => (href.startsWith('/') ? `/en_US${href}` : href)

test('WEB-04 shows markup in any block as text', async () => {
  const blocks: ArticleBlock[] = [
    { type: 'heading', level: 2, text: planted },
    { type: 'paragraph', runs: [run(planted)] },
    { type: 'list', ordered: true, items: [[run(planted)]] },
    { type: 'link', href: '/cms/terms', text: planted },
    { type: 'table', head: [planted], rows: [[planted]] },
  ]
  const { container } = await show(<Article blocks={blocks} hrefOf={hrefOf} />)
  expect(container.querySelector('img')).toBeNull()
  expect(container.textContent?.split(planted)).toHaveLength(7)
  expect(Reflect.get(window, 'canary')).toBeUndefined()
})

test('a link within the site has the reader’s language, an external link sends no referrer', async () => {
  const runs = [run('Terms', '/cms/terms'), run('Register', 'https://example.com/a')]
  await show(<Article blocks={[{ type: 'paragraph', runs }]} hrefOf={hrefOf} />)
  await expect.element(page.getByRole('link', { name: 'Terms' })).toHaveAttribute('href', '/en_US/cms/terms')
  await expect.element(page.getByRole('link', { name: 'Register' })).toHaveAttribute('rel', 'noreferrer')
})

test('a wide table scrolls within its own frame and is reachable by keyboard', async () => {
  await page.viewport(320, 600)
  const head = Array.from({ length: 8 }, (_, n) => `Column ${n}`)
  await show(<Article blocks={[{ type: 'table', head, rows: [head] }]} hrefOf={hrefOf} />)
  const region = page.getByRole('region', { name: /^Column 0/ })
  await expect.element(region).toHaveAttribute('tabindex', '0')
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320)
})
