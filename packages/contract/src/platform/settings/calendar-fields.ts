import { weekdays } from '@tessera/domain/trading/markets/trading-hours.ts'
import { z } from 'zod'
import type { SettingField } from './setting-fields.ts'

/** A time of day such as `09:30`; `24:00` is the end of the day. */
export const timeOfDay = {
  kind: 'timeOfDay',
  type: z.string().regex(/^(?:(?:[01]\d|2[0-3]):[0-5]\d|24:00)$/u),
} as const satisfies SettingField

/** True for a name of the IANA database. Intl also accepts other spellings and offsets, which are refused. */
function isTimeZone(name: string): boolean {
  if (!/^[A-Z][A-Za-z]+(?:\/[A-Za-z0-9_+-]+)*$/u.test(name)) return false
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}
/** A time zone of the IANA database, such as `Asia/Singapore`. */
export const timeZone = {
  kind: 'timeZone',
  type: z.string().trim().max(40).refine(isTimeZone),
  max: 40,
} as const satisfies SettingField

/** Days in chronological order. */
export const dates = (max: number) =>
  ({
    kind: 'dates',
    type: z
      .array(z.iso.date())
      .max(max)
      .overwrite((days) => [...new Set(days)].toSorted()),
    max,
  }) as const satisfies SettingField

/** Days of the week, Monday first. */
export const daysOfWeek = {
  kind: 'weekdays',
  type: z
    .array(z.enum(weekdays))
    .max(weekdays.length)
    .overwrite((days) => weekdays.filter((day) => days.includes(day))),
  max: weekdays.length,
} as const satisfies SettingField
