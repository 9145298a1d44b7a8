import type { CmsContent, ContentOf } from '@tessera/contract/office/cms/cms-content.ts'
import { type CmsKind, readableKinds } from '@tessera/domain/office/cms/kinds.ts'
import { sql } from 'kysely'
import { many, maybeOne, type Source } from '#platform/database/rows.ts'

export type PublishedRow<K extends CmsKind = CmsKind> = {
  readonly text_id: string
  readonly slug: string
  readonly kind: K
  readonly content: K extends CmsContent['kind'] ? ContentOf<K> : never
  readonly status: string
  readonly published_at: Date
  readonly hash: string
}
type Readable = PublishedRow<(typeof readableKinds)[number]>

const rows = sql`
  select t.id as text_id, t.slug, t.kind, v.content, v.status, v.published_at, v.content_hash as hash
    from cms_version v join cms_text t on t.id = v.text_id`

/** Returns all published texts of one kind, newest first. */
export const publishedOf = <K extends CmsKind>(source: Source, kind: K): Promise<PublishedRow<K>[]> =>
  many(
    source,
    sql<
      PublishedRow<K>
    >`${rows} where v.status = 'published' and t.kind = ${kind} order by v.published_at desc, t.slug limit 200`,
  )

/** Returns published texts that have a page of their own, in list order. */
export const readableTexts = (source: Source): Promise<Readable[]> =>
  many(
    source,
    sql<Readable>`
      ${rows} where v.status = 'published' and t.kind = any(${[...readableKinds]}::text[])
       order by t.kind <> 'announcement', case when t.kind = 'announcement' then v.published_at end desc, t.kind desc, t.created_at limit 500`,
  )

/**
 * Returns one text by its slug, in its current version or in an edition. Of a republished edition, returns the last
 * publication.
 */
export const readableText = (
  source: Source,
  slug: string,
  edition: string | undefined,
): Promise<Readable | undefined> =>
  maybeOne(
    source,
    sql<Readable>`
      ${rows} where t.slug = ${slug} and t.kind = any(${[...readableKinds]}::text[])
       and ${edition === undefined ? sql`v.status = 'published'` : sql`v.edition = ${edition} and v.published_at is not null`}
       order by v.published_at desc limit 1`,
  )

export const editionsOf = (source: Source, textId: string): Promise<{ edition: string; published_at: Date }[]> =>
  many(
    source,
    sql`select edition, max(published_at) as published_at from cms_version
         where text_id = ${textId} and edition is not null and published_at is not null
         group by edition order by 2 desc limit 100`,
  )

/** Returns a public picture: of a published text, of an edition that can still be read, or the site's icon or logo. */
export const publicPicture = (source: Source, uploadId: string): Promise<{ id: string } | undefined> =>
  maybeOne(
    source,
    sql<{ id: string }>`
      select u.id from upload u
       where u.id = ${uploadId} and (exists (select 1 from cms_version v
         where (v.status = 'published' or (v.edition is not null and v.published_at is not null))
           and v.content -> 'blocks' @> ${JSON.stringify([{ type: 'image', uploadId }])}::jsonb)
         or exists (select 1 from cms_version v join cms_text t on t.id = v.text_id
         where t.slug = 'seo' and v.status = 'published' and ${uploadId} in (
           v.content #>> '{favicon,en_US}', v.content #>> '{favicon,zh_CN}',
           v.content #>> '{logo,en_US}', v.content #>> '{logo,zh_CN}')))`,
  )

/** Returns a picture for operators: any that an operator uploaded. */
export const staffPicture = (source: Source, uploadId: string): Promise<{ id: string } | undefined> =>
  maybeOne(
    source,
    sql<{ id: string }>`
      select id from upload where id = ${uploadId} and owner like 'operator:%' and media_type like 'image/%'`,
  )
