import { localeIn } from '@tessera/contract/platform/text/choose-locale.ts'
import { isLocale, type Locale } from '@tessera/contract/platform/text/locale.ts'
import { screenAt } from '@tessera/contract/screen-at.ts'
import { type SeoRoute, seoRoutes } from '@tessera/domain/office/cms/kinds.ts'
import type { Deps } from '#platform/http/deps.ts'
import type { Head, HeadOf } from '#platform/http/page-head.ts'
import type { Source } from '#platform/database/rows.ts'
import { seoMapOf } from '#office/public-config/seo-map.ts'
import { marketSeo, productSeo } from './seo.sql.ts'
import { BRAND_PICTURE } from './og-picture.ts'
import { readableText } from './published.sql.ts'

type Words = Pick<Head, 'title' | 'description' | 'keywords'>
type FoundHead = Partial<Words> & Pick<Head, 'found' | 'path' | 'picture'>
type Site = Words & { readonly favicon: string; readonly routes: Readonly<Partial<Record<SeoRoute, Words>>> }

const notFoundHead: FoundHead = { found: false, path: null, picture: null }
const languageTags = { en_US: 'en', zh_CN: 'zh' } as const
const SYMBOL = /^[A-Z][A-Z0-9]{1,11}$/
const PAIR = /^[A-Z0-9]{2,12}-[A-Za-z0-9]{2,12}$/
const SLUG = /^[a-z0-9-]{1,60}$/
const EDITION = /^\P{C}{1,20}$/u

/** Returns the head of a path: the SEO text for a screen, or the own title and description of a product or text. */
export const headOf =
  (deps: Pick<Deps, 'db'>): HeadOf =>
  async (path, query = '') => {
    const requested = localeIn(path)
    const locale = isLocale(requested) ? requested : 'en_US'
    const site = (await seoMapOf(deps))[locale]
    const found = await find(deps, { path, query, locale }, site)
    const { title, description, keywords, favicon } = site
    return { locale, title, titled: found.title !== undefined, description, keywords, favicon, ...found }
  }

type PageRequest = { readonly path: string; readonly query: string; readonly locale: Locale }

async function find(source: Source, { path, query, locale }: PageRequest, site: Site): Promise<FoundHead> {
  const at = screenAt(path)
  if (at === undefined) return notFoundHead
  const { screen, id } = at
  if (screen === '/investmentDetail/{-$symbol}' && id !== undefined) return ofProduct(source, id, locale)
  if (screen === '/newCoin/{-$id}' && id !== undefined) return ofProduct(source, id, locale, 'sale')
  if (screen === '/trade/{-$symbol}' && id !== undefined) return ofMarket(source, id, locale)
  if (screen === '/cms/{-$id}' && id !== undefined)
    return ofText(source, { slug: id, edition: editionIn(query) }, locale)
  const [, name = ''] = screen.split('/')
  const route = seoRoutes.find((each) => each === (name === '' ? 'home' : name))
  if (route === undefined) return { ...notFoundHead, found: true }
  return { found: true, ...site.routes[route], path: name === '' ? '' : `/${name}`, picture: BRAND_PICTURE }
}

/** A ticker may be in lower case. */
async function ofProduct(source: Source, requested: string, locale: Locale, as?: 'sale'): Promise<FoundHead> {
  const symbol = requested.toUpperCase()
  const product = SYMBOL.test(symbol) ? await productSeo(source, symbol) : undefined
  if (product === undefined || (product.type === 'token_sale') !== (as === 'sale')) return notFoundHead
  return {
    found: true,
    title: `${product.name[languageTags[locale]]} · Tessera`,
    description: product.summary[languageTags[locale]],
    path: as === 'sale' ? `/newCoin/${symbol}` : `/investmentDetail/${symbol}`,
    picture: `/og/${symbol}/${product.version}.png`,
  }
}

async function ofMarket(source: Source, symbol: string, locale: Locale): Promise<FoundHead> {
  const market = PAIR.test(symbol) ? await marketSeo(source, symbol) : undefined
  if (market === undefined) return notFoundHead
  const { base, quote, name, summary } = market
  const words = [`${base}/${quote}`, ...(name === null ? [] : [name[languageTags[locale]]]), 'Tessera']
  return {
    found: true,
    title: words.join(' · '),
    ...(summary !== null && { description: summary[languageTags[locale]] }),
    path: `/trade/${symbol}`,
    picture: BRAND_PICTURE,
  }
}

type TextRequest = { readonly slug: string; readonly edition: string | undefined }
/** Returns the last `edition` parameter, as the screen does. */
const editionIn = (query: string): string | undefined => new URLSearchParams(query).getAll('edition').at(-1)

/** An edition that was never in force has no page. An edition that was has the URL of the text itself. */
async function ofText(source: Source, { slug, edition }: TextRequest, locale: Locale): Promise<FoundHead> {
  const isName = SLUG.test(slug) && (edition === undefined || EDITION.test(edition))
  const text = isName ? await readableText(source, slug, edition) : undefined
  if (text === undefined) return notFoundHead
  const { title, summary } = text.content
  return {
    found: true,
    title: `${title[locale]} · Tessera`,
    description: summary[locale],
    path: `/cms/${slug}`,
    picture: BRAND_PICTURE,
  }
}
