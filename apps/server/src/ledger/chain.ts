import { sha256 } from '../platform/random.ts'

export type JournalLink = {
  readonly seq: bigint
  readonly id: string
  /** Microseconds since 1970, as stored. */
  readonly at: bigint
  readonly kind: string
  readonly refType: string
  readonly refId: string
  readonly actor: string
  readonly reverses: string | null
  readonly postings: readonly { readonly account: bigint; readonly coin: string; readonly amount: bigint }[]
}

/**
 * hash = SHA-256(previous hash ‖ canonical row). The row is its fields joined by '|', postings sorted by account, coin and
 * amount as text: anyone with the tables can compute it again (verify.ts does).
 */
export function journalHash(previous: string, link: JournalLink): string {
  const postings = link.postings.map((p) => `${p.account}:${p.coin}:${p.amount}`).toSorted()
  const { seq, id, at, kind, refType, refId, actor, reverses } = link
  return sha256([previous, seq, id, at, kind, refType, refId, actor, reverses ?? '', ...postings].join('|'))
}
