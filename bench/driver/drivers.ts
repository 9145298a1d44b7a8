import pg from 'pg'
import postgres from 'postgres'
import { PipelinedConnection } from '../../apps/server/src/platform/database/pipelined-connection.ts'
import type { Statement } from '../../apps/server/src/platform/database/set-statements.ts'

/** One connection that sends the statements of a transaction. `commit` resolves when the server has answered all. */
export type Driver = {
  readonly name: string
  readonly commit: (statements: readonly Statement[]) => Promise<unknown>
  readonly close: () => Promise<unknown>
}

/** Fails the run: a bench whose transactions fail has no speed. */
const stop = (error: Error): never => {
  throw error
}

/** The trading core's own way: pg, one group of messages with one sync, by a query with its own `submit`. */
async function grouped(url: string): Promise<Driver> {
  const connection = await PipelinedConnection.open(url, {}, 60_000, stop)
  return { name: 'pg, one group', commit: (all) => connection.send(all), close: () => connection.close() }
}

/** Returns a driver of pg that prepares each statement and sends it with its own sync; `pipeline` does not wait between. */
async function separately(name: string, url: string, pipeline: boolean): Promise<Driver> {
  const client = new pg.Client({ connectionString: url, pipeline })
  await client.connect()
  const query = ({ name: prepared, text, values }: Statement) =>
    client.query({ name: prepared, text, values: [...values] })
  let previous = Promise.resolve()
  const sendEach = async (before: Promise<void>, all: readonly Statement[]) => {
    await before
    for (const statement of all) await query(statement)
  }
  // A transaction begins after the one before, because both use the same connection.
  const oneByOne = (all: readonly Statement[]) => (previous = sendEach(previous, all))
  return {
    name,
    commit: pipeline ? (all) => Promise.all(all.map(query)) : oneByOne,
    close: () => client.end(),
  }
}

/** postgres.js sends what it can without waiting, on one reserved connection. */
async function postgresJs(url: string): Promise<Driver> {
  const pool = postgres(url, { max: 1, onnotice: () => undefined })
  const connection = await pool.reserve()
  return {
    name: 'postgres.js',
    commit: (all) =>
      Promise.all(all.map(({ text, values }) => connection.unsafe(text, [...values], { prepare: true }).execute())),
    close: async () => {
      connection.release()
      await pool.end()
    },
  }
}

/** Opens a connection by each driver. The first is the one that the product uses. */
export const openDrivers = async (url: string): Promise<readonly Driver[]> => [
  await grouped(url),
  await separately('pg, `pipeline: true`', url, true),
  await postgresJs(url),
  await separately('pg, one by one', url, false),
]
