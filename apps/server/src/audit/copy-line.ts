import { z } from 'zod'
import type { EntryRow } from './audit.sql.ts'

/** What whoever keeps the copy holds: the number of its last entry, and that entry's hash. Nothing is number 0. */
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

/** An entry as one line of JSON: all that its hash is computed from, so that the copy proves itself without us. */
export const lineOf = (entry: EntryRow): string => {
  const { seq, at, actor, action, target_type, target_id, before, after, reason, ip, prev_hash, hash } = entry
  const target = { type: target_type, id: target_id }
  const line = { at: at.toISOString(), actor, action, target, before, after, reason, ip, prevHash: prev_hash, hash }
  return JSON.stringify({ seq: String(seq), ...line } satisfies z.input<typeof Line>)
}

/** Throws for what is no such line. */
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
