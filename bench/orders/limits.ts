import { closeSync, fdatasyncSync, openSync, rmSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { performance } from 'node:perf_hooks'
import { asSuperuser } from '../../world/src/superuser.ts'

const perSecond = (count: number, startedAt: number): number => count / ((performance.now() - startedAt) / 1_000)

/** The number of durable page writes per second. */
export function fsyncsPerSecond(folder: string, count = 500): number {
  const path = join(folder, 'fsync-probe')
  const file = openSync(path, 'w')
  const page = Buffer.alloc(8_192)
  const startedAt = performance.now()
  for (let at = 0; at < count; at++) {
    writeSync(file, page)
    fdatasyncSync(file)
  }
  const speed = perSecond(count, startedAt)
  closeSync(file)
  rmSync(path)
  return speed
}

/** Rows per second inserted into a table of two numbers and an index, `batch` rows per transaction. */
export const rowsPerSecond = (url: string, batch: number, batches: number): Promise<number> =>
  asSuperuser(url, async (client) => {
    await client.query('create table probe (id bigint primary key, amount numeric not null)')
    const startedAt = performance.now()
    for (let at = 0; at < batches; at++)
      await client.query({
        name: 'probe',
        text: 'insert into probe select n, n from generate_series($1::bigint, $2::bigint) n',
        values: [at * batch, (at + 1) * batch - 1],
      })
    const speed = perSecond(batch * batches, startedAt)
    await client.query('drop table probe')
    return speed
  })
