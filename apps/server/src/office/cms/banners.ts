import type { ReplyOf } from '@tessera/contract/platform/http/endpoint.ts'
import type { cms } from '@tessera/contract/office/cms/cms.ts'
import type { Locale } from '@tessera/contract/platform/text/locale.ts'
import type { PublishedRow } from './published.sql.ts'

const severityOrder = { negative: 0, warning: 1, info: 2 } as const

/** Banners that are valid now, the most severe first. */
export const currentBanners = (
  rows: readonly PublishedRow<'banner'>[],
  lang: Locale,
  now: Date,
): ReplyOf<typeof cms.banners>['rows'] =>
  rows
    .filter(({ content: { validFrom, validUntil } }) => {
      const [from, until] = [new Date(validFrom), validUntil === null ? undefined : new Date(validUntil)]
      return from <= now && (until === undefined || now < until)
    })
    .toSorted((a, b) => severityOrder[a.content.tone] - severityOrder[b.content.tone])
    .map(({ slug, hash, content: { tone, text, link, screens = [], products = [] } }) => ({
      id: slug,
      hash: hash.slice(0, 16),
      tone,
      text: text[lang],
      link: link === null ? null : { href: link.href, text: link.text[lang] },
      screens: [...screens],
      products: [...products],
    }))
