import type pg from 'pg'

export type Store = { readonly query: (query: pg.QueryConfig) => Promise<pg.QueryResult> }
/** A key, points, expiry and current time, in milliseconds. */
export type Counting = readonly [key: string, points: number, expire: number, now: number]
export type Counted = { readonly key: string; readonly points: number; readonly expire: number }
/** Counts many keys. They are sorted, so that two nodes do not deadlock. */
const COUNTS = `
  insert into rate_limit as r (key, points, expire)
  select * from unnest($1::text[], $2::int[], $3::bigint[]) as q(key, points, expire) order by key
  on conflict (key) do update set
    points = case when r.expire <= $4 then excluded.points else r.points + excluded.points end,
    expire = case when r.expire <= $4 then excluded.expire else r.expire end
  returning key, points, expire::float8 as expire`

/**
 * Counts all calls in one statement. Each gets the count after its own points, although those of one key are added
 * together.
 */
export async function countAll(store: Store, all: readonly Counting[]): Promise<Counted[]> {
  const sums = new Map<string, { points: number; readonly expire: number }>()
  const upTo = all.map(([key, points, expire]) => {
    const sum = sums.get(key) ?? { points: 0, expire }
    sum.points += points
    sums.set(key, sum)
    return sum.points
  })
  const counts = [...sums.values()]
  const values = [[...sums.keys()], counts.map(({ points }) => points), counts.map(({ expire }) => expire), all[0]?.[3]]
  const { rows } = await store.query({ name: 'counts', text: COUNTS, values })
  const counted = new Map(rows.map((row) => [row.key, row]))
  return all.map(([key], at) => {
    const row = counted.get(key)
    if (row === undefined) throw new Error(`requests of ${key} were not counted`)
    return { ...row, points: row.points - (sums.get(key)?.points ?? 0) + (upTo[at] ?? 0) }
  })
}
