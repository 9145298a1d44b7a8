import { bannerScreens } from '@tessera/domain/office/cms/banner-screens.ts'
import { type SeoRoute, seoRoutes } from '@tessera/domain/office/cms/kinds.ts'
import { z } from 'zod'
import { Href, InsideHref, Run, visible } from './cms-reading.ts'
import type { Locale } from '#platform/text/locale.ts'
import { Id, Time } from '#platform/http/shared.ts'

/** A value in both languages. Both must be complete for a version to be published. */
const both = <T extends z.ZodType>(of: T): z.ZodObject<{ en_US: T; zh_CN: T }, z.core.$strict> =>
  z.strictObject({ en_US: of, zh_CN: of })

/** The symbol of a product, such as `AURB`. */
export const PRODUCT_SYMBOL = /^[A-Z][A-Z0-9]{1,11}$/

type Least = 0 | 1
const wordsOf = (min: Least) => (max: number) => z.string().trim().min(min).max(max).regex(visible)
const linkOf = (min: Least) => (min === 0 ? z.union([Href, z.literal('')]) : Href)

/** The content has only typed blocks. There is no HTML, neither stored nor on screens. */
function blocksOf(min: Least) {
  const words = wordsOf(min)
  const runs = z.array(Run).min(min).max(60)
  const cells = z
    .array(both(wordsOf(0)(300)))
    .min(1)
    .max(8)
  return {
    heading: z.strictObject({
      type: z.literal('heading'),
      level: z.union([z.literal(2), z.literal(3)]),
      text: both(words(160)),
    }),
    paragraph: z.strictObject({ type: z.literal('paragraph'), text: both(runs) }),
    list: z.strictObject({ type: z.literal('list'), ordered: z.boolean(), items: z.array(both(runs)).min(1).max(50) }),
    link: z.strictObject({ type: z.literal('link'), href: linkOf(min), text: both(words(120)) }),
    table: z
      .strictObject({ type: z.literal('table'), head: cells, rows: z.array(cells).min(1).max(60) })
      .refine(({ head, rows }) => rows.every((row) => row.length === head.length), { params: { rule: 'columns' } }),
    image: z.strictObject({
      type: z.literal('image'),
      uploadId: min === 0 ? Id.nullable() : Id,
      alt: both(words(200)),
    }),
  }
}

/** Schemas of a draft (`min` 0), which may be incomplete, and of a proposal (1), which must be complete. */
function contentsOf(min: Least) {
  const words = wordsOf(min)
  const { heading, paragraph, list, link, table, image } = blocksOf(min)
  const block = z.discriminatedUnion('type', [heading, paragraph, list, link, table, image])
  const article = {
    title: both(words(120)),
    summary: both(words(300)),
    blocks: z.array(block).min(min).max(200),
  }
  const faq = {
    question: both(words(160)),
    answer: z
      .array(z.discriminatedUnion('type', [paragraph, list, link]))
      .min(min)
      .max(20),
    /** Smaller numbers come first. */
    rank: z.number().int().min(0).max(999),
    onLanding: z.boolean(),
  }
  const footer = {
    tagline: both(words(160)),
    /** A heading begins a column; the links after it belong to the column. */
    columns: z
      .array(z.discriminatedUnion('type', [heading, link]))
      .min(min)
      .max(40),
    notes: z.array(paragraph).max(10),
    links: z.array(link).max(10),
  }
  const content = z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('page'), ...article }),
    /** `edition` is the name of the wording that people accept, such as 2026-11. */
    z.strictObject({ kind: z.literal('legal'), edition: words(20), ...article }),
    z.strictObject({ kind: z.literal('faq'), ...faq }),
    z.strictObject({ kind: z.literal('footer'), ...footer }),
    bannerOf(min),
    z.strictObject({ kind: z.literal('announcement'), ...article }),
    seoOf(min),
  ])
  return { block, content }
}

/** A published banner links only to pages of the site. */
const bannerHrefOf = (min: Least) => (min === 0 ? z.union([Href, z.literal('')]) : InsideHref)

const bannerOf = (min: Least) =>
  z
    .strictObject({
      kind: z.literal('banner'),
      text: both(wordsOf(min)(300)),
      tone: z.enum(['info', 'warning', 'negative']),
      link: z.strictObject({ href: bannerHrefOf(min), text: both(wordsOf(min)(60)) }).nullable(),
      /** Without screens and products, every screen shows it. Banners of earlier releases have none of either. */
      screens: z.array(z.enum(bannerScreens)).max(bannerScreens.length).exactOptional(),
      /** Symbols of products whose pages show it. */
      products: z.array(z.string().regex(PRODUCT_SYMBOL)).max(20).exactOptional(),
      validFrom: Time,
      validUntil: Time.nullable(),
    })
    .refine(({ validFrom, validUntil }) => validUntil === null || validFrom < validUntil, {
      params: { rule: 'until' },
      path: ['validUntil'],
    })

const missingAltText = (lang: Locale) => ({ params: { rule: 'empty' }, path: ['logoAlt', lang] })

/**
 * The site's icon and logo in each language: a picture that an operator uploaded, or null for the exchange's own mark.
 */
function seoOf(min: Least) {
  const words = wordsOf(min)
  const seo = { title: both(words(90)), keywords: both(words(200)), description: both(words(300)) }
  const pictures = both(Id.nullable())
  const shape = z.strictObject({
    kind: z.literal('seo'),
    ...seo,
    favicon: pictures,
    logo: pictures,
    /** The alternative text of the logo. */
    logoAlt: both(wordsOf(0)(60)),
    routes: forEachRoute(seo),
  })
  const hasAltText =
    (lang: Locale) =>
    ({ logo, logoAlt }: z.output<typeof shape>): boolean =>
      min === 0 || logo[lang] === null || logoAlt[lang] !== ''
  return shape.refine(hasAltText('en_US'), missingAltText('en_US')).refine(hasAltText('zh_CN'), missingAltText('zh_CN'))
}

function forEachRoute<T extends z.core.$ZodShape>(seo: T) {
  const shapes = Object.fromEntries(seoRoutes.map((route) => [route, z.strictObject(seo)]))
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Object.fromEntries forgets which keys
  return z.strictObject(shapes as Record<SeoRoute, z.ZodObject<T, z.core.$strict>>)
}

const draft = contentsOf(0)
const complete = contentsOf(1)

export const Block = draft.block.meta({ id: 'CmsBlock' })
/** A content that can be saved as a draft. */
export const CmsContent = draft.content.meta({ id: 'CmsContent' })
/** A content that can be published: complete in both languages. */
export const CompleteCmsContent = complete.content
export type CmsContent = z.output<typeof CmsContent>
export type ContentOf<K extends CmsContent['kind']> = Extract<CmsContent, { kind: K }>
export type CmsBlock = z.output<typeof Block>
