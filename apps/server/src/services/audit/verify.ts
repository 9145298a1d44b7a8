import pg from 'pg'
import { queries } from './queries.ts'
import { chainEnds, entryAt, journalCut, auditorChain } from './auditor-chain.sql.ts'
import { type Tail, tailQueries } from './tail.ts'
import { BEFORE_THE_FIRST, verifyLinks } from './verify-chain.ts'

/** A row that should not be: the invariant it breaks and what the query shows of it. */
export type Finding = { readonly invariant: string; readonly row: Readonly<Record<string, unknown>> }
export type Scope = 'everything' | Tail
/** One look at the books: its findings, and the last numbers of both chains at that moment. */
export type Look = { readonly findings: readonly Finding[]; readonly saw: Pick<Tail, 'journal' | 'act'> }

const PATIENCE = '-c statement_timeout=900000'

/**
 * Holds the books against every invariant, and the log of what people did to its hash chain, at one moment, reading as the auditor
 * (`audit_ro`). Healthy books give no row.
 */
export const verify = async (auditUrl: string, scope: Scope): Promise<readonly Finding[]> =>
  (await lookAt(auditUrl, scope)).findings

/** As `verify`; says as well up to which numbers the chains were seen. */
export const lookAt = (auditUrl: string, scope: Scope): Promise<Look> =>
  asAuditor(auditUrl, async (client) => ({
    saw: await chainEnds(client),
    findings: [...(await findings(client, scope)), ...(await rewritten(client, scope))],
  }))

/** Asks something of one moment, as the auditor. */
export async function asAuditor<T>(auditUrl: string, ask: (client: pg.ClientBase) => Promise<T>): Promise<T> {
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

/** Asks every query of the scope on an open connection, in whatever transaction it is. */
export async function findings(client: pg.ClientBase, scope: Scope): Promise<Finding[]> {
  const found: Finding[] = []
  for (const { text } of scope === 'everything' ? queries : tailQueries(scope)) {
    const { rows } = await client.query<Record<string, unknown> & { i: string }>(text)
    found.push(...rows.map(({ i, ...row }) => ({ invariant: i, row })))
  }
  return found
}

/** The first entry of the log that somebody changed or took out (ADM-08), and the newest journal where it was taken out. */
async function rewritten(client: pg.ClientBase, scope: Scope): Promise<Finding[]> {
  const brokenSeq = await firstBroken(client, scope === 'everything' ? 0n : scope.act)
  const cut = await journalCut(client)
  return [
    ...(brokenSeq === undefined ? [] : [{ invariant: 'audit chain', row: { seq: String(brokenSeq) } }]),
    ...(cut === undefined ? [] : [{ invariant: 'journal chain', row: { seq: cut } }]),
  ]
}

/** The number of the first entry behind `after` that does not follow; `after` itself when it is no longer there. */
async function firstBroken(client: pg.ClientBase, after: bigint): Promise<bigint | undefined> {
  const from = after === 0n ? BEFORE_THE_FIRST : await entryAt(client, after)
  return from === undefined ? after : (await verifyLinks(auditorChain(client), from)).brokenSeq
}
