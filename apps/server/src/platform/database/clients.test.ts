import { sql } from 'kysely'
import { Socket } from 'node:net'
import type { Duplex } from 'node:stream'
import type pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testDatabase, type TestDatabase } from '#testing/database.ts'
import { PipelinedClient, PreparingClient } from './clients.ts'
import { type Statement, commandOf } from './set-statements.ts'
import { connect, connectionOptions, connectShared, extendTimeouts } from './database.ts'
import { PipelinedConnection } from './pipelined-connection.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.dropUnverified())

const ignore = (): void => undefined

async function withClient(client: pg.Client, body: (client: pg.Client) => Promise<void>): Promise<void> {
  await client.connect()
  try {
    await body(client)
  } finally {
    await client.end()
  }
}

test('limits transactions with a statement after connecting, because a server before 17 refuses the option', async () => {
  const { pool } = connect(database.ownerUrl, { max: 1, onError: ignore })
  const { rows } = await pool.query('show transaction_timeout')
  await pool.end()
  expect(rows).toEqual([{ transaction_timeout: '15s' }])
  expect(connectionOptions(database.ownerUrl).options).not.toContain('transaction_timeout')
  const line = await PipelinedConnection.open(database.ownerUrl, {}, 3_000, ignore)
  const limit = commandOf('show transaction_timeout')
  const results = await line.send([limit, commandOf('begin'), extendTimeouts(9_000), limit, commandOf('commit'), limit])
  await line.close()
  expect(results.flatMap((each) => each.rows)).toMatchObject([
    { transaction_timeout: '3s' },
    { set_config: '9s' },
    { transaction_timeout: '9s' },
    { transaction_timeout: '3s' },
  ])
})

test('ends a pool only when each of its connections is closed', async () => {
  const { pool } = connect(database.ownerUrl, { onError: ignore })
  let closed = 0
  pool.on('remove', () => (closed += 1))
  await Promise.all([1, 2, 3].map(() => pool.query('select pg_sleep(0.1)')))
  await pool.end()
  expect(closed).toBe(3)
})

test('lets one transaction last longer than the limit of its connection', async () => {
  const line = await PipelinedConnection.open(database.ownerUrl, { statement_timeout: '100' }, 150, ignore)
  const sleep = commandOf('select pg_sleep(0.3)')
  await line.send([commandOf('begin'), extendTimeouts(9_000), sleep, commandOf('commit')])
  await expect(line.send([commandOf('begin'), sleep])).rejects.toThrow('timeout')
  line.cut()
})

test('prepares frequent statements and not rare ones', () =>
  withClient(new PreparingClient(connectionOptions(database.ownerUrl)), async (client) => {
    for (let at = 0; at < 30; at++) await client.query('select $1::int + 1 as often', [at])
    await client.query('select $1::int + 2 as seldom', [1])
    const { rows } = await client.query<{ statement: string }>('select statement from pg_prepared_statements')
    expect(rows.map((row) => row.statement)).toEqual(['select $1::int + 1 as often'])
  }))

test('discards a plan that was made for a small table when the table has grown', () =>
  withClient(new PreparingClient(connectionOptions(database.ownerUrl)), async (client) => {
    await client.query('create table grown (id int primary key) with (autovacuum_enabled = off)')
    const readRows = async (times: number): Promise<void> => {
      for (let at = 0; at < times; at++) await client.query('select id from grown where id = $1', [at])
    }
    const readInFull = async (): Promise<boolean> => {
      await client.query(`select pg_stat_force_next_flush()`)
      const counted = `select seq_tup_read as n from pg_stat_user_tables where relname = 'grown'`
      const before = (await client.query<{ n: bigint }>(counted)).rows[0]?.n
      await readRows(1)
      await client.query(`select pg_stat_force_next_flush()`)
      return (await client.query<{ n: bigint }>(counted)).rows[0]?.n !== before
    }
    await client.query('insert into grown values (0)')
    await client.query('vacuum analyze grown')
    await readRows(60)
    await client.query('insert into grown select generate_series(1, 20000)')
    await readRows(140)
    expect(await readInFull()).toBe(false)
  }))

