import { DailyRecord, type SignedRecord } from '@tessera/contract/books/reconciliation/daily-record.ts'
import type { Locale } from '@tessera/contract/platform/text/locale.ts'
import { assert, ok, type Outcome, refuse } from '@tessera/domain/platform/outcome/outcome.ts'
import type { Source } from '#platform/database/rows.ts'
import { csvOfRecord, findRecord, signaturesOf } from './daily.sql.ts'
import { dailyPdf } from './daily-pdf.ts'

/** The record of a day with the hashes of its files, its notes and its signatures. */
export async function readDay(source: Source, day: string): Promise<Outcome<SignedRecord, 'NOT_FOUND'>> {
  const row = await findRecord(source, day)
  if (row === undefined) return refuse('NOT_FOUND')
  const signatures = (await signaturesOf(source, day)).map(({ name, at }) => ({ name, at: at.toISOString() }))
  return ok({
    ...DailyRecord.parse(row.record),
    csvHash: { en_US: row.sha256_en, zh_CN: row.sha256_zh },
    signatures: row.signed_at === null ? null : signatures,
    notes: row.notes ?? {},
  })
}

type FileRequest = { readonly day: string; readonly format: 'csv' | 'pdf' }

/**
 * The record as a file. The CSV is the stored text whose hash the two people signed, so it has no signatures; the PDF has
 * them.
 */
export async function dayFile(
  source: Source,
  { day, format }: FileRequest,
  locale: Locale,
): Promise<Outcome<File, 'NOT_FOUND'>> {
  const record = await readDay(source, day)
  if (!record.ok) return record
  const name = `daily-reconciliation-${day}.${format}`
  if (format === 'pdf') return ok(new File([await dailyPdf(record.value, locale)], name, { type: 'application/pdf' }))
  const csv = await csvOfRecord(source, day)
  assert(csv, `the record of ${day} has no file`)
  return ok(new File([csv[locale]], name, { type: 'text/csv;charset=utf-8' }))
}
