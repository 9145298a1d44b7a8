import { sql } from 'kysely'
import { maybeOne, type Source } from '#platform/database/rows.ts'

type Snapshot = {
  readonly taken_at: Date
  readonly roots: readonly {
    readonly coin: string
    readonly decimals: number
    readonly root: string
    readonly sumMinor: string
    readonly leaves: number
  }[]
}

/** Returns the newest liabilities snapshot if it is not published yet. */
export const unpublishedSnapshot = (source: Source): Promise<Snapshot | undefined> =>
  maybeOne(
    source,
    sql<Snapshot>`
      select s.taken_at,
             jsonb_agg(jsonb_build_object('coin', s.coin, 'decimals', c.scale, 'root', s.root, 'sumMinor', s.sum::text, 'leaves', s.leaves)
                       order by s.coin) as roots
        from liability_snapshot s join coin c on c.code = s.coin
       where s.taken_at = (select max(taken_at) from liability_snapshot)
         and not exists (select 1 from ipfs_publication p where p.kind = 'liabilities_root' and p.of_at = s.taken_at)
       group by s.taken_at`,
  )
