import type { LoginRecord, SettingRecord } from '@tessera/contract/access/sessions/sessions.ts'
import { securityActionText } from '@tessera/contract/access/sessions/security-actions.ts'
import type { Locale } from '@tessera/contract/platform/text/locale.ts'
import type { z } from 'zod'
import { csvOf, csvTime } from '#platform/text/csv.ts'
import { en_US } from './records.messages.en_US.ts'
import { zh_CN } from './records.messages.zh_CN.ts'
import type { Translation } from '#platform/text/translation.ts'

export type RecordWords = Translation<typeof en_US>
const words: Record<Locale, RecordWords> = { en_US, zh_CN }

/** The login history as a CSV file. */
export function loginFileOf(rows: readonly z.input<typeof LoginRecord>[], locale: Locale, zone: string | null): string {
  const { columns, types, statuses, notes } = words[locale]
  const { time, type, ip, city, device, status, note } = columns
  return csvOf(
    { time, type, ip, city, device, status, note },
    rows.map((row) => ({
      time: csvTime(row.time, zone),
      type: types[row.type],
      ip: row.ip,
      city: row.city ?? '',
      device: row.device ?? '',
      status: statuses[row.status],
      note: row.note === null ? '' : notes[row.note],
    })),
  )
}

/** The history of security settings as a CSV file. */
export function settingFileOf(
  rows: readonly z.input<typeof SettingRecord>[],
  locale: Locale,
  zone: string | null,
): string {
  const { columns, notes } = words[locale]
  const { time, action, ip, city, device, note } = columns
  return csvOf(
    { time, action, ip, city, device, note },
    rows.map((row) => ({
      time: csvTime(row.time, zone),
      action: securityActionText(row, locale),
      ip: row.ip,
      city: row.city ?? '',
      device: row.device ?? '',
      note: row.note === null ? '' : notes[row.note],
    })),
  )
}
