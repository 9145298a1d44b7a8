import pg from 'pg'
import { queries } from './queries.ts'
import { chainEnds, entryAt, journalCut, auditorChain } from './auditor-chain.sql.ts'
import { type Tail, tailQueries } from './tail.ts'
import { CHAIN_START, verifyLinks } from './verify-chain.ts'

/** An invalid row: the invariant that it breaks, and the columns of the query. */
export type Finding = { readonly invariant: string; readonly row: Readonly<Record<string, unknown>> }
export type Scope = 'everything' | Tail
/** One check of the ledger: its findings, and the last numbers of both chains at that moment. */
export type CheckRun = { readonly findings: readonly Finding[]; readonly chainEnds: Pick<Tail, 'journal' | 'act'> }

const PATIENCE = '-c statement_timeout=900000'

/**
 * Checks the ledger against every invariant, and the audit log against its hash chain, at one moment as the auditor
 * (`audit_ro`). A correct ledger returns no row.
 */
export const verify = async (auditUrl: string, scope: Scope): Promise<readonly Finding[]> =>
  (await runChecks(auditUrl, scope)).findings

/** Checks like `verify`, and returns the numbers up to which the chains were read. */
export const runChecks = (auditUrl: string, scope: Scope): Promise<CheckRun> =>
  queryAsAuditor(auditUrl, async (client) => ({
    chainEnds: await chainEnds(client),
    findings: [...(await findings(client, scope)), ...(await rewritten(client, scope))],
  }))

/** Runs queries in one snapshot as the auditor. */
export async function queryAsAuditor<T>(auditUrl: string, ask: (client: pg.ClientBase) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: auditUrl, options: PATIENCE })
  // The running query reports a lost connection. Without this listener, the error would also end the process.
  client.on('error', () => undefined)
  await client.connect()
  try {
    await client.query('begin isolation level repeatable read read only')
    return await ask(client)
  } finally {
    await client.end()
  }
}

/** Runs every query of the scope on an open connection, in its current transaction. */
export async function findings(client: pg.ClientBase, scope: Scope): Promise<Finding[]> {
  const found: Finding[] = []
  for (const { text } of scope === 'everything' ? queries : tailQueries(scope)) {
    const { rows } = await client.query<Record<string, unknown> & { i: string }>(text)
    found.push(...rows.map(({ i, ...row }) => ({ invariant: i, row })))
  }
  return found
}

/**
 * Returns the first entry of the audit log that was changed or removed (ADM-08), and the newest journal if it was
 * removed.
 */
async function rewritten(client: pg.ClientBase, scope: Scope): Promise<Finding[]> {
  const brokenSeq = await firstBroken(client, scope === 'everything' ? 0n : scope.act)
  const cut = await journalCut(client)
  return [
    ...(brokenSeq === undefined ? [] : [{ invariant: 'audit chain', row: { seq: String(brokenSeq) } }]),
    ...(cut === undefined ? [] : [{ invariant: 'journal chain', row: { seq: cut } }]),
  ]
}

/** Returns the number of the first entry after `after` that does not follow; `after` itself if it is missing. */
async function firstBroken(client: pg.ClientBase, after: bigint): Promise<bigint | undefined> {
  const from = after === 0n ? CHAIN_START : await entryAt(client, after)
  return from === undefined ? after : (await verifyLinks(auditorChain(client), from)).brokenSeq
}
