import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testExchange, type TestExchange } from '#testing/exchange.ts'
import { PipelinedClient } from '#platform/database/clients.ts'
import { commandOf, type Statement } from '#platform/database/set-statements.ts'
import { connectionOptions, limitTransactions } from '#platform/database/database.ts'
import { renewLease } from './commit.sql.ts'
import { WRITER_TRANSACTION_MS, writerSettings } from './batch-writer.ts'
import { takeLease } from './lease.sql.ts'

let exchange: TestExchange
beforeAll(async () => {
  exchange = await testExchange()
})
afterAll(() => exchange.close())

/** Longer than a lease lasts without a heartbeat, and shorter than other transaction limits. */
const patience = { timeout: 10_000 }

test('TRD-08 the next node leads even if a leader stopped in the middle of a batch', async () => {
  const { db } = exchange.deps
  const lease = await takeLease(db, 'the first')
  if (lease === undefined) throw new Error('the first node did not get the lease')
  const client = new PipelinedClient(connectionOptions(exchange.database.appUrl, writerSettings))
  client.on('error', () => undefined)
  await client.connect()
  await limitTransactions(client, WRITER_TRANSACTION_MS)
  // A batch that is only partly sent: the lease is renewed, but the end of the statements does not arrive.
  client.query(new QueryWithoutSync([commandOf('begin'), renewLease(lease, lease.batches + 1)]))
  await expect.poll(async () => (await takeLease(db, 'the next'))?.holder, patience).toBe('the next')
  await client.end().catch(() => undefined)
})

/** Sends statements without the end for which the server waits before it responds. */
class QueryWithoutSync extends pg.Query {
  private readonly statements: readonly Statement[]

  constructor(statements: readonly Statement[]) {
    super('', () => undefined)
    this.statements = statements
  }

  override submit = (connection: pg.Connection): null => {
    for (const { text, values } of this.statements) {
      connection.parse({ name: '', text, types: [] }, true)
      connection.bind({ values: [...values] }, true)
      connection.execute({}, true)
    }
    connection.flush()
    return null
  }
}
