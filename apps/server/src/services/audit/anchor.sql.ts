import type pg from 'pg'
import { z } from 'zod'
import type { Finding } from './verify.ts'

const Link = z.object({ seq: z.string(), hash: z.string() })
/**
 * An anchor: the end of the ledger and the audit log at one moment, small enough for another party to store. It has the
 * last link of each chain, and the row counts of tables that only grow. A later comparison shows which entries a
 * restored copy lost, and that a history was rewritten with all its hashes.
 */
export const Anchor = z.object({
  at: z.string(),
  journal: Link,
  act: Link,
  rows: z.record(z.string(), z.number()),
})
export type Anchor = z.output<typeof Anchor>

/** An anchor to check: our own, or a published one, which has neither sequence numbers nor row counts. */
const End = Link.partial({ seq: true })
export const CheckedAnchor = Anchor.extend({ journal: End, act: End, rows: Anchor.shape.rows.default({}) })
export type CheckedAnchor = z.output<typeof CheckedAnchor>

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

/** Reads on an open connection of the auditor, in its current transaction. */
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

/** Returns the last number of each chain that an anchor covers; null where no link has its hash. */
export async function coveredNumbers(
  client: pg.ClientBase,
  anchor: CheckedAnchor,
): Promise<Readonly<Record<keyof typeof chains, string | null>>> {
  const seqOf = async (chain: keyof typeof chains): Promise<string | null> => {
    const { rows } = await client.query<{ seq: string }>(
      `select seq::text as seq from audit.${chain} where hash = $1
       union all select '0' from ${chains[chain]} where seq = 0 and hash = $1 limit 1`,
      [anchor[chain].hash],
    )
    return rows[0]?.seq ?? null
  }
  return { journal: await seqOf('journal'), act: await seqOf('act') }
}

/** Returns findings for everything of an anchor that is missing or changed. */
export async function anchorFindings(client: pg.ClientBase, anchor: CheckedAnchor): Promise<Finding[]> {
  const found: Finding[] = []
  const covered = await coveredNumbers(client, anchor)
  for (const chain of ['journal', 'act'] as const) {
    const { seq, hash } = anchor[chain]
    if (seq === undefined) {
      if (covered[chain] === null) found.push({ invariant: 'anchor', row: { chain, was: hash, now: null } })
      continue
    }
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
