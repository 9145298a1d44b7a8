export type ChainedJournal = {
  readonly id: string
  readonly at: Date
  readonly kind: string
  readonly refType: string
  readonly refId: string
  readonly actor: string
  readonly reverses: string | null
  readonly postings: readonly { readonly account: bigint; readonly coin: string; readonly amount: bigint }[]
}

/**
 * The canonical row of a journal, which the hash chain covers: hash = SHA-256(previous hash | number | this), computed
 * by the database at the insert (`link_journals`). Fields are joined by '|', the time is in microseconds since 1970,
 * and postings are sorted by account, coin and amount as text. Anyone who has the tables can recompute it, as I24 does.
 */
export function canonicalJournal({ id, at, kind, refType, refId, actor, reverses, postings }: ChainedJournal): string {
  const lines = postings.map((p) => `${p.account}:${p.coin}:${p.amount}`).toSorted()
  return [id, BigInt(at.getTime()) * 1000n, kind, refType, refId, actor, reverses ?? '', ...lines].join('|')
}
