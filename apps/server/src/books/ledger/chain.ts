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
 * The canonical row of a journal, over which the chain goes: hash = SHA-256(previous hash | number | this), made by the
 * database as it is written (`link_journals`). Fields are joined by '|', the moment in microseconds since 1970, postings sorted by
 * account, coin and amount as text: anyone with the tables can compute it again (I24 does).
 */
export function canonicalJournal({ id, at, kind, refType, refId, actor, reverses, postings }: ChainedJournal): string {
  const lines = postings.map((p) => `${p.account}:${p.coin}:${p.amount}`).toSorted()
  return [id, BigInt(at.getTime()) * 1000n, kind, refType, refId, actor, reverses ?? '', ...lines].join('|')
}