test('rolls back a failed transaction, also when plans are discarded before it', () =>
  withClient(new PreparingClient(connectionOptions(database.ownerUrl)), async (client) => {
    for (let at = 0; at < 40; at++) {
      await client.query('begin', [])
      await expect(client.query('select 1 / 0')).rejects.toThrow('division by zero')
      expect((await client.query('rollback', [])).command).toBe('ROLLBACK')
    }
  }))

/** Counts the writes of a stream by the methods that a Node stream implements. */
class CountingSocket extends Socket {
  writes = 0

  override _write(...piece: Parameters<Duplex['_write']>): void {
    this.writes += 1
    // oxlint-disable-next-line no-underscore-dangle -- Node's name for it
    super._write(...piece)
  }

  override _writev(...pieces: Parameters<NonNullable<Duplex['_writev']>>): void {
    this.writes += 1
    // oxlint-disable-next-line no-underscore-dangle -- Node's name for it
    super._writev?.(...pieces)
  }
}

test('writes the statements of one event loop turn at once, and returns the result of each to its caller', () => {
  const socket = new CountingSocket()
  const options = { ...connectionOptions(database.ownerUrl), stream: () => socket }
  return withClient(new PipelinedClient(options), async (client) => {
    await client.query('select 1')
    socket.writes = 0
    const answers = await Promise.allSettled(
      [1, 0, 4].map((by) => client.query<{ n: number }>('select 8 / $1::int as n', [by])),
    )
    expect(answers.map((answer) => (answer.status === 'fulfilled' ? answer.value.rows[0]?.n : 'refused'))).toEqual([
      8,
      'refused',
      2,
    ])
    expect(socket.writes).toBe(1)
  })
})

test('returns a result for each statement of a group after all are done, and skips those after a failed one', () => {
  const client = new PipelinedClient(connectionOptions(database.ownerUrl))
  return withClient(client, async () => {
    const note = (by: number, rows = 1): Statement => ({
      name: 'note',
      text: 'insert into noted select 8 / $1::int',
      values: [String(by)],
      rows,
    })
    const read: Statement = { name: 'read', text: 'select by from noted order by by', values: [] }
    await client.send([commandOf('create temporary table noted (by int)')])
    const answers = await client.send([commandOf('begin'), note(4), note(2), read, commandOf('commit')])
    expect(answers.map(({ command, rows }) => [command, rows.length])).toEqual([
      ['BEGIN', 0],
      ['INSERT', 0],
      ['INSERT', 0],
      ['SELECT', 2],
      ['COMMIT', 0],
    ])
    const [failed, behind] = await Promise.allSettled([
      client.send([commandOf('begin'), note(0), note(1)]),
      client.send([read, commandOf('commit')]),
    ])
    expect([failed?.status, behind?.status]).toEqual(['rejected', 'rejected'])
    await client.query('rollback')
    await expect(client.send([note(8, 2)])).rejects.toThrow('note changed 1 rows, not 2')
    const [now] = await client.send([read])
    expect(now?.rows).toEqual([{ by: 1 }, { by: 2 }, { by: 4 }])
  })
})

test('replaces a dead shared connection at its next use', async () => {
  const { db, pool } = connect(database.ownerUrl, { onError: ignore })
  const broken = Promise.withResolvers<void>()
  const { db: args, shared } = connectShared(pool, () => broken.resolve())
  const pidOf = async () => (await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(args)).rows[0]?.pid
  const first = await pidOf()
  expect(await pidOf()).toBe(first)
  await sql`select pg_terminate_backend(${first})`.execute(db)
  // The next statement runs as soon as the error is reported, before the connection has closed.
  await broken.promise
  expect(await pidOf()).not.toBe(first)
  await shared.end()
  await db.destroy()
})
