import { afterAll, beforeAll, expect, test } from 'vitest'
import { testHouse, type TestHouse } from '#testing/house.ts'
import { PipelinedClient } from '#platform/database/clients.ts'
import { connectionOptions, limitTransactions } from '#platform/database/database.ts'
import { renewLease } from './commit.sql.ts'
import { WRITER_TRANSACTION_MS, writerSettings } from './batch-writer.ts'
import { takeLease } from './lease.sql.ts'

let house: TestHouse
beforeAll(async () => {
  house = await testHouse()
})
afterAll(() => house.close())

/** Longer than a lease lasts without a heartbeat, shorter than other transaction limits. */
const patience = { timeout: 10_000 }

test('TRD-08 lets the next node lead although a leader stopped in the middle of a batch', async () => {
  const { db } = house.deps
  const lease = await takeLease(db, 'the first')
  if (lease === undefined) throw new Error('nobody leads')
  const client = new PipelinedClient(connectionOptions(house.database.appUrl, writerSettings))
  client.on('error', () => undefined)
  await client.connect()
  await limitTransactions(client, WRITER_TRANSACTION_MS)
  // A batch that is only partly sent: the lease is renewed, and the end of the statements does not arrive.
  const { connection } = client as unknown as { connection: Wire }
  for (const { text, values } of [{ text: 'begin', values: [] }, renewLease(lease, lease.batches + 1)]) {
    connection.parse({ name: '', text, types: [] })
    connection.bind({ values: [...values] })
    connection.execute({})
  }
  connection.flush()
  await expect.poll(async () => (await takeLease(db, 'the next'))?.holder, patience).toBe('the next')
  await client.end().catch(() => undefined)
})

/** The part of a client's connection that pg's types leave out. */
type Wire = {
  readonly parse: (query: { name: string; text: string; types: number[] }) => void
  readonly bind: (config: { values: string[] }) => void
  readonly execute: (config: object) => void
  readonly flush: () => void
}
