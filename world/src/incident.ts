import { parseArgs } from 'node:util'
import { readIncident } from '../../apps/server/src/services/audit/incident.sql.ts'
import { namedOrLocal } from './named-database.ts'

// npm run incident -- --from 2026-11-26T10:00Z --until 2026-11-26T12:00Z: prints one JSON text about the local world,
// or about DATABASE_URL: acts of people, failures, payments and the affected customers.
const { values } = parseArgs({ options: { from: { type: 'string' }, until: { type: 'string' } } })
const [from, until] = [new Date(values.from ?? ''), new Date(values.until ?? '')]
if (!(from < until))
  throw new Error('give two times, the earlier one first: --from 2026-11-26T10:00Z --until 2026-11-26T12:00Z')
const database = await namedOrLocal('DATABASE_URL')
try {
  process.stdout.write(`${JSON.stringify(await readIncident(database.url, { from, until }), undefined, 2)}\n`)
} finally {
  await database.stop()
}
