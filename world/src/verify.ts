import { readFile, writeFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { compareWithCopy } from '../../apps/server/src/services/audit/compare-with-copy.ts'
import {
  CheckedAnchor,
  coveredNumbers,
  anchorFindings,
  readAnchor,
} from '../../apps/server/src/services/audit/anchor.sql.ts'
import type { EntryRow } from '../../apps/server/src/services/audit/audit.sql.ts'
import { currentHistory, entryOf } from '../../apps/server/src/services/audit/copy-line.ts'
import { queries } from '../../apps/server/src/services/audit/queries.ts'
import { queryAsAuditor, type Finding, verify } from '../../apps/server/src/services/audit/verify.ts'
import { readWholeLines } from './json-lines.ts'
import { namedOrLocal } from './named-database.ts'

// npm run verify: checks the ledger of the local world, or of AUDIT_DATABASE_URL, against every invariant. Exits with 1
// on a finding.
// --anchor file saves the ends of all hash chains. --against file checks that a saved or published anchor is still
// contained, for example in a restored copy, or in a history that may have been rewritten. --copy file compares the
// audit log with the external copy.
const text = { type: 'string' } as const
const { values } = parseArgs({ options: { anchor: text, against: text, copy: text } })
const database = await namedOrLocal('AUDIT_DATABASE_URL')
const startedAt = performance.now()
const findings = await findingsOf(database.url)
const found = Map.groupBy(findings, ({ invariant }) => invariant)
console.table(queries.map(({ invariant }) => ({ invariant, rows: found.get(invariant)?.length ?? 0 })))
for (const { invariant, row } of findings) console.error(invariant, JSON.stringify(row))
const seconds = ((performance.now() - startedAt) / 1000).toFixed(1)
console.log(`checked ${queries.length} invariants in ${seconds} s: ${found.size} are broken`)
process.exitCode = found.size === 0 ? 0 : 1

async function findingsOf(auditUrl: string): Promise<Finding[]> {
  try {
    const { anchor, against, copy } = values
    const known = against === undefined ? undefined : CheckedAnchor.parse(JSON.parse(await readFile(against, 'utf8')))
    const broken = await verify(auditUrl, 'everything')
    const missing = known === undefined ? [] : await queryAsAuditor(auditUrl, (client) => anchorFindings(client, known))
    if (known !== undefined)
      console.log('the anchor covers', await queryAsAuditor(auditUrl, (client) => coveredNumbers(client, known)))
    const differing =
      copy === undefined ? [] : await queryAsAuditor(auditUrl, (client) => compareWithCopy(client, entriesOf(copy)))
    if (anchor !== undefined)
      await writeFile(anchor, `${JSON.stringify(await queryAsAuditor(auditUrl, readAnchor), undefined, 2)}\n`)
    return [...broken, ...missing, ...differing]
  } finally {
    await database.stop()
  }
}

/** Entries of a copy; after a marked restore, only those of the continued history. */
async function* entriesOf(file: string): AsyncGenerator<EntryRow> {
  for (const line of currentHistory(await readWholeLines(file))) yield entryOf(line)
}
