import type { ContentOf } from '@tessera/contract/office/cms/cms-content.ts'
import { sql } from 'kysely'
import { maybeOne, type Source } from '#platform/database/rows.ts'

/** Returns the published text for search engines and browser tabs. */
export const publishedSeo = (source: Source): Promise<{ content: ContentOf<'seo'> } | undefined> =>
  maybeOne(
    source,
    sql<{ content: ContentOf<'seo'> }>`
      select v.content from cms_version v join cms_text t on t.id = v.text_id where t.slug = 'seo' and v.status = 'published'`,
  )
