import { exchangeAreaNames, settingShape } from '@tessera/contract/platform/settings/setting-areas.ts'
import { sql } from 'kysely'
import { changed, type Source } from '#platform/database/rows.ts'
import { addedFields, firstSettings } from './first-settings.ts'

/**
 * Writes version 1 of each area that has none, such as an area of a new release. It applies to all earlier moments,
 * because a question about the past needs an answer too.
 */
export async function writeFirstSettings(source: Source): Promise<void> {
  for (const area of exchangeAreaNames) {
    const content = JSON.stringify(settingShape(area).parse(firstSettings[area]))
    await changed(
      source,
      sql`insert into setting_version (area, subject, version, effective_from, content, written_at)
          values (${area}, '', 1, to_timestamp(0), ${content}::jsonb, now()) on conflict (area, subject, version) do nothing`,
    )
  }
}

/** Adds fields of a new release to the versions that were stored before. Stored values stay. */
export async function writeAddedFields(source: Source): Promise<void> {
  for (const [area, fields] of Object.entries(addedFields))
    await changed(
      source,
      sql`update setting_version set content = ${JSON.stringify(fields)}::jsonb || content
           where area = ${area} and not content ?& ${Object.keys(fields)}::text[]`,
    )
}
