import type { CmsContent } from '@tessera/contract/office/cms/cms-content.ts'
import { readableKinds } from '@tessera/domain/office/cms/kinds.ts'
import type { CmsStatus } from '@tessera/domain/office/cms/machine.ts'
import { insideLinks } from '@tessera/domain/office/cms/inside-links.ts'
import { sql } from 'kysely'
import { many, maybeOne, type Source } from '#platform/database/rows.ts'
import { type Target, targetOf } from './link-target.ts'

/**
 * Returns the first dead link of a content. A linked text must have a version in one of `statuses`. So two texts that
 * link to each other can be proposed one after the other and then approved.
 */
export async function findDeadLink(
  source: Source,
  content: unknown,
  statuses: readonly CmsStatus[],
): Promise<string | undefined> {
  for (const href of insideLinks(content)) {
    const target = targetOf(href)
    if (target === undefined || !(await targetExists(source, target, statuses))) return href
  }
  return undefined
}

/** Returns the symbol of the first product of a banner that the site does not show. */
export async function findUnknownProduct(source: Source, content: CmsContent): Promise<string | undefined> {
  const symbols = content.kind === 'banner' ? (content.products ?? []) : []
  for (const name of symbols)
    if (!(await targetExists(source, { kind: 'product', name }, []))) return `/investmentDetail/${name}`
  return undefined
}

const targetExists = async (source: Source, target: Target, statuses: readonly CmsStatus[]): Promise<boolean> =>
  target.kind === 'screen' ||
  (await maybeOne(source, sql`select 1 where exists (${targetQuery(target.kind, target.name, statuses)})`)) !==
    undefined

function targetQuery(kind: Exclude<Target['kind'], 'screen'>, name: string, statuses: readonly CmsStatus[]) {
  switch (kind) {
    case 'text':
      return sql`
        select 1 from cms_text t join cms_version v on v.text_id = t.id
         where t.slug = ${name} and t.kind = any(${[...readableKinds]}::text[]) and v.status = any(${[...statuses]}::text[])`
    case 'product':
      return sql`select 1 from product where symbol = ${name} and status <> 'draft'`
    case 'market':
      return sql`select 1 from market where symbol = ${name}`
    default:
      return kind satisfies never
  }
}

/**
 * Returns the slugs of published or scheduled texts that link to a text, because the links of a scheduled text are not
 * checked again.
 */
export const textsLinkingTo = async (source: Source, slug: string): Promise<string[]> =>
  (
    await many(
      source,
      sql<{ slug: string }>`
        select distinct t.slug from cms_version v join cms_text t on t.id = v.text_id
         where v.status in ('published', 'scheduled') and t.slug <> ${slug} and exists (
           select 1 from jsonb_path_query(v.content, 'lax $.**.href') h where h #>> '{}' ~ ${`^/cms/${slug}/?([?#]|$)`})
         order by t.slug limit 100`,
    )
  ).map((row) => row.slug)
