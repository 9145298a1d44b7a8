import { mkdtemp, rm } from 'node:fs/promises'
import { cpus, tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { startPostgres } from '../world/src/postgres.ts'
import { median } from './median.ts'
import { addCustomers, cloneTemplate, makeTemplate } from './orders/exchange.sql.ts'
import { commitBatch, people, withForeignKeys } from './references/orders.sql.ts'

// npm run bench -- references: the cost of foreign keys on orders, compared with one trigger per statement (decision
// 0140).

const [BATCHES, ORDERS, CUSTOMERS] = [60, 400, 20_000]
const WARM_UP = 10

const folder = await mkdtemp(join(tmpdir(), 'tessera-bench-'))
const postgres = await startPostgres(folder)
try {
  await makeTemplate(postgres.url)
  const [trigger, keys] = [await contestant('trigger'), await contestant('keys', withForeignKeys)]
  const times: { trigger: number; keys: number }[] = []
  // The two databases run alternately, so that other load on the machine slows both.
  for (let batch = 0; batch < BATCHES; batch++) {
    const [from, until] = [batch * ORDERS + 1, (batch + 1) * ORDERS]
    times.push({ trigger: await commitBatch(trigger, from, until), keys: await commitBatch(keys, from, until) })
  }
  const counted = times.slice(WARM_UP)
  const [byTrigger, byKeys] = [median(counted.map((each) => each.trigger)), median(counted.map((each) => each.keys))]
  const ratio = median(counted.map((each) => each.keys / each.trigger))
  console.log(
    `A batch of ${ORDERS} orders: ${byTrigger.toFixed(1)} ms with the trigger, ${byKeys.toFixed(1)} ms with foreign keys: ${ratio.toFixed(2)} times as long (${cpus().length} cores, Node ${process.version}).`,
  )
  await Promise.all([trigger.end(), keys.end()])
} finally {
  await postgres.stop()
  await rm(folder, { recursive: true, force: true })
}

/** A separate database whose table of orders is altered by `change`. */
async function contestant(name: string, change?: string): Promise<pg.Client> {
  const url = await cloneTemplate(postgres.url, `bench_${name}`)
  await addCustomers(url, CUSTOMERS)
  const client = new pg.Client(url)
  await client.connect()
  await client.query(people)
  if (change !== undefined) await client.query(change)
  return client
}
