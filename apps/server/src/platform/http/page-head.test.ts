import { expect, test } from 'vitest'
import { type Head, withHead } from './page-head.ts'

const html = `<html><head><meta charset="utf-8" /><meta name="description" content="old" data-head /><link rel="icon" href="/old.svg" type="image/svg+xml" data-head />
<title>Tessera</title></head><body><div id="root"></div></body></html>`
const head: Head = {
  found: true,
  locale: 'zh_CN',
  title: '投资产品 · Tessera',
  titled: true,
  description: '全部产品',
  keywords: '债券，基金',
  favicon: '/favicon.svg',
  path: '/investments',
  picture: '/og/KGN29/2.png',
}
const origin = 'https://tessera.example'

test('a page has one title, description and icon, its address in each language, and its picture', () => {
  const page = withHead(html, head, origin)
  expect(page.match(/<title>/g)).toHaveLength(1)
  expect(page.match(/name="description"/g)).toHaveLength(1)
  expect(page.match(/rel="icon"/g)).toHaveLength(1)
  for (const tag of [
    '<title>投资产品 · Tessera</title>',
    '<meta name="keywords" content="债券，基金" data-head />',
    '<link rel="canonical" href="https://tessera.example/zh_CN/investments" data-head />',
    '<link rel="alternate" hreflang="en-US" href="https://tessera.example/en_US/investments" data-head />',
    '<link rel="alternate" hreflang="zh-CN" href="https://tessera.example/zh_CN/investments" data-head />',
    '<link rel="alternate" hreflang="x-default" href="https://tessera.example/investments" data-head />',
    '<meta property="og:image" content="https://tessera.example/og/KGN29/2.png" data-head />',
    '<meta property="og:title" content="投资产品 · Tessera" data-head />',
  ])
    expect(page).toContain(tag)
  expect(page).not.toContain('noindex')
})

test('marks a page as noindex and gives it no canonical URL', () => {
  const page = withHead(html, { ...head, path: null, picture: null }, origin)
  expect(page).toContain('<meta name="robots" content="noindex" data-head />')
  expect(page).not.toContain('canonical')
})

const planted = [
  `</title><script>window.canary=1</script>`,
  `" onload="window.canary=1`,
  `'><img src=x onerror=x>`,
  '$&$`',
]

test.each(planted)('WEB-04 escapes %s in a title, keywords or a description', (text) => {
  const page = withHead(html, { ...head, title: text, description: text, keywords: text, favicon: text }, origin)
  const made = page.slice(page.indexOf('<title>'))
  expect(made).not.toMatch(/<(script|img)|" onload=/)
  expect(page.match(/<\/head>/g)).toHaveLength(1)
})
