import { expect, test } from 'vitest'
import { insideLinks } from './inside-links.ts'

test('finds links to the site anywhere in a content, each once, and ignores external ones', () => {
  const run = (href: string | null) => ({ text: 'a', marks: [], href })
  const content = {
    blocks: [
      { type: 'paragraph', text: { en_US: [run('/cms/a')], zh_CN: [run('/cms/a'), run('https://a.example')] } },
      { type: 'link', href: '/b', text: {} },
    ],
    link: { href: '/c' },
  }
  expect(insideLinks(content)).toEqual(['/cms/a', '/b', '/c'])
})
