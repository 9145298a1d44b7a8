import { assert } from '@tessera/domain/outcome.ts'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startPostgres } from '../world/src/postgres.ts'
import type { Contestant } from './orders/contestant.ts'
import { addCustomers, cloneTemplate, dropDatabase, makeTemplate } from './orders/house.sql.ts'
import { fsyncsPerSecond } from './orders/limits.ts'
import { openOrdinary } from './orders/ordinary.sql.ts'
import { type Speed, submit } from './orders/submit.ts'
import { openTessera } from './orders/tessera.ts'
import { wishes } from './orders/wishes.ts'

// npm run bench -- orders: durable orders a second, ours beside the ordinary design on the same PostgreSQL.

const designs: Readonly<Record<string, (url: string) => Promise<Contestant>>> = {
  tessera: openTessera,
  'one call': (url) => openOrdinary(url, 'one call', 64),
  statements: (url) => openOrdinary(url, 'statements', 64),
}
const CUSTOMERS = 1_000
const counts = new Map([
  [1, 300],
  [64, 2_000],
  [256, 4_000],
])

const folder = await mkdtemp(join(tmpdir(), 'tessera-bench-'))
const postgres = await startPostgres(folder)
try {
  await makeTemplate(postgres.url)
  console.log(`fsyncs/s ${Math.round(fsyncsPerSecond(folder))}`)
  for (const [submitters, count] of counts)
    for (const [name, open] of Object.entries(designs)) {
      const { perSecond, p50, p99 } = await round(open, submitters, count)
      console.log(submitters, name, Math.round(perSecond), p50.toFixed(2), p99.toFixed(2))
    }
} finally {
  await postgres.stop()
  await rm(folder, { recursive: true, force: true })
}

/** One run on books of its own; no speed without a clean audit. */
async function round(open: (url: string) => Promise<Contestant>, submitters: number, count: number): Promise<Speed> {
  const url = await cloneTemplate(postgres.url, 'bench')
  const customers = await addCustomers(url, CUSTOMERS)
  const it = await open(url)
  const speed = await submit(it.place, wishes(customers, count), submitters)
  const { orders } = await it.audit()
  assert(orders === count, `${count} orders were acknowledged, ${orders} are there`)
  await it.close()
  await dropDatabase(postgres.url, 'bench')
  return speed
}
