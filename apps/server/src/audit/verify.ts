import pg from 'pg'
import { queries } from './queries.ts'
import { entryBefore, seenChain } from './seen-chain.sql.ts'
import { tailQueries } from './tail.ts'
import { verifyLinks } from './verify-chain.ts'

/** A row that should not be: the invariant it breaks and what the query shows of it. */
export type Finding = { readonly invariant: string; readonly row: Readonly<Record<string, unknown>> }
export type Scope = 'everything' | { readonly lastMinutes: number }

const PATIENCE = '-c statement_timeout=900000'

/**
 * Holds the books against every invariant, and the log of what people did to its hash chain, at one moment, reading as the auditor
 * (`audit_ro`). Healthy books give no row.
 */
export async function verify(auditUrl: string, scope: Scope): Promise<Finding[]> {
  const client = new pg.Client({ connectionString: auditUrl, options: PATIENCE })
  // The query that runs tells of a connection that died; unheard here, it would end the process as well.
  client.on('error', () => undefined)
  await client.connect()
  try {
    await client.query('begin isolation level repeatable read read only')
    return [...(await findings(client, scope)), ...(await rewritten(client, scope))]
  } finally {
    await client.end()
  }
}

/** Asks every query of the scope on an open connection, in whatever transaction it is. */
export async function findings(client: pg.ClientBase, scope: Scope): Promise<Finding[]> {
  const found: Finding[] = []
  for (const { text } of scope === 'everything' ? queries : tailQueries(scope.lastMinutes)) {
    const { rows } = await client.query<Record<string, unknown> & { i: string }>(text)
    found.push(...rows.map(({ i, ...row }) => ({ invariant: i, row })))
  }
  return found
}

/** The first entry of the log that somebody changed or took out (ADM-08). */
async function rewritten(client: pg.ClientBase, scope: Scope): Promise<Finding[]> {
  const from = scope === 'everything' ? undefined : await entryBefore(client, scope.lastMinutes)
  const { brokenSeq } = await verifyLinks(seenChain(client), from)
  return brokenSeq === undefined ? [] : [{ invariant: 'audit chain', row: { seq: String(brokenSeq) } }]
}
