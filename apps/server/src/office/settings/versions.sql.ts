import type { ApprovalKindName } from '@tessera/contract/services/approvals/approvals.ts'
import {
  type AnySetting,
  type SettingArea,
  settingId,
  type SettingOf,
  settingShape,
} from '@tessera/contract/platform/settings/setting-areas.ts'
import { sql } from 'kysely'
import { changed, many, maybeOne, one, type Source } from '#platform/database/rows.ts'
import type { Tx } from '#platform/database/tx.ts'

export type VersionRow = {
  area: SettingArea
  subject: string
  version: number
  content: unknown
  effective_from: Date
  withdrawn_at: Date | null
  refused: string | null
  /** False before its time, and while it is due but could not be written. */
  has_begun: boolean
  proposed_by: string | null
  confirmed_by: string | null
  reason: string | null
}

const versionsBy = (now: Date) => sql`
  select v.area, v.subject, v.version, v.content, v.effective_from, v.withdrawn_at, v.refused, ${hasBegun(now)} as has_begun,
         m.name as proposed_by, c.name as confirmed_by, r.reason
    from setting_version v
         left join approval_request r on r.id = v.request_id
         left join operator m on m.id = r.requested_by
         left join approval a on a.request_id = r.id
         left join operator c on c.id = a.approver_id`
const of = ({ area, subject }: SettingOf) => sql`v.area = ${area} and v.subject = ${subject}`
const applies = sql`v.withdrawn_at is null and v.refused is null`
/** Values of the whole exchange apply at their time. Those of subjects and of files apply when they are written. */
const isWritten = sql`(v.subject <> '' or v.in_file)`
/** True for a version that has begun. A due version that could not be written yet has not begun. */
const hasBegun = (now: Date) => sql`v.effective_from <= ${now} and (v.applied_at is not null or not ${isWritten})`

/** Locks an area or subject until the transaction ends, so that its versions are written one after another. */
export const lockSetting = (tx: Tx, { area, subject }: SettingOf): Promise<unknown> =>
  one(tx, sql`select pg_advisory_xact_lock(hashtextextended(${`setting ${area}:${subject}`}, 0))`)

/** Locks several areas or subjects, always in the same order. */
export async function lockSettings(tx: Tx, settings: readonly SettingOf[]): Promise<void> {
  for (const setting of settings.toSorted((a, b) => (settingId(a) < settingId(b) ? -1 : 1)))
    await lockSetting(tx, setting)
}

/**
 * Returns the version that applies at a moment; undefined for a subject that does not exist then. A due version that
 * could not be written yet does not count.
 */
export const versionAt = (tx: Tx, setting: SettingOf, at: Date): Promise<VersionRow | undefined> =>
  maybeOne(
    tx,
    sql<VersionRow>`
      ${versionsBy(tx.now)} where ${of(setting)} and ${applies} and v.effective_from <= ${at}
         and (v.effective_from > ${tx.now} or ${hasBegun(tx.now)})
       order by v.effective_from desc limit 1`,
  )

/** Returns the first version that has not begun. */
export const nextVersion = (tx: Tx, setting: SettingOf): Promise<VersionRow | undefined> =>
  maybeOne(
    tx,
    sql<VersionRow>`
      ${versionsBy(tx.now)} where ${of(setting)} and ${applies} and not (${hasBegun(tx.now)}) order by v.effective_from limit 1`,
  )

export const versionOf = (tx: Tx, setting: SettingOf, version: number): Promise<VersionRow | undefined> =>
  maybeOne(tx, sql<VersionRow>`${versionsBy(tx.now)} where ${of(setting)} and v.version = ${version}`)

export const versionsOf = (tx: Tx, setting: SettingOf): Promise<VersionRow[]> =>
  many(tx, sql<VersionRow>`${versionsBy(tx.now)} where ${of(setting)} order by v.version desc limit 200`)

/** Returns every area and subject with versions. */
export const allSettings = (source: Source): Promise<SettingOf[]> =>
  many(source, sql<SettingOf>`select distinct area, subject from setting_version order by area, subject`)

/** Returns the version that begins exactly at a moment. */
export const versionFrom = (source: Source, setting: SettingOf, at: Date): Promise<{ version: number } | undefined> =>
  maybeOne(
    source,
    sql<{ version: number }>`
      select v.version from setting_version v where ${of(setting)} and ${applies} and v.effective_from = ${at}`,
  )

