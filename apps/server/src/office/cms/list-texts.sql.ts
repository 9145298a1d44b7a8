import type { cmsManage } from '@tessera/contract/office/cms/cms-manage.ts'
import type { InputOf } from '@tessera/contract/platform/http/endpoint.ts'
import type { CmsKind } from '@tessera/domain/office/cms/kinds.ts'
import type { CmsStatus } from '@tessera/domain/office/cms/machine.ts'
import { sql } from 'kysely'
import { type Page, pageByTime } from '#platform/database/page.sql.ts'
import type { Source } from '#platform/database/rows.ts'

export type TextRow = {
  readonly id: string
  readonly kind: CmsKind
  readonly slug: string
  readonly title: { readonly en_US: string; readonly zh_CN: string }
  readonly number: number
  readonly status: CmsStatus
  readonly published_number: number | null
  readonly by_name: string
  readonly written_at: Date
}

type ListFilter = InputOf<typeof cmsManage.list>

/** Returns a page of all texts, each with its newest version, ordered by the last change. */
export function pageOfTexts(source: Source, filter: ListFilter): Promise<Page<TextRow>> {
  const columns = sql`
    t.id, t.kind, t.slug, v.number, v.status, v.written_at,
    coalesce(v.content -> 'title', v.content -> 'question', v.content -> 'text', v.content -> 'tagline') as title,
    (select name from operator where id = v.written_by) as by_name,
    (select number from cms_version p where p.text_id = t.id and p.status = 'published') as published_number`
  const chosen = sql`
    from cms_text t
    join lateral (select * from cms_version v where v.text_id = t.id order by v.number desc limit 1) v on true
    where (${filter.kind ?? null}::text is null or t.kind = ${filter.kind ?? null})
      and (${filter.status ?? null}::text is null or v.status = ${filter.status ?? null})`
  return pageByTime(source, { columns, chosen, at: sql`v.written_at`, id: sql`t.id` }, filter)
}
