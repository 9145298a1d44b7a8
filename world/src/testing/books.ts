import { sql } from 'kysely'
import assert from 'node:assert/strict'
import { verify } from '../../../apps/server/src/services/audit/verify.ts'
import { asOwnerOf } from './as-owner.ts'
import type { TestExchange } from './exchange.ts'

/** Checks every invariant of the ledger; the last step of each test. */
export async function booksHold(exchange: Pick<TestExchange, 'database'>): Promise<void> {
  assert.deepEqual(await verify(exchange.database.auditUrl, 'everything'), [])
}

/** Runs a statement beyond the rights of the app, and returns the invariants that it breaks. `undo` repairs the rows. */
export async function brokenBy(
  exchange: Pick<TestExchange, 'database'>,
  { change, undo }: { readonly change: string; readonly undo: string },
): Promise<string[]> {
  const asOwner = asOwnerOf(exchange)
  await asOwner(sql.raw(change))
  const found = await verify(exchange.database.auditUrl, 'everything')
  await asOwner(sql.raw(undo))
  return [...new Set(found.map(({ invariant }) => invariant))]
}
