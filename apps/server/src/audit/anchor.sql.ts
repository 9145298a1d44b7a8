import type pg from 'pg'
import { z } from 'zod'
import type { Finding } from './verify.ts'

const Link = z.object({ seq: z.string(), hash: z.string() })
/**
 * What the books have come to at one moment, small enough for somebody else to keep: the last link of each chain, and how many rows
 * there are of what only grows. Held against it later, a restored copy shows what it lost, and a history that was rewritten with all
 * its hashes that it is another one.
 */
export const Anchor = z.object({
  at: z.string(),
  journal: Link,
  act: Link,
  rows: z.record(z.string(), z.number()),
})
export type Anchor = z.output<typeof Anchor>

const chains = { journal: 'audit.last_journal', act: 'audit.last_act' } as const
const growing = [
  'account',
  'journal',
  'posting',
  'fill',
  'deposit',
  'withdrawal',
  'internal_transfer',
  'distribution_holder',
  'otc_deal',
  'rebate',
  'token_unlock',
  'transition',
  'act',
] as const

/** On an open connection of the auditor, in whatever transaction it is. */
export async function readAnchor(client: pg.ClientBase): Promise<Anchor> {
  const counts = growing.map((view) => `'${view}', (select count(*) from audit.${view})`)
  const links = Object.entries(chains).map(
    ([chain, end]) => `'${chain}', (select json_build_object('seq', seq::text, 'hash', hash) from ${end})`,
  )
  const { rows } = await client.query<{ anchor: unknown }>(
    `select json_build_object('at', now(), ${links.join()}, 'rows', json_build_object(${counts.join()})) as anchor`,
  )
  return Anchor.parse(rows[0]?.anchor)
}

/** What of an anchor is no longer there as it was. */
export async function missingOf(client: pg.ClientBase, anchor: Anchor): Promise<Finding[]> {
  const found: Finding[] = []
  for (const chain of ['journal', 'act'] as const) {
    const { seq, hash } = anchor[chain]
    const { rows } = await client.query<{ hash: string }>(`select hash from audit.${chain} where seq = $1`, [seq])
    if (seq !== '0' && rows[0]?.hash !== hash)
      found.push({ invariant: 'anchor', row: { chain, seq, was: hash, now: rows[0]?.hash ?? null } })
  }
  const now = await readAnchor(client)
  for (const [view, count] of Object.entries(anchor.rows))
    if ((now.rows[view] ?? 0) < count)
      found.push({ invariant: 'anchor', row: { rows: view, was: count, now: now.rows[view] ?? 0 } })
  return found
}
