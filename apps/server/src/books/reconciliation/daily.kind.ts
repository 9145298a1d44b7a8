import { dailyReconciliationKind } from '@tessera/contract/books/reconciliation/daily.kind.ts'
import { DailyRecord } from '@tessera/contract/books/reconciliation/daily-record.ts'
import { Day, note } from '@tessera/contract/platform/http/shared.ts'
import { ok, type Outcome } from '@tessera/domain/platform/outcome/outcome.ts'
import { z } from 'zod'
import { Both, approvalKind } from '#services/approvals/kind.ts'
import { approvalSubjectMoved } from '#services/approvals/refusals.ts'
import { recordAct } from '#services/audit/record.sql.ts'
import type { Tx } from '#platform/database/tx.ts'
import { findRecord, insertSignOff, listUnsigned } from './daily.sql.ts'
import { reconciliationNotesUnfit } from './refusals.ts'

const LONGEST_KEY = 120
const NOTE_MAX = 500
const MOST_NOTES = 200

const Content = z.object({
  day: z.string(),
  builtAt: z.string(),
  journalSeq: z.string(),
  differenceCount: z.number(),
  /** SHA-256 of the CSV file in each language. */
  csvHash: Both,
  /** The keys of differences without a note, and of notes without a difference. */
  unfit: z.array(z.string()),
  /** The notes in the order of the differences. */
  notes: z.array(z.string()),
  noteKeys: z.array(z.string()),
})
type Content = z.output<typeof Content>

/**
 * The record of a day, which two people sign. Each difference needs a note first. The content has the hashes of the CSV
 * files, so both people sign the same figures. A record that is sent back stays unsigned; it is never changed.
 */
export const dailyReconciliation = approvalKind(dailyReconciliationKind, {
  proposal: z.strictObject({
    notes: z
      .record(z.string().max(LONGEST_KEY), note(NOTE_MAX))
      .refine((notes) => Object.keys(notes).length <= MOST_NOTES)
      .default({}),
  }),
  content: Content,
  load: async (tx, day, { notes }) => contentOf(tx, day, notes),
  proposed: (_tx, _day, content) => Promise.resolve(checkNotes(content)),
  approve: sign,
  waiting: async (source, limit) =>
    (await listUnsigned(source, limit)).map(({ day, built_at: since, differences }) => ({
      subjectId: day,
      since,
      ...summaryOf({ day, differenceCount: differences }),
    })),
  summary: summaryOf,
})

async function contentOf(tx: Tx, day: string, notes: Readonly<Record<string, string>>): Promise<Content | undefined> {
  const row = Day.safeParse(day).success ? await findRecord(tx, day) : undefined
  if (row === undefined || row.signed_at !== null) return undefined
  const { builtAt, journalSeq, differences } = DailyRecord.parse(row.record)
  const keys = differences.map(({ key }) => key)
  const noted = keys.filter((key) => notes[key] !== undefined)
  return {
    day,
    builtAt,
    journalSeq,
    differenceCount: keys.length,
    csvHash: { en: row.sha256_en, zh: row.sha256_zh },
    unfit: [
      ...keys.filter((key) => notes[key] === undefined),
      ...Object.keys(notes).filter((key) => !keys.includes(key)),
    ],
    notes: noted.flatMap((key) => notes[key] ?? []),
    noteKeys: noted,
  }
}

/** Each difference has one note, and each note a difference. */
const checkNotes = ({ unfit }: Content): Outcome<void, 'RECONCILIATION_NOTES_UNFIT'> =>
  unfit.length === 0 ? ok(undefined) : reconciliationNotesUnfit(unfit)

async function sign(
  tx: Tx,
  day: string,
  { csvHash, noteKeys, notes }: Content,
): Promise<Outcome<void, 'APPROVAL_SUBJECT_MOVED'>> {
  const noteOf = Object.fromEntries(noteKeys.map((key, index) => [key, notes[index] ?? '']))
  if (!(await insertSignOff(tx, day, noteOf))) return approvalSubjectMoved
  await recordAct(tx, {
    action: 'reconciliation.sign',
    target: { type: 'daily_reconciliation', id: day },
    after: { csvHash, notes: noteOf },
  })
  return ok(undefined)
}

function summaryOf({ day, differenceCount }: Pick<Content, 'day' | 'differenceCount'>) {
  return {
    number: `REC-${day}`,
    subject: day,
    about: [{ field: 'differenceCount', value: String(differenceCount) }] as const,
  }
}
