import { exchangeAreaNames, settingShape } from '@tessera/contract/platform/settings/setting-areas.ts'
import { sql } from 'kysely'
import { changed, type Source } from '#platform/database/rows.ts'
import { firstSettings } from './first-settings.ts'

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
