import { exchangeAreaNames, type Setting, settingShape } from '@tessera/contract/platform/settings/setting-areas.ts'
import { sql } from 'kysely'
import { changed, type Source } from '#platform/database/rows.ts'
import { firstRoles } from './first-roles.ts'
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
  for (const [code, role] of Object.entries(firstRoles)) await writeFirstRole(source, code, role)
}

/** Writes version 1 of a built-in role, unless operators have made a role with this code. */
async function writeFirstRole(source: Source, code: string, first: Setting<'role'>): Promise<void> {
  const role = settingShape('role').parse(first)
  await changed(
    source,
    sql`insert into setting_version (area, subject, version, effective_from, content, written_at, applied_at)
        values ('role', ${code}, 1, to_timestamp(0), ${JSON.stringify(role)}::jsonb, now(), to_timestamp(0))
        on conflict (area, subject, version) do nothing`,
  )
  await changed(
    source,
    sql`insert into operator_role (code, name_en, name_zh, purpose_en, purpose_zh, permissions, is_open)
        values (${code}, ${role.names.en_US}, ${role.names.zh_CN}, ${role.purpose.en_US}, ${role.purpose.zh_CN},
                ${role.permissions}::text[], ${role.isOpen})
        on conflict (code) do nothing`,
  )
}
