import { sql } from 'kysely'
import { afterKey, type PageRequest, skipped } from '#platform/database/keyset.ts'
import { many, one, type Source } from '#platform/database/rows.ts'

export type EntryRow = {
  seq: bigint
  at: Date
  actor: string
  action: string
  target_type: string
  target_id: string
  before: unknown
  after: unknown
  reason: string | null
  ip: string | null
  prev_hash: string
  hash: string
}
/** An entry's number and hash, as the next entry refers to it. */
export type Link = Pick<EntryRow, 'seq' | 'hash'>
export type Filter = PageRequest & {
  readonly actor?: string | undefined
  readonly action?: string | undefined
  readonly targetType?: string | undefined
  readonly targetId?: string | undefined
  readonly from?: string | undefined
  readonly until?: string | undefined
}

/** `actor` is the text in the entry, or part of an operator's name. */
const filterCondition = (f: Filter): ReturnType<typeof sql> => sql`
  from audit_entry e left join operator o on e.actor = 'operator:' || o.id
 where (${f.actor ?? null}::text is null or e.actor = ${f.actor ?? null} or o.name ilike '%' || ${f.actor ?? null} || '%')
   and (${f.action ?? null}::text is null or e.action ilike ${f.action ?? null} || '%')
   and (${f.targetType ?? null}::text is null or e.target_type = ${f.targetType ?? null})
   and (${f.targetId ?? null}::text is null or e.target_id = ${f.targetId ?? null})
   and (${f.from ?? null}::timestamptz is null or e.at >= ${f.from ?? null}::timestamptz)
   and (${f.until ?? null}::timestamptz is null or e.at < ${f.until ?? null}::timestamptz)`

export const listEntries = (source: Source, f: Filter): Promise<(EntryRow & { actor_name: string | null })[]> =>
  many(
    source,
    sql<EntryRow & { actor_name: string | null }>`
      select e.*, o.name as actor_name ${filterCondition(f)} ${afterKey(sql`e.seq`, f)}
       order by e.seq desc limit ${f.pageSize} offset ${skipped(f)}`,
  )
export async function countEntries(source: Source, f: Filter): Promise<number> {
  const row = await one(source, sql<{ count: number }>`select count(*)::int as count ${filterCondition(f)}`)
  return row.count
}

/** Returns the next entries after `seq`, oldest first. */
export const entriesAfter = (source: Source, seq: bigint, limit: number): Promise<EntryRow[]> =>
  many(source, sql<EntryRow>`select * from audit_entry where seq > ${seq} order by seq limit ${limit}`)

export const chainEnd = (source: Source): Promise<Link> =>
  one(source, sql<Link>`select seq, hash from chain_head where chain = 'audit'`)
