import type { CmsContent } from '@tessera/contract/office/cms/cms-content.ts'
import type { CmsKind } from '@tessera/domain/office/cms/kinds.ts'
import type { CmsStatus } from '@tessera/domain/office/cms/machine.ts'
import { sql } from 'kysely'
import { changed, many, maybeOne, one, type Source } from '#platform/database/rows.ts'
import type { Tx } from '#platform/database/tx.ts'

export type VersionRow = {
  readonly id: string
  readonly text_id: string
  readonly kind: CmsKind
  readonly slug: string
  readonly number: number
  readonly status: CmsStatus
  readonly content: CmsContent
  readonly content_hash: string
  readonly edition: string | null
  readonly written_by: string
  readonly written_by_name: string
  readonly written_at: Date
  readonly approved_by_name: string | null
  readonly publish_at: Date | null
  readonly published_at: Date | null
  readonly archived_at: Date | null
}

const versions = sql`
  select v.id, v.text_id, t.kind, t.slug, v.number, v.status, v.content, v.content_hash, v.edition, v.written_by, w.name as written_by_name,
         v.written_at, a.name as approved_by_name, v.publish_at, v.published_at, v.archived_at
    from cms_version v join cms_text t on t.id = v.text_id
    join operator w on w.id = v.written_by left join operator a on a.id = v.approved_by`

/** Returns false if the address is taken. */
export const insertText = async (tx: Tx, text: { id: string; kind: CmsKind; slug: string }): Promise<boolean> =>
  (await changed(
    tx,
    sql`insert into cms_text (id, kind, slug, created_at) values (${text.id}, ${text.kind}, ${text.slug}, ${tx.now}) on conflict do nothing`,
  )) === 1n

export type NewVersion = Pick<
  VersionRow,
  'id' | 'text_id' | 'number' | 'content' | 'content_hash' | 'edition' | 'written_by'
>
export const insertVersion = (tx: Tx, v: NewVersion): Promise<bigint> =>
  changed(
    tx,
    sql`insert into cms_version (id, text_id, number, status, content, content_hash, edition, written_by, written_at)
        values (${v.id}, ${v.text_id}, ${v.number}, 'draft', ${JSON.stringify(v.content)}::jsonb, ${v.content_hash}, ${v.edition}, ${v.written_by}, ${tx.now})`,
  )

export const findText = (
  source: Source,
  id: string,
): Promise<{ id: string; kind: CmsKind; slug: string } | undefined> =>
  maybeOne(source, sql`select id, kind, slug from cms_text where id = ${id}`)

export const versionsOf = (source: Source, textId: string): Promise<VersionRow[]> =>
  many(source, sql<VersionRow>`${versions} where v.text_id = ${textId} order by v.number desc limit 200`)

export const findVersion = (source: Source, id: string): Promise<VersionRow | undefined> =>
  maybeOne(source, sql<VersionRow>`${versions} where v.id = ${id}`)

/**
 * Returns the version, and locks all versions of its text, so that writing, proposing and publishing run one after the
 * other.
 */
export async function lockVersion(tx: Tx, id: string): Promise<VersionRow | undefined> {
  await many(
    tx,
    sql`select 1 from cms_version where text_id = (select text_id from cms_version where id = ${id}) order by id for update`,
  )
  return findVersion(tx, id)
}

/** Returns the newest version, and locks the text against a newer one. */
export async function lockNewest(tx: Tx, textId: string): Promise<VersionRow | undefined> {
  await many(tx, sql`select 1 from cms_version where text_id = ${textId} order by id for update`)
  return maybeOne(tx, sql<VersionRow>`${versions} where v.text_id = ${textId} order by v.number desc limit 1`)
}

export const publishedVersion = (source: Source, textId: string): Promise<VersionRow | undefined> =>
  maybeOne(source, sql<VersionRow>`${versions} where v.text_id = ${textId} and v.status = 'published'`)

/** True if this edition of the text was ever in force with another wording. */
export async function editionWasInForce(
  tx: Tx,
  { text_id: text, edition, content_hash: hash }: VersionRow,
): Promise<boolean> {
  const row = await one(
    tx,
    sql<{ used: boolean }>`
      select exists (select 1 from cms_version where text_id = ${text} and edition = ${edition} and content_hash <> ${hash}
                       and published_at is not null) as used`,
  )
  return row.used
}

export const dueVersions = async (source: Source, now: Date): Promise<string[]> =>
  (
    await many(
      source,
      sql<{ id: string }>`
        select id from cms_version where status = 'scheduled' and publish_at <= ${now} order by publish_at, id limit 100`,
    )
  ).map(({ id }) => id)

export const setApproved = (tx: Tx, id: string, by: string, publishAt: Date): Promise<bigint> =>
  changed(tx, sql`update cms_version set approved_by = ${by}, publish_at = ${publishAt} where id = ${id}`)
export const setPublished = (tx: Tx, id: string): Promise<bigint> =>
  changed(tx, sql`update cms_version set published_at = ${tx.now} where id = ${id}`)
export const setArchived = (tx: Tx, id: string): Promise<bigint> =>
  changed(tx, sql`update cms_version set archived_at = ${tx.now} where id = ${id}`)
export const setUnapproved = (tx: Tx, id: string): Promise<bigint> =>
  changed(tx, sql`update cms_version set approved_by = null, publish_at = null where id = ${id}`)

/** Returns how many of these files are pictures that operators uploaded. */
export async function countOwnPictures(tx: Tx, ids: readonly string[]): Promise<number> {
  const row = await one(
    tx,
    sql<{ n: number }>`
      select count(*)::int as n from upload
       where id = any(${[...ids]}::uuid[]) and owner like 'operator:%' and media_type like 'image/%'`,
  )
  return row.n
}
