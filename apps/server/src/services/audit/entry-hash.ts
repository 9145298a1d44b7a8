import { canonical, sha256 } from '#platform/random/random.ts'

export type Hashed = {
  readonly seq: bigint
  readonly at: Date
  readonly actor: string
  readonly action: string
  readonly target_type: string
  readonly target_id: string
  readonly before: unknown
  readonly after: unknown
  readonly reason: string | null
  readonly ip: string | null
}

/** Returns the hash that links an entry to the one before it. A changed byte in either gives another hash. */
export const entryHash = (prevHash: string, e: Hashed): string =>
  sha256(
    [
      prevHash,
      e.seq,
      e.at.toISOString(),
      e.actor,
      e.action,
      e.target_type,
      e.target_id,
      canonical(e.before),
      canonical(e.after),
      e.reason ?? '',
      e.ip ?? '',
    ].join('|'),
  )
