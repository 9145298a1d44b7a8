import type pg from 'pg'
import { types } from '#platform/database/database.ts'
import type { EntryRow, Link } from './audit.sql.ts'
import type { Chain } from './verify-chain.ts'

/** Reads the log as the auditor, in the connection's current transaction. */
export function auditorChain(client: pg.ClientBase): Chain {
  return {
    end: async () => {
      const { rows } = await client.query<Link>({ text: 'select seq, hash from audit.last_act', types: types() })
      const [end] = rows
      if (end === undefined) throw new Error('the audit chain has no end')
      return end
    },
    after: async (seq, limit) => {
      const { rows } = await client.query<EntryRow>({
        text: 'select * from audit.act where seq > $1 order by seq limit $2',
        values: [String(seq), limit],
        types: types(),
      })
      return rows
    },
  }
}

/** Returns the link of one entry of the log; undefined if it is missing. */
export async function entryAt(client: pg.ClientBase, seq: bigint): Promise<Link | undefined> {
  const { rows } = await client.query<Link>({
    text: 'select seq, hash from audit.act where seq = $1',
    values: [String(seq)],
    types: types(),
  })
  return rows[0]
}

/** Returns the last numbers of both chains. */
export async function chainEnds(client: pg.ClientBase): Promise<{ journal: bigint; act: bigint }> {
  const { rows } = await client.query<{ journal: bigint; act: bigint }>({
    text: 'select (select seq from audit.last_journal) as journal, (select seq from audit.last_act) as act',
    types: types(),
  })
  const [ends] = rows
  if (ends === undefined) throw new Error('the chains of the ledger have no end')
  return ends
}

/** Returns the number of the last linked journal, if it is missing or changed. */
export async function journalCut(client: pg.ClientBase): Promise<string | undefined> {
  const { rows } = await client.query<{ seq: string }>(
    `select l.seq::text as seq from audit.last_journal l
      where l.seq > 0 and not exists (select from audit.journal j where j.seq = l.seq and j.hash = l.hash)`,
  )
  return rows[0]?.seq
}
