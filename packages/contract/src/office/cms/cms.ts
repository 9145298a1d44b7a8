import { bannerScreens } from '@tessera/domain/office/cms/banner-screens.ts'
import { readableKinds } from '@tessera/domain/office/cms/kinds.ts'
import { z } from 'zod'
import { ReadBlock } from './cms-reading.ts'
import { endpoints } from '#platform/http/endpoint.ts'
import { locales } from '#platform/text/locale.ts'
import { FileReply, Id, Time } from '#platform/http/shared.ts'

export const Slug = z
  .string()
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+){0,9}$/)
  .max(60)
  .meta({ id: 'CmsSlug', example: 'terms' })
/** The language is part of the address, so that a cache never mixes languages. */
const lang = z.enum(locales)
const rate = { points: 600, seconds: 60 }
const FooterLink = z.object({ href: z.string(), text: z.string() })

const entry = { id: Slug, kind: z.enum(readableKinds), title: z.string(), summary: z.string(), publishedAt: Time }

export const CmsPage = z
  .object({
    ...entry,
    blocks: z.array(ReadBlock),
    /** For a legal text: the name of this edition, and all editions that were ever in force, newest first. */
    edition: z.string().nullable(),
    editions: z.array(z.object({ edition: z.string(), publishedAt: Time })),
    /** False if another edition has replaced it. */
    current: z.boolean(),
  })
  .meta({ id: 'CmsPage' })

/** One tag of a page's head; never a script. */
export const HeadTag = z.object({ tag: z.enum(['meta', 'link']), attributes: z.record(z.string(), z.string()) })

/** Published texts. Caches may store every response for some time and compare its ETag. */
export const cms = endpoints({
  get: {
    method: 'GET',
    path: 'ex/api/v1/cms/get',
    summary: 'One published text by its slug; for a legal text, also past editions',
    who: 'visitor',
    rate,
    maxAgeSeconds: 10,
    input: z.object({ id: Slug, lang, edition: z.string().max(20).optional() }),
    reply: CmsPage,
    refusals: ['NOT_FOUND'],
  },
  list: {
    method: 'GET',
    path: 'ex/api/v1/cms/list',
    summary: 'Published texts: announcements newest first, then pages and legal texts',
    who: 'visitor',
    rate,
    maxAgeSeconds: 10,
    input: z.object({ lang }),
    reply: z.object({ rows: z.array(z.object(entry)) }),
    refusals: [],
  },
  faq: {
    method: 'GET',
    path: 'ex/api/v1/cms/faq',
    summary: 'Questions and answers in display order',
    who: 'visitor',
    rate,
    maxAgeSeconds: 10,
    input: z.object({ lang }),
    reply: z.object({
      rows: z.array(z.object({ id: Slug, question: z.string(), answer: z.array(ReadBlock), onLanding: z.boolean() })),
    }),
    refusals: [],
  },
  footer: {
    method: 'GET',
    path: 'ex/api/v1/footer/get',
    summary: 'The footer of every page; null before anything is published',
    who: 'visitor',
    rate,
    maxAgeSeconds: 10,
    input: z.object({ lang }),
    reply: z.object({
      footer: z
        .object({
          tagline: z.string(),
          columns: z.array(z.object({ title: z.string(), links: z.array(FooterLink) })),
          notes: z.array(ReadBlock),
          links: z.array(FooterLink),
        })
        .nullable(),
    }),
    refusals: [],
  },
  banners: {
    method: 'GET',
    path: 'ex/api/v1/cms/banners',
    summary: 'Active banners, most severe first',
    who: 'visitor',
    /** Every visible page sends this call 15 times a minute, and an office may share one network address. */
    rate: { points: 6000, seconds: 60 },
    maxAgeSeconds: 1,
    input: z.object({ lang }),
    reply: z.object({
      rows: z.array(
        z.object({
          id: Slug,
          /** Differs whenever the text of the banner changes. */
          hash: z.string(),
          tone: z.enum(['info', 'warning', 'negative']),
          text: z.string(),
          link: FooterLink.nullable(),
          /** The screens that show it. Without screens and products, every screen does. */
          screens: z.array(z.enum(bannerScreens)),
          /** Symbols of the products whose pages show it. */
          products: z.array(z.string()),
        }),
      ),
    }),
    refusals: [],
  },
  head: {
    method: 'GET',
    path: 'ex/api/v1/cms/head',
    summary: 'Title, description and keywords of a page, by its path with the language',
    who: 'visitor',
    rate,
    maxAgeSeconds: 10,
    input: z.object({ path: z.string().max(2000).startsWith('/') }),
    /** The title is null for a page without its own title. */
    reply: z.object({ title: z.string().nullable(), tags: z.array(HeadTag) }).meta({ id: 'PageHead' }),
    refusals: [],
  },
  image: {
    method: 'GET',
    path: 'ex/api/v1/cms/image',
    summary: 'An image of a text that is or was published',
    who: 'visitor',
    input: z.object({ id: Id }),
    reply: FileReply,
    produces: 'file',
    refusals: ['NOT_FOUND'],
  },
})
