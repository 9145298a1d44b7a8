import type { ContentOf } from '@tessera/contract/office/cms/cms-content.ts'
import { cms } from '@tessera/contract/office/cms/cms.ts'
import type { Locale } from '@tessera/contract/platform/text/locale.ts'
import type { Seo } from '@tessera/contract/office/public-config/public-config.ts'
import { BRAND_MARK, seoRoutes } from '@tessera/domain/office/cms/kinds.ts'
import type { z } from 'zod'
import type { Source } from '#platform/database/rows.ts'
import { en_US } from './public-config.messages.en_US.ts'
import { zh_CN } from './public-config.messages.zh_CN.ts'
import { publishedSeo } from './seo-text.sql.ts'
import type { SiteWords } from './site-words.ts'

type SeoMap = Readonly<Record<Locale, z.output<typeof Seo>>>

const BRAND = 'Tessera'
const defaultSeo = (words: SiteWords) => ({
  ...words,
  favicon: BRAND_MARK,
  logo: BRAND_MARK,
  logoAlt: BRAND,
  routes: {},
})
const pictureUrl = (uploadId: string | null): string =>
  uploadId === null ? BRAND_MARK : `/${cms.image.path}?id=${uploadId}`

/** Returns the published seo text, or the default texts before the first publication. */
export async function seoMapOf(source: Source): Promise<SeoMap> {
  const written = await publishedSeo(source)
  if (written === undefined) return { en_US: defaultSeo(en_US), zh_CN: defaultSeo(zh_CN) }
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
  favicon: pictureUrl(content.favicon[locale]),
  logo: pictureUrl(content.logo[locale]),
  logoAlt: content.logo[locale] === null ? BRAND : content.logoAlt[locale],
  routes: Object.fromEntries(seoRoutes.map((route) => [route, wordsIn(content.routes[route], locale)])),
})
