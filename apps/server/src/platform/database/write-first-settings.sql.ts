import {
  exchangeAreaNames,
  type Setting,
  type SettingArea,
  settingAreaNames,
  settingShape,
} from '@tessera/contract/platform/settings/setting-areas.ts'
import { sql } from 'kysely'
import { changed, type Source } from '#platform/database/rows.ts'
import { firstReasons } from './first-reasons.ts'
import { firstRoles } from './first-roles.ts'
import { addedFields, firstSettings } from './first-settings.ts'

/**
 * Writes version 1 of each area that has none, such as an area of a new release. It applies to all earlier moments,
 * because a question about the past needs a response too. Stored versions that lack a field of this release get its
 * value of `addedFields`.
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
  for (const area of settingAreaNames) await addFields(source, area)
  for (const [code, role] of Object.entries(firstRoles)) await writeFirstRole(source, code, role)
  for (const [act, reasons] of Object.entries(firstReasons)) await writeFirstReasons(source, act, reasons)
}

/** Adds the fields of this release to stored versions, also to those that have ended and otherwise never change. */
async function addFields({ db }: Source, area: SettingArea): Promise<void> {
  const added = JSON.stringify(addedFields[area] ?? {})
  const lacking = sql`area = ${area} and not content ?& array(select jsonb_object_keys(${added}::jsonb))`
  const { rows } = await sql`select 1 from setting_version where ${lacking} limit 1`.execute(db)
  if (rows.length === 0) return
  await sql`alter table setting_version disable trigger setting_version_keeps_end`.execute(db)
  await sql`update setting_version set content = ${added}::jsonb || content where ${lacking}`.execute(db)
  await sql`alter table setting_version enable trigger setting_version_keeps_end`.execute(db)
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

/** Writes version 1 of the reason codes of an act. */
async function writeFirstReasons(source: Source, act: string, first: Setting<'reasonCodes'>): Promise<void> {
  const reasons = settingShape('reasonCodes').parse(first)
  await changed(
    source,
    sql`insert into setting_version (area, subject, version, effective_from, content, written_at, applied_at)
        values ('reasonCodes', ${act}, 1, to_timestamp(0), ${JSON.stringify(reasons)}::jsonb, now(), to_timestamp(0))
        on conflict (area, subject, version) do nothing`,
  )
}
