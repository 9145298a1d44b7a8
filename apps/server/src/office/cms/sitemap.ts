import { bcp47, locales } from '@tessera/contract/platform/text/locale.ts'
import { escaped } from '#platform/http/page-head.ts'

type Place = { readonly path: string; readonly changed_at?: Date }

/** Indexed screens that belong to no product or text. */
const screens: readonly Place[] = [{ path: '' }, { path: '/investments' }, { path: '/cms' }, { path: '/register' }]

/** Lists every page once per language, each with its alternates. */
export function sitemap(places: readonly Place[], publicUrl: string): string {
  const urls = [...screens, ...places].flatMap(({ path, changed_at: changed }) => {
    const at = (locale: string): string => escaped(new URL(`/${locale}${path}`, publicUrl).href)
    const others = locales.map((each) => `<xhtml:link rel="alternate" hreflang="${bcp47(each)}" href="${at(each)}"/>`)
    const when = changed === undefined ? '' : `<lastmod>${changed.toISOString()}</lastmod>`
    return locales.map((locale) => `<url><loc>${at(locale)}</loc>${when}${others.join('')}</url>`)
  })
  const spaces = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml"'
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset ${spaces}>\n${urls.join('\n')}\n</urlset>\n`
}

const shut = ['/console/', '/ex/', '/web/', '/upload/', '/docs', '/*/assets/', '/*/personal/']

export const robots = (publicUrl: string): string =>
  [
    'User-agent: *',
    ...shut.map((path) => `Disallow: ${path}`),
    `Sitemap: ${new URL('/sitemap.xml', publicUrl).href}`,
    '',
  ].join('\n')
