import {
  type ExchangeArea,
  type Setting,
  settingShape,
  type SubjectArea,
} from '@tessera/contract/platform/settings/setting-areas.ts'
import { sql } from 'kysely'
import { many, maybeOne, one, type Source } from '#platform/database/rows.ts'
import type { Clock } from '#platform/database/tx.ts'

/** A transaction, or another source with the moment that counts. */
export type SettingSource = Source & { readonly now: Date }

/**
 * Returns the values of an area that are in force. They are read from the database each time, so that every node
 * applies a new version at once. A version of a file applies together with the other entries of the file. Throws if the
 * area has no first version, which `npm run migrate` writes.
 */
export async function readSetting<Area extends ExchangeArea>(
  { db, now }: SettingSource,
  area: Area,
): Promise<Setting<Area>> {
  const row = await maybeOne(
    { db },
    sql<{ content: unknown }>`
      select content from setting_version
       where area = ${area} and subject = '' and withdrawn_at is null and refused is null
         and (not in_file or applied_at is not null) and effective_from <= ${now}
       order by effective_from desc limit 1`,
  )
  if (row === undefined) throw new Error(`the settings "${area}" have no version: run npm run migrate`)
  return settingShape(area).parse(row.content)
}

/** Returns the values of each subject of an area that were applied last. */
export async function readSubjects<Area extends SubjectArea>(
  { db }: Source,
  area: Area,
): Promise<{ readonly subject: string; readonly values: Setting<Area> }[]> {
  const rows = await many(
    { db },
    sql<{ subject: string; content: unknown }>`
      select distinct on (subject) subject, content from setting_version
       where area = ${area} and applied_at is not null order by subject, effective_from desc`,
  )
  return rows.map(({ subject, content }) => ({ subject, values: settingShape(area).parse(content) }))
}

/** A source with the moment that counts, or with the clock that gives it. */
export type ClockSource = Source & ({ readonly now: Date } | { readonly clock: Clock })

/** Returns the values of an area in force, inside or outside of a transaction. */
export async function settingNow<Area extends ExchangeArea>(source: ClockSource, area: Area): Promise<Setting<Area>> {
  if ('now' in source) return readSetting(source, area)
  const { now } = await one(source, sql<{ now: Date }>`select now() as now`)
  return readSetting({ db: source.db, now: source.clock(now) }, area)
}
