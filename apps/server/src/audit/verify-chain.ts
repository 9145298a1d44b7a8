import type { Source } from '../platform/rows.ts'
import { chainEnd, entriesAfter } from './audit.sql.ts'
import { entryHash } from './entry-hash.ts'

const BATCH = 1000

/** Recomputes the whole audit chain. Names the first entry that was changed, is missing, or does not follow its forerunner. */
export async function verifyChain(source: Source): Promise<{ checked: number; brokenSeq: bigint | undefined }> {
  const end = await chainEnd(source)
  let [seq, hash] = [0n, '0'.repeat(64)]
  for (;;) {
    const entries = await entriesAfter(source, seq, BATCH)
    for (const entry of entries) {
      const follows = entry.seq === seq + 1n && entry.prev_hash === hash
      if (!follows || entry.hash !== entryHash(hash, entry)) return { checked: Number(seq), brokenSeq: seq + 1n }
      ;[seq, hash] = [entry.seq, entry.hash]
    }
    if (entries.length < BATCH) break
  }
  // What was cut off at the end is missed by the head, which moved on in the transaction of each entry.
  const cut = seq < end.seq || (seq === end.seq && hash !== end.hash)
  return { checked: Number(seq), brokenSeq: cut ? seq + 1n : undefined }
}
