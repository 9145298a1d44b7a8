import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testExchange, type TestExchange } from '#testing/exchange.ts'
import { moveAccounts } from '#books/ledger/batch.sql.ts'
import { PipelinedConnection } from '#platform/database/pipelined-connection.ts'
import { type Statement, commandOf } from '#platform/database/set-statements.ts'
import { writerSettings } from './batch-writer.ts'

// These tests check the lock order. On a busy machine the usual time limits of a batch would end it.
const PATIENT_MS = 120_000
const patient = { ...writerSettings, idle_in_transaction_session_timeout: String(PATIENT_MS) }

let exchange: TestExchange
let others: pg.Client
let line: PipelinedConnection
beforeAll(async () => {
  exchange = await testExchange()
  await exchange.coin('USD', 'fiat', 2)
  others = new pg.Client(exchange.database.ownerUrl)
  await others.connect()
  line = await PipelinedConnection.open(exchange.database.ownerUrl, patient, PATIENT_MS, () => undefined)
})
afterAll(async () => {
  await line.close()
  await others.end()
  await exchange.close()
})

/** Ids in the order in which the accounts were opened. */
async function accounts(count: number): Promise<bigint[]> {
  for (let each = 0; each < count; each++)
    await exchange.fund({ customer: (await exchange.customer()).id, kind: 'spot' }, 'USD', 100n)
  const { rows } = await sql<{ id: bigint }>`
    select id from account where customer_id is not null order by id`.execute(exchange.deps.db)
  return rows.map((row) => row.id)
}

test('locks accounts in the order of their ids, in whatever order a batch changed them', async () => {
  const ids = await accounts(9)
  const middle = ids[4]
  await others.query('begin')
  await others.query('select 1 from account where id = $1 for update', [middle])
  const deltas = [7, 2, 4, 0, 8, 5, 1, 6, 3].map((at) => ({ id: ids[at] ?? 0n, posted: 0n, held: 1n }))
  const moved = line.send([commandOf('begin'), ...moveAccounts(deltas)])
  await expect.poll(waitsForUs).toBe(true)
  const { rows: free } = await others.query<{ id: string }>(
    'select id from account where id = any($1) order by id for update skip locked',
    [ids.map(String)],
  )
  expect(free.map((row) => BigInt(row.id))).toEqual(ids.slice(4))
  await others.query('rollback')
  await moved
  await line.send([commandOf('rollback')])
})

test('rejects a batch whose transaction did not begin, or whose statement changed other rows than expected', async () => {
  const [id, before] = [(await accounts(1))[0] ?? 0n, await held()]
  const batch = (first: Statement, ids: readonly bigint[]): Statement[] => [
    first,
    ...moveAccounts(ids.map((each) => ({ id: each, posted: 0n, held: 1n }))),
    commandOf('commit'),
  ]
  const broken = [
    batch({ name: 'canceled', text: 'select 1 / 0', values: [] }, [id]),
    batch(commandOf('begin'), [id, -1n]),
  ]
  for (const statements of broken) {
    const other = await PipelinedConnection.open(exchange.database.appUrl, patient, PATIENT_MS, () => undefined)
    await expect(other.send(statements)).rejects.toThrow(/division by zero|changed 1 rows, but must change 2/)
    other.cut()
  }
  expect(await held()).toBe(before)
  await line.send(batch(commandOf('begin'), [id]))
  expect(await held()).toBe(before + 1)
  await others.query('update account set held = held - 1 where id = $1', [String(id)])
})

const held = async (): Promise<number> =>
  Number((await others.query<{ held: string }>('select sum(held) as held from account')).rows[0]?.held)

/** True if a transaction waits for a lock of this connection. Tests of other files wait in the same cluster. */
const waitsForUs = async (): Promise<boolean> => {
  const { rowCount } = await others.query(
    'select 1 from pg_stat_activity where pg_backend_pid() = any(pg_blocking_pids(pid))',
  )
  return rowCount === 1
}
