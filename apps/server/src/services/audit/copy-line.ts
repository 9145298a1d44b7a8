import { z } from 'zod'
import type { EntryRow } from './audit.sql.ts'

/** The end of the copy: the number of its last entry, and that entry's hash. An empty copy has number 0. */
export const Held = z.object({ seq: z.string().regex(/^\d{1,18}$/), hash: z.string().regex(/^[0-9a-f]{64}$/) })
export type Held = z.output<typeof Held>

const Line = Held.extend({
  at: z.iso.datetime(),
  actor: z.string(),
  action: z.string(),
  target: z.object({ type: z.string(), id: z.string() }),
  before: z.unknown(),
  after: z.unknown(),
  reason: z.string().nullable(),
  ip: z.string().nullable(),
  prevHash: Held.shape.hash,
})

/**
 * A marked beginning: the database was restored, and two people agreed to continue the copy after the entry `after`.
 * The entries between `after` and its former end `instead` stay in the copy, as the lost ones.
 */
export const CopyRestart = z.object({ beginning: z.object({ restore: z.uuid(), after: Held, instead: Held }) })
export type CopyRestart = z.output<typeof CopyRestart>

/** Returns the lines of entries of the current history, with every marked beginning applied. */
export function currentHistory(lines: readonly string[]): string[] {
  const current: { readonly seq: bigint; readonly line: string }[] = []
  for (const line of lines) {
    const begins = copyRestartOf(line)
    if (begins === undefined) current.push({ seq: entryOf(line).seq, line })
    else while ((current.at(-1)?.seq ?? 0n) > BigInt(begins.after.seq)) current.pop()
  }
  return current.map(({ line }) => line)
}

/** Returns the beginning that a line marks; undefined for an entry. */
export function copyRestartOf(line: string): CopyRestart['beginning'] | undefined {
  const read = CopyRestart.safeParse(JSON.parse(line))
  return read.success ? read.data.beginning : undefined
}

/**
 * Returns an entry as one line of JSON, with everything that its hash covers, so that the copy can be verified
 * independently.
 */
export const lineOf = (entry: EntryRow): string => {
  const { seq, at, actor, action, target_type, target_id, before, after, reason, ip, prev_hash, hash } = entry
  const target = { type: target_type, id: target_id }
  const line = { at: at.toISOString(), actor, action, target, before, after, reason, ip, prevHash: prev_hash, hash }
  return JSON.stringify({ seq: String(seq), ...line } satisfies z.input<typeof Line>)
}

/** Returns the entry of a line; throws for any other line. */
export function entryOf(text: string): EntryRow {
  const { seq, at, target, prevHash, ...same } = Line.parse(JSON.parse(text))
  return {
    ...same,
    before: same.before ?? null,
    after: same.after ?? null,
    seq: BigInt(seq),
    at: new Date(at),
    target_type: target.type,
    target_id: target.id,
    prev_hash: prevHash,
  }
}
