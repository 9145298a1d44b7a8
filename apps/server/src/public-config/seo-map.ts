import type { ContentOf } from '@tessera/contract/cms-content.ts'
import type { Locale } from '@tessera/contract/locale.ts'
import type { Seo } from '@tessera/contract/public-config.ts'
import { seoRoutes } from '@tessera/domain/cms/kinds.ts'
import type { z } from 'zod'
import type { Source } from '../platform/rows.ts'
import { en_US } from './public-config.messages.en_US.ts'
import { zh_CN } from './public-config.messages.zh_CN.ts'
import { publishedSeo } from './seo-text.sql.ts'
import type { SiteWords } from './site-words.ts'

type SeoMap = Readonly<Record<Locale, z.output<typeof Seo>>>

const ICON = '/favicon.svg'
const unwritten = (words: SiteWords) => ({ ...words, favicon: ICON, logo: ICON, routes: {} })

/** What the house has published; before it has, the words it starts with. */
export async function seoMapOf(source: Source): Promise<SeoMap> {
  const written = await publishedSeo(source)
  if (written === undefined) return { en_US: unwritten(en_US), zh_CN: unwritten(zh_CN) }
  return { en_US: inLanguage(written.content, 'en_US'), zh_CN: inLanguage(written.content, 'zh_CN') }
}

type Words = Pick<ContentOf<'seo'>, 'title' | 'keywords' | 'description'>
const wordsIn = ({ title, keywords, description }: Words, locale: Locale) => ({
  title: title[locale],
  keywords: keywords[locale],
  description: description[locale],
})

const inLanguage = (content: ContentOf<'seo'>, locale: Locale): z.output<typeof Seo> => ({
  ...wordsIn(content, locale),
  favicon: content.favicon,
  logo: content.logo,
  routes: Object.fromEntries(seoRoutes.map((route) => [route, wordsIn(content.routes[route], locale)])),
})
