import { isLocale, type Locale } from '@tessera/contract/locale.ts'
import { type SeoRoute, seoRoutes } from '@tessera/domain/cms/kinds.ts'
import type { Deps } from '../platform/deps.ts'
import type { Head, HeadOf } from '../platform/http/page-head.ts'
import type { Source } from '../platform/rows.ts'
import { seoMapOf } from '../public-config/seo-map.ts'
import { marketWords, productWords } from './found.sql.ts'
import { readableText } from './published.sql.ts'

type Words = Pick<Head, 'title' | 'description' | 'keywords'>
type Found = Partial<Words> & Pick<Head, 'path' | 'picture'>
type Site = Words & { readonly favicon: string; readonly routes: Readonly<Partial<Record<SeoRoute, Words>>> }

const nowhere: Found = { path: null, picture: null }
const spoken = { en_US: 'en', zh_CN: 'zh' } as const
const SYMBOL = /^[A-Z][A-Z0-9]{1,11}$/
const PAIR = /^[A-Z0-9]{2,12}-[A-Za-z0-9]{2,12}$/
const SLUG = /^[a-z0-9-]{1,60}$/

/** What a path of the site is about: the seo text for its screens, the product's or text's own words for theirs. */
export const headOf =
  (deps: Pick<Deps, 'db'>): HeadOf =>
  async (path) => {
    const [, first = '', ...rest] = path.split('/')
    const locale = isLocale(first) ? first : 'en_US'
    const site = (await seoMapOf(deps))[locale]
    const found = await find(deps, isLocale(first) ? rest : [first, ...rest], locale, site)
    const { title, description, keywords, favicon } = site
    return { locale, title, titled: found.title !== undefined, description, keywords, favicon, ...found }
  }

async function find(source: Source, parts: readonly string[], locale: Locale, site: Site): Promise<Found> {
  const [screen = '', id, more] = parts.filter((part) => part !== '')
  if (more !== undefined) return nowhere
  if (screen === 'investmentDetail' && id !== undefined) return ofProduct(source, id, locale)
  if (screen === 'trade' && id !== undefined) return ofMarket(source, id, locale)
  if (screen === 'cms' && id !== undefined) return ofText(source, id, locale)
  const route = seoRoutes.find((each) => each === (screen === '' ? 'home' : screen))
  if (route === undefined || id !== undefined) return nowhere
  return { ...site.routes[route], path: screen === '' ? '' : `/${screen}`, picture: null }
}

async function ofProduct(source: Source, symbol: string, locale: Locale): Promise<Found> {
  const product = SYMBOL.test(symbol) ? await productWords(source, symbol) : undefined
  if (product === undefined) return nowhere
  return {
    title: `${product.name[spoken[locale]]} · Tessera`,
    description: product.summary[spoken[locale]],
    path: `/investmentDetail/${symbol}`,
    picture: `/og/${symbol}/${product.version}.png`,
  }
}

async function ofMarket(source: Source, symbol: string, locale: Locale): Promise<Found> {
  const market = PAIR.test(symbol) ? await marketWords(source, symbol) : undefined
  if (market === undefined) return nowhere
  const { base, quote, name, summary } = market
  const words = [`${base}/${quote}`, ...(name === null ? [] : [name[spoken[locale]]]), 'Tessera']
  return {
    title: words.join(' · '),
    ...(summary !== null && { description: summary[spoken[locale]] }),
    path: `/trade/${symbol}`,
    picture: null,
  }
}

async function ofText(source: Source, slug: string, locale: Locale): Promise<Found> {
  const text = SLUG.test(slug) ? await readableText(source, slug, undefined) : undefined
  if (text === undefined) return nowhere
  const { title, summary } = text.content
  return { title: `${title[locale]} · Tessera`, description: summary[locale], path: `/cms/${slug}`, picture: null }
}
