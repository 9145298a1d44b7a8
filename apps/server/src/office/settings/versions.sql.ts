import { type AnySetting, type SettingArea, settingShape } from '@tessera/contract/platform/settings/setting-areas.ts'
import { sql } from 'kysely'
import { changed, many, maybeOne, one, type Source } from '#platform/database/rows.ts'
import type { Tx } from '#platform/database/tx.ts'

export type VersionRow = {
  area: SettingArea
  version: number
  content: unknown
  effective_from: Date
  withdrawn_at: Date | null
  proposed_by: string | null
  confirmed_by: string | null
  reason: string | null
}

const versions = sql`
  select v.area, v.version, v.content, v.effective_from, v.withdrawn_at,
         m.name as proposed_by, c.name as confirmed_by, r.reason
    from setting_version v
         left join approval_request r on r.id = v.request_id
         left join operator m on m.id = r.requested_by
         left join approval a on a.request_id = r.id
         left join operator c on c.id = a.approver_id`

/** Locks an area until the transaction ends, so that its versions are written one after another. */
export const lockArea = (tx: Tx, area: SettingArea): Promise<unknown> =>
  one(tx, sql`select 1 from setting_version where area = ${area} and version = 1 for update`)

/** The version of an area that applies at a moment. */
export const versionAt = (source: Source, area: SettingArea, at: Date): Promise<VersionRow> =>
  one(
    source,
    sql<VersionRow>`
      ${versions} where v.area = ${area} and v.withdrawn_at is null and v.effective_from <= ${at}
       order by v.effective_from desc limit 1`,
  )

/** The first version of an area that begins after a moment. */
export const versionAfter = (source: Source, area: SettingArea, at: Date): Promise<VersionRow | undefined> =>
  maybeOne(
    source,
    sql<VersionRow>`
      ${versions} where v.area = ${area} and v.withdrawn_at is null and v.effective_from > ${at}
       order by v.effective_from limit 1`,
  )

export const versionOf = (source: Source, area: SettingArea, version: number): Promise<VersionRow | undefined> =>
  maybeOne(source, sql<VersionRow>`${versions} where v.area = ${area} and v.version = ${version}`)

export const versionsOf = (source: Source, area: SettingArea): Promise<VersionRow[]> =>
  many(source, sql<VersionRow>`${versions} where v.area = ${area} order by v.version desc limit 200`)

/** The version that begins exactly at a moment. */
export const versionFrom = (source: Source, area: SettingArea, at: Date): Promise<{ version: number } | undefined> =>
  maybeOne(
    source,
    sql<{ version: number }>`
      select version from setting_version where area = ${area} and withdrawn_at is null and effective_from = ${at}`,
  )

/** The number of the newest version, withdrawn ones included. */
export const newestVersion = async (source: Source, area: SettingArea): Promise<number> =>
  (
    await one(
      source,
      sql<{ version: number }>`select max(version) as version from setting_version where area = ${area}`,
    )
  ).version

type NewVersion = { readonly area: SettingArea; readonly values: AnySetting; readonly effectiveFrom: Date }

/** Writes the next version, with the open request on which two people agree in this transaction. */
export const insertVersion = (tx: Tx, { area, values, effectiveFrom }: NewVersion): Promise<{ version: number }> =>
  one(
    tx,
    sql<{ version: number }>`
      insert into setting_version (area, version, effective_from, content, request_id, written_at)
      select ${area}, (select max(version) + 1 from setting_version where area = ${area}), ${effectiveFrom},
             ${JSON.stringify(values)}::jsonb, r.id, ${tx.now}
        from approval_request r where r.kind = 'setting' and r.subject_id = ${area} and r.status = 'requested'
      returning version`,
  )

/** Withdraws a planned version; returns 0 if it has begun or was withdrawn. */
export const withdrawVersion = (tx: Tx, area: SettingArea, version: number): Promise<bigint> =>
  changed(
    tx,
    sql`update setting_version set withdrawn_at = ${tx.now}
         where area = ${area} and version = ${version} and withdrawn_at is null and effective_from > ${tx.now}`,
  )

export const valuesOf = ({ area, content }: VersionRow): AnySetting => settingShape(area).parse(content)