/** Returns the number of the newest version, withdrawn ones included; 0 for a new subject. */
export const newestVersion = async (source: Source, setting: SettingOf): Promise<number> =>
  (
    await one(
      source,
      sql<{
        version: number
      }>`select coalesce(max(v.version), 0) as version from setting_version v where ${of(setting)}`,
    )
  ).version

type OpenRequest = { readonly kind: ApprovalKindName; readonly subjectId: string }
const openRequest = ({ kind, subjectId }: OpenRequest) =>
  sql`r.kind = ${kind} and r.subject_id = ${subjectId} and r.status = 'requested'`
type NewVersion = SettingOf & {
  /** The open request on which two people decide in this transaction. */
  readonly request: OpenRequest
  readonly values: AnySetting
  readonly effectiveFrom: Date
}

/** Writes the next version. */
export const insertVersion = (tx: Tx, { request, values, effectiveFrom, ...setting }: NewVersion): Promise<unknown> =>
  one(
    tx,
    sql`insert into setting_version (area, subject, version, effective_from, content, request_id, written_at, in_file)
        select ${setting.area}, ${setting.subject}, coalesce((select max(v.version) from setting_version v where ${of(setting)}), 0) + 1,
               ${effectiveFrom}, ${JSON.stringify(values)}::jsonb, r.id, ${tx.now}, r.kind = 'setting_file'
          from approval_request r where ${openRequest(request)}
        returning version`,
  )

/** Withdraws a version that has not begun. Returns 0 if it has begun, or was withdrawn before. */
export const withdrawVersion = (tx: Tx, setting: SettingOf, version: number): Promise<bigint> =>
  changed(
    tx,
    sql`update setting_version v set withdrawn_at = ${tx.now}
         where ${of(setting)} and v.version = ${version} and ${applies} and not (${hasBegun(tx.now)})`,
  )

export type DueVersion = {
  area: SettingArea
  subject: string
  version: number
  content: unknown
  request_id: string
  in_file: boolean
}

const due = (now: Date) => sql`
  select v.area, v.subject, v.version, v.content, v.request_id, v.in_file from setting_version v
   where ${isWritten} and v.applied_at is null and ${applies} and v.effective_from <= ${now}`

/**
 * Returns the versions of subjects that are due and not yet applied, earliest first, and one version of each due file.
 * A postponed file has many versions, which must not crowd out others.
 */
export const dueVersions = (source: Source, now: Date): Promise<DueVersion[]> =>
  many(
    source,
    sql<DueVersion>`
      ${due(now)} and (not v.in_file or not exists (
              select from (${due(now)}) other
               where other.request_id = v.request_id and (other.area, other.subject) < (v.area, v.subject)))
       order by v.effective_from, v.in_file desc, v.area, v.subject limit 100`,
  )

/** Returns the due versions of one area or subject, earliest first. */
export const dueOf = (tx: Tx, setting: SettingOf): Promise<DueVersion[]> =>
  many(tx, sql<DueVersion>`${due(tx.now)} and ${of(setting)} order by v.effective_from`)

/** Returns the due versions of a file, by its request. */
export const dueInFile = (tx: Tx, request: string): Promise<DueVersion[]> =>
  many(tx, sql<DueVersion>`${due(tx.now)} and v.request_id = ${request}`)

/** Returns the due versions that the open request has just written. */
export const dueOfRequest = (tx: Tx, request: OpenRequest): Promise<DueVersion[]> =>
  many(
    tx,
    sql<DueVersion>`${due(tx.now)} and v.request_id = (select r.id from approval_request r where ${openRequest(request)})`,
  )

/** Returns the values that were applied last; undefined for a new subject. */
export const appliedValues = (source: Source, setting: SettingOf): Promise<{ content: unknown } | undefined> =>
  maybeOne(
    source,
    sql<{ content: unknown }>`
      select v.content from setting_version v where ${of(setting)} and v.applied_at is not null
       order by v.effective_from desc limit 1`,
  )

/**
 * Records that a version was applied, or the reason for which it was refused. Returns 0 if another node did so before.
 */
export const endVersion = (tx: Tx, { area, subject, version }: DueVersion, refused: string | null): Promise<bigint> =>
  changed(
    tx,
    sql`update setting_version v set applied_at = case when ${refused}::text is null then ${tx.now}::timestamptz end, refused = ${refused}
         where ${of({ area, subject })} and v.version = ${version} and v.applied_at is null and ${applies}`,
  )

export const valuesOf = <Area extends SettingArea>(area: Area, content: unknown) => settingShape(area).parse(content)
