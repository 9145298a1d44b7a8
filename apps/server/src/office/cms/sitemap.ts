import { bcp47, locales } from '@tessera/contract/platform/text/locale.ts'
import { create } from 'xmlbuilder2'

const SITEMAP = 'http://www.sitemaps.org/schemas/sitemap/0.9'
const XHTML = 'http://www.w3.org/1999/xhtml'

type SitemapEntry = { readonly path: string; readonly changed_at?: Date }

/** Indexed screens that belong to no product or text. */
const screens: readonly SitemapEntry[] = [
  { path: '' },
  { path: '/investments' },
  { path: '/cms' },
  { path: '/register' },
]

/** Lists every page once per language, each with its alternates. */
export function sitemap(places: readonly SitemapEntry[], publicUrl: string): string {
  const urls = [...screens, ...places].flatMap(({ path, changed_at: changed }) => {
    const at = (locale: string): string => new URL(`/${locale}${path}`, publicUrl).href
    const others = locales.map((each) => ({ '@rel': 'alternate', '@hreflang': bcp47(each), '@href': at(each) }))
    const when = changed && { lastmod: changed.toISOString() }
    return locales.map((locale) => ({ loc: at(locale), ...when, 'xhtml:link': others }))
  })
  const document = create({ version: '1.0', encoding: 'UTF-8' }).ele(SITEMAP, 'urlset', { 'xmlns:xhtml': XHTML })
  return `${document.ele({ url: urls }).end({ prettyPrint: true })}\n`
}

const disallowedPaths = ['/console/', '/ex/', '/web/', '/upload/', '/docs', '/*/assets/', '/*/personal/']

export const robots = (publicUrl: string): string =>
  [
    'User-agent: *',
    ...disallowedPaths.map((path) => `Disallow: ${path}`),
    `Sitemap: ${new URL('/sitemap.xml', publicUrl).href}`,
    '',
  ].join('\n')
