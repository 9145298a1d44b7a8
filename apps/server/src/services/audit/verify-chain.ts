import type { Source } from '#platform/database/rows.ts'
import { chainEnd, entriesAfter, type EntryRow, type Link } from './audit.sql.ts'
import { entryHash } from './entry-hash.ts'

/** The log in the order of its numbers, for any reader. */
export type Chain = {
  readonly end: () => Promise<Link>
  readonly after: (seq: bigint, limit: number) => Promise<readonly EntryRow[]>
}

const BATCH = 1000
export const CHAIN_START: Link = { seq: 0n, hash: '0'.repeat(64) }

/** Recomputes the whole audit chain. */
export const verifyChain = (source: Source): ReturnType<typeof verifyLinks> =>
  verifyLinks({ end: () => chainEnd(source), after: (seq, limit) => entriesAfter(source, seq, limit) })

/** Returns true if an entry is the next one, with the hash of its content. */
export const isNextLink = ({ seq, hash }: Link, entry: EntryRow): boolean =>
  entry.seq === seq + 1n && entry.prev_hash === hash && entry.hash === entryHash(hash, entry)

/**
 * Recomputes the chain after an entry that is taken as valid. Returns the first entry that was changed, is missing, or
 * does not follow its predecessor.
 */
export async function verifyLinks(
  chain: Chain,
  from: Link = CHAIN_START,
): Promise<{ checked: number; brokenSeq: bigint | undefined }> {
  const end = await chain.end()
  let { seq, hash } = from
  const checked = (): number => Number(seq - from.seq)
  for (;;) {
    const entries = await chain.after(seq, BATCH)
    for (const entry of entries) {
      if (!isNextLink({ seq, hash }, entry)) return { checked: checked(), brokenSeq: seq + 1n }
      ;({ seq, hash } = entry)
    }
    if (entries.length < BATCH) break
  }
  // The head moves in the transaction of each entry, so it shows a removed end.
  const cut = seq < end.seq || (seq === end.seq && hash !== end.hash)
  return { checked: checked(), brokenSeq: cut ? seq + 1n : undefined }
}
