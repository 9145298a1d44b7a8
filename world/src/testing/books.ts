import assert from 'node:assert/strict'
import { verify } from '../../../apps/server/src/services/audit/verify.ts'
import type { TestHouse } from './house.ts'

/** Checks every invariant of the ledger; the last step of each test. */
export async function booksHold(house: Pick<TestHouse, 'database'>): Promise<void> {
  assert.deepEqual(await verify(house.database.auditUrl, 'everything'), [])
}
