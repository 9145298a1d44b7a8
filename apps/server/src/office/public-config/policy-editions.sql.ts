import { sql } from 'kysely'
import { many, type Source } from '#platform/database/rows.ts'

/** Returns the edition in force of each published legal text, by the text's name. */
export const policyEditions = async (source: Source): Promise<Record<string, string>> => {
  const rows = await many(
    source,
    sql<{ slug: string; edition: string }>`
      select t.slug, v.edition from cms_version v join cms_text t on t.id = v.text_id
       where t.kind = 'legal' and v.status = 'published' and v.edition is not null order by t.slug`,
  )
  return Object.fromEntries(rows.map(({ slug, edition }) => [slug, edition]))
}
