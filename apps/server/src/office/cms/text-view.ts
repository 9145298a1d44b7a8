import type { CmsContent } from '@tessera/contract/office/cms/cms-content.ts'
import type { CmsVersion } from '@tessera/contract/office/cms/cms-manage.ts'
import type { Locale } from '@tessera/contract/platform/text/locale.ts'
import type { z } from 'zod'
import type { VersionRow } from './cms.sql.ts'

/** Returns the title of a text in lists. */
export function titleOf(content: CmsContent): Record<Locale, string> {
  switch (content.kind) {
    case 'faq':
      return content.question
    case 'banner':
      return content.text
    case 'footer':
      return content.tagline
    case 'page':
    case 'legal':
    case 'announcement':
    case 'seo':
      return content.title
    default:
      return content satisfies never
  }
}

export const versionView = (row: VersionRow): z.input<typeof CmsVersion> => ({
  id: row.id,
  number: row.number,
  status: row.status,
  content: row.content,
  contentHash: row.content_hash,
  by: { id: row.written_by, name: row.written_by_name },
  at: row.written_at.toISOString(),
  approvedBy: row.approved_by_name,
  publishAt: row.publish_at?.toISOString() ?? null,
  publishedAt: row.published_at?.toISOString() ?? null,
  archivedAt: row.archived_at?.toISOString() ?? null,
})
