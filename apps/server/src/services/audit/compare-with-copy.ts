import type pg from 'pg'
import type { EntryRow, Link } from './audit.sql.ts'
import { auditorChain } from './auditor-chain.sql.ts'
import { CHAIN_START, isNextLink } from './verify-chain.ts'
import type { Finding } from './verify.ts'

const BATCH = 1000

/**
 * Compares the log, read as the auditor, with an external copy. Returns the first entry that differs or is missing, or
 * the first one of the copy that does not follow its predecessor. In the last case the copy itself was changed.
 */
export async function compareWithCopy(client: pg.ClientBase, copy: AsyncIterable<EntryRow>): Promise<Finding[]> {
  let last: Link = CHAIN_START
  let batch: EntryRow[] = []
  for await (const entry of copy) {
    if (!isNextLink(last, entry)) return [finding('the copy', last.seq + 1n)]
    last = entry
    batch.push(entry)
    if (batch.length < BATCH) continue
    const other = await firstOther(client, batch)
    if (other !== undefined) return [finding('the log', other)]
    batch = []
  }
  const other = await firstOther(client, batch)
  return other === undefined ? [] : [finding('the log', other)]
}

const finding = (changed: string, seq: bigint): Finding => ({
  invariant: 'audit copy',
  row: { changed, seq: String(seq) },
})

async function firstOther(client: pg.ClientBase, copied: readonly EntryRow[]): Promise<bigint | undefined> {
  const [first] = copied
  if (first === undefined) return undefined
  const seen = await auditorChain(client).after(first.seq - 1n, copied.length)
  const hashes = new Map(seen.map(({ seq, hash }) => [seq, hash]))
  return copied.find(({ seq, hash }) => hashes.get(seq) !== hash)?.seq
}
