import type { HeadTag } from '@tessera/contract/office/cms/cms.ts'
import { bcp47, type Locale, locales } from '@tessera/contract/platform/text/locale.ts'
import type { z } from 'zod'

/** The metadata of a page for browser tabs, search engines and link previews. */
export type Head = {
  /** False if the path has no screen, product or text. */
  readonly found: boolean
  readonly locale: Locale
  readonly title: string
  /** True if the title is the page's own; otherwise it is the site's. */
  readonly titled: boolean
  readonly description: string
  readonly keywords: string
  readonly favicon: string
  /** The path without the language: `/investments`. Null for pages that search engines must not index. */
  readonly path: string | null
  /** The path of the page's picture. */
  readonly picture: string | null
}
/** Returns the head for a path. Of the query, without its `?`, only parameters that identify the page count. */
export type HeadOf = (path: string, query?: string) => Promise<Head>

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}
/** Escapes text for HTML text and quoted attributes. */
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
/**
 * Marks each tag of the page's own head with `data-head`: the browser replaces these when the visitor opens another
 * page.
 */
const written = ({ tag, attributes }: Tag): string => {
  const pairs = Object.entries(attributes).map(([name, value]) => ` ${name}="${escaped(value)}"`)
  return `<${tag}${pairs.join('')} data-head />`
}

/** The default head tags in index.html. */
const unwritten = /<title>[^<]*<\/title>|<(?:meta|link)[^>]* data-head[^>]*>/g

/**
 * Returns index.html with the head of its page. Every text is escaped, because people write titles and product names.
 */
export const withHead = (page: string, head: Head, publicUrl: string): string => {
  const lines = [`<title>${escaped(head.title)}</title>`, ...tagsOf(head, publicUrl).map(written)]
  return page.replaceAll(unwritten, '').replace('</head>', () => `${lines.join('\n    ')}\n  </head>`)
}

/** Returns all head tags except the title. */
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

/**
 * Returns the page's address in this language and in the others. The address without a language uses the browser's
 * preference.
 */
const addresses = (path: string, locale: Locale, at: (below: string) => string): Tag[] => [
  link('canonical', at(`/${locale}${path}`)),
  ...locales.map((each) => link('alternate', at(`/${each}${path}`), { hreflang: bcp47(each) })),
  link('alternate', at(path === '' ? '/' : path), { hreflang: 'x-default' }),
  meta('property', 'og:url', at(`/${locale}${path}`)),
]
