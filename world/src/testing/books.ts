import assert from 'node:assert/strict'
import { verify } from '../../../apps/server/src/services/audit/verify.ts'
import type { TestExchange } from './exchange.ts'

/** Checks every invariant of the ledger; the last step of each test. */
export async function booksHold(exchange: Pick<TestExchange, 'database'>): Promise<void> {
  assert.deepEqual(await verify(exchange.database.auditUrl, 'everything'), [])
}
