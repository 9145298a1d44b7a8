import pg from 'pg'
import type { Log } from './log.ts'

/** What the library of jobs takes for a server that is starting: it waits and tries again. */
const STARTING = '57P03'
/** Of a connection that is lost or refused, as PostgreSQL, the system or the driver tells it. */
const LOST = /^(08|57P)|^ECONN|^EPIPE|Connection terminated/

/**
 * The connections of the jobs. Their library gives up for good when it cannot write that a job is done, unless the server is
 * starting; a lost connection is told it as that, and the job is written down as soon as the database is back.
 */
export function jobsPool(url: string, log: Log): pg.Pool {
  const pool = new pg.Pool({ connectionString: url, max: 6 })
  const lost = (error: Error): void => log.warn({ err: error })
  pool.on('error', lost)
  pool.on('connect', (client) => {
    // A connection that dies while it is in use tells its client, not the pool: unheard, it would end the process.
    client.on('error', lost)
    Object.assign(client, { query: patient(client.query.bind(client)) })
  })
  return Object.assign(pool, { connect: patient(pool.connect.bind(pool)) })
}

type Call = (...args: never[]) => unknown

/** The same call; where it answers by a promise, what was lost is told as a server that is starting. */
const patient =
  (call: Call): Call =>
  (...args) => {
    const answer = call(...args)
    return answer instanceof Promise ? answer.catch((error: unknown) => Promise.reject(asStarting(error))) : answer
  }

function asStarting(error: unknown): unknown {
  if (!(error instanceof Error)) return error
  const code = 'code' in error ? String(error.code) : error.message
  return LOST.test(code) ? Object.assign(error, { code: STARTING }) : error
}
