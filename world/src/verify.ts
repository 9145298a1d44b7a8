import { queries } from '../../apps/server/src/audit/queries.ts'
import { type Finding, verify } from '../../apps/server/src/audit/verify.ts'
import { migrate } from '../../apps/server/src/platform/migrate.ts'
import { roleUrl } from '../../apps/server/src/platform/roles.ts'
import { openLocalDatabase } from './local-database.ts'

// npm run verify: holds the books of the local world, or of DATABASE_URL, against every invariant. Exits 1 on a finding.
const database = await openLocalDatabase()
const startedAt = performance.now()
const findings = await findingsOf(database.url)
const found = Map.groupBy(findings, ({ invariant }) => invariant)
console.table(queries.map(({ invariant }) => ({ invariant, rows: found.get(invariant)?.length ?? 0 })))
for (const { invariant, row } of findings) console.error(invariant, JSON.stringify(row))
const seconds = ((performance.now() - startedAt) / 1000).toFixed(1)
console.log(`${queries.length} invariants, ${found.size} broken, ${seconds} s`)
process.exitCode = found.size === 0 ? 0 : 1

async function findingsOf(url: string): Promise<Finding[]> {
  try {
    await migrate(url)
    return await verify(roleUrl(url, 'audit_ro'), 'everything')
  } finally {
    await database.stop()
  }
}
