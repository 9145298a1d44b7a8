import type { HeadTag } from '@tessera/contract/office/cms/cms.ts'
import { bcp47, type Locale, locales } from '@tessera/contract/platform/text/locale.ts'
import type { z } from 'zod'

/** What browser tabs, search engines and those who share a link are told of a page. */
export type Head = {
  /** False where nothing is: no screen, no such product or text. */
  readonly found: boolean
  readonly locale: Locale
  readonly title: string
  /** Whether the title is this page's own; else it is the site's. */
  readonly titled: boolean
  readonly description: string
  readonly keywords: string
  readonly favicon: string
  /** Below the language: `/investments`. Null where search engines have no business. */
  readonly path: string | null
  /** A picture of the page, as a path. */
  readonly picture: string | null
}
/** Of the query without its `?` only what says which page it is counts. */
export type HeadOf = (path: string, query?: string) => Promise<Head>

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}
/** Safe in text and in a quoted attribute. */
export const escaped = (text: string): string => text.replaceAll(/[&<>"']/g, (sign) => entities[sign] ?? sign)

type Tag = z.input<typeof HeadTag>
const meta = (kind: 'name' | 'property', key: string, content: string): Tag => ({
  tag: 'meta',
  attributes: { [kind]: key, content },
})
const link = (rel: string, href: string, more: Tag['attributes'] = {}): Tag => ({
  tag: 'link',
  attributes: { rel, ...more, href },
})
/** Whatever a page's head has of its own says so: the browser renews these when the reader goes on to another page. */
const written = ({ tag, attributes }: Tag): string => {
  const pairs = Object.entries(attributes).map(([name, value]) => ` ${name}="${escaped(value)}"`)
  return `<${tag}${pairs.join('')} data-head />`
}

/** What stands in index.html for a page that nobody describes. */
const unwritten = /<title>[^<]*<\/title>|<(?:meta|link)[^>]* data-head[^>]*>/g

/** index.html with the head of its page. Every word is escaped: titles and products are written by people. */
export const withHead = (page: string, head: Head, publicUrl: string): string => {
  const lines = [`<title>${escaped(head.title)}</title>`, ...tagsOf(head, publicUrl).map(written)]
  return page.replaceAll(unwritten, '').replace('</head>', () => `${lines.join('\n    ')}\n  </head>`)
}

/** All that a page's head has besides its title. */
export function tagsOf(head: Head, publicUrl: string): Tag[] {
  const { title, description, locale, path } = head
  const at = (below: string): string => new URL(below, publicUrl).href
  const picture = head.picture === null ? [] : [meta('property', 'og:image', at(head.picture))]
  return [
    meta('name', 'description', description),
    meta('name', 'keywords', head.keywords),
    link('icon', head.favicon, head.favicon.endsWith('.svg') ? { type: 'image/svg+xml' } : {}),
    ...(path === null ? [meta('name', 'robots', 'noindex')] : addresses(path, locale, at)),
    meta('property', 'og:site_name', 'Tessera'),
    meta('property', 'og:type', 'website'),
    meta('property', 'og:locale', locale),
    meta('property', 'og:title', title),
    meta('property', 'og:description', description),
    ...picture,
    meta('name', 'twitter:card', head.picture === null ? 'summary' : 'summary_large_image'),
  ]
}

/** Where the page is, in this language and in the others; without a language the browser's own is chosen. */
const addresses = (path: string, locale: Locale, at: (below: string) => string): Tag[] => [
  link('canonical', at(`/${locale}${path}`)),
  ...locales.map((each) => link('alternate', at(`/${each}${path}`), { hreflang: bcp47(each) })),
  link('alternate', at(path === '' ? '/' : path), { hreflang: 'x-default' }),
  meta('property', 'og:url', at(`/${locale}${path}`)),
]
