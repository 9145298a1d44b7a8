import { blocksIn } from '@tessera/contract/office/cms/cms-reading.ts'
import { cms } from '@tessera/contract/office/cms/cms.ts'
import type { Locale } from '@tessera/contract/platform/text/locale.ts'
import { ok, refuse } from '@tessera/domain/platform/outcome/outcome.ts'
import type { Deps } from '#platform/http/deps.ts'
import { tagsOf } from '#platform/http/page-head.ts'
import { type Handlers, noun, type Noun } from '#platform/http/serve.ts'
import { diskStore } from '#services/uploads/file-store.ts'
import { openUpload } from '#services/uploads/open-upload.ts'
import { readUpload } from '#services/uploads/uploads.sql.ts'
import { currentBanners } from './banners.ts'
import { readOnceIn } from './read-once.ts'
import { footerIn } from './footer.ts'
import { headOf } from './head-of.ts'
import {
  editionsOf,
  type PublishedRow,
  publicPicture,
  publishedOf,
  readableText,
  readableTexts,
} from './published.sql.ts'

export const cmsRoutes = (deps: Deps): Noun => noun('cms', cms, handlers(deps))

type Readable = PublishedRow<'page' | 'legal' | 'announcement'>
const entryOf = ({ slug, kind, content, published_at }: Readable, lang: Locale) => ({
  id: slug,
  kind,
  title: content.title[lang],
  summary: content.summary[lang],
  publishedAt: published_at.toISOString(),
})

/** Milliseconds; part of the six seconds within which a banner reaches open pages (decision 0167). */
const BANNERS_CACHE_MS = 1000

const handlers = (deps: Deps): Handlers<typeof cms> => {
  const store = diskStore(deps.config.FILES_DIR)
  /** The published banners and the database's time at the read. Every visible page requests them. */
  const banners = readOnceIn<{ readonly rows: PublishedRow<'banner'>[]; readonly now: Date }>(BANNERS_CACHE_MS)
  return {
    get: async (_call, { id, lang, edition }) => {
      const row = await readableText(deps, id, edition)
      if (row === undefined) return refuse('NOT_FOUND')
      const editions = row.kind === 'legal' ? await editionsOf(deps, row.text_id) : []
      return ok({
        ...entryOf(row, lang),
        blocks: blocksIn(row.content.blocks, lang),
        edition: row.content.kind === 'legal' ? row.content.edition : null,
        editions: editions.map((each) => ({ edition: each.edition, publishedAt: each.published_at.toISOString() })),
        current: row.status === 'published',
      })
    },
    list: async (_call, { lang }) => ok({ rows: (await readableTexts(deps)).map((row) => entryOf(row, lang)) }),
    faq: async (_call, { lang }) => {
      const rows = (await publishedOf(deps, 'faq')).toSorted((a, b) => a.content.rank - b.content.rank)
      return ok({
        rows: rows.map(({ slug, content }) => ({
          id: slug,
          question: content.question[lang],
          answer: blocksIn(content.answer, lang),
          onLanding: content.onLanding,
        })),
      })
    },
    footer: async (_call, { lang }) => {
      const [row] = await publishedOf(deps, 'footer')
      return ok({ footer: row === undefined ? null : footerIn(row.content, lang) })
    },
    banners: async (call, { lang }) => {
      const { value, age } = await banners(async () => {
        const read = await call.inTx(async (tx) => ok({ rows: await publishedOf(tx, 'banner'), now: tx.now }))
        return read.value
      })
      return ok({ rows: currentBanners(value.rows, lang, new Date(value.now.getTime() + age)) })
    },
    head: async (_call, { path }) => {
      const head = await headOf(deps)(path)
      return ok({ title: head.titled ? head.title : null, tags: tagsOf(head, deps.config.PUBLIC_URL) })
    },
    image: async (_call, { id }) => {
      const picture = await publicPicture(deps, id)
      return picture === undefined
        ? refuse('NOT_FOUND')
        : ok(await openUpload(store, await readUpload(deps, picture.id)))
    },
  }
}
