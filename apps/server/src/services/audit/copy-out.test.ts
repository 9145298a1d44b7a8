import { audit } from '@tessera/contract/services/audit/audit.ts'
import { ok } from '@tessera/domain/platform/outcome/outcome.ts'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type AuditKeeper, startAuditKeeper } from '#world/audit-keeper.ts'
import { testExchange, type TestExchange } from '#testing/exchange.ts'
import { compareWithCopy } from './compare-with-copy.ts'
import { entriesAfter } from './audit.sql.ts'
import { copyOut } from './copy-out.ts'
import { entryOf, lineOf } from './copy-line.ts'
import { entryHash } from './entry-hash.ts'
import { recordAct } from './record.sql.ts'
import { queryAsAuditor } from './verify.ts'

const secret = 's'.repeat(32)
let folder: string
let file: string
let keeper: AuditKeeper
let exchange: TestExchange
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'keeper-'))
  file = join(folder, 'audit.jsonl')
  keeper = await startAuditKeeper({ secret, file })
  exchange = await testExchange({ AUDIT_COPY_URL: keeper.url, AUDIT_COPY_SECRET: secret })
})
afterEach(async () => {
  await keeper.stop()
  await exchange.database.dropUnverified()
  await rm(folder, { recursive: true })
})

async function act(times: number): Promise<void> {
  for (let n = 0; n < times; n += 1)
    await exchange.deps.inTx('test')(async (tx) =>
      ok(
        await recordAct(tx, { action: 'kyc.view', target: { type: 'customer', id: `${n}` }, after: { n, at: tx.now } }),
      ),
    )
}
const linesOf = async (path: string): Promise<string[]> => (await readFile(path, 'utf8')).split('\n').slice(0, -1)
const copied = (): Promise<string[]> => linesOf(file)
const copyTo = (url: string): Promise<void> =>
  copyOut({ ...exchange.deps, config: { ...exchange.deps.config, AUDIT_COPY_URL: url } })

async function* read(lines: readonly string[]) {
  for (const line of lines) yield entryOf(line)
}
const differing = async (lines: readonly string[]) =>
  (await queryAsAuditor(exchange.database.auditUrl, (client) => compareWithCopy(client, read(lines)))).map(
    ({ row }) => row,
  )

/** Rewrites entries as a database administrator could, with all later hashes recomputed. */
async function rewriteFrom(seq: bigint): Promise<void> {
  const owner = new pg.Client(exchange.database.ownerUrl)
  await owner.connect()
  const entries = await entriesAfter(exchange.deps, seq - 1n, 1000)
  let prevHash = entries[0]?.prev_hash ?? ''
  for (const entry of entries) {
    const hash = entryHash(prevHash, { ...entry, reason: 'another' })
    const values = [prevHash, hash, entry.seq]
    await owner.query(`update audit_entry set reason = 'another', prev_hash = $1, hash = $2 where seq = $3`, values)
    prevHash = hash
  }
  await owner.query(`update chain_head set hash = $1 where chain = 'audit'`, [prevHash])
  await owner.end()
}

test('ADM-08 sends each entry once, in order, as it is in the log', async () => {
  await act(1203)
  await copyOut(exchange.deps)
  await act(2)
  await copyOut(exchange.deps)
  expect(await copied()).toEqual((await entriesAfter(exchange.deps, 0n, 2000)).map(lineOf))
  expect(await differing(await copied())).toEqual([])
  const verified = await exchange.api(audit, await exchange.operator('auditor')).verify({})
  expect(verified.copy).toMatchObject({ seq: '1205' })
})

test('ADM-08 detects by the copy that entries were rewritten with all later hashes, and names the first of them', async () => {
  await act(6)
  await copyOut(exchange.deps)
  await rewriteFrom(4n)
  await act(1)
  await expect(copyOut(exchange.deps)).rejects.toThrow('entry 6 differs between the audit copy and the log')
  expect(await differing(await copied())).toEqual([{ changed: 'the log', seq: '4' }])
  expect(await copied()).toHaveLength(6)
})

test("ADM-08 detects by the keeper's answer that the log lost its last entries and its record of the copy", async () => {
  await act(4)
  await copyOut(exchange.deps)
  const owner = new pg.Client(exchange.database.ownerUrl)
  await owner.connect()
  await owner.query('delete from audit_copy')
  await owner.query('delete from audit_entry where seq > 2')
  await owner.query(
    `update chain_head set seq = 2, hash = (select hash from audit_entry where seq = 2) where chain = 'audit'`,
  )
  await owner.end()
  await expect(copyOut(exchange.deps)).rejects.toThrow('entry 4 differs between the audit copy and the log')
  expect(await differing(await copied())).toEqual([{ changed: 'the log', seq: '3' }])
})

test('ADM-08 distinguishes a changed copy from a changed log', async () => {
  await act(5)
  await copyOut(exchange.deps)
  const lines = await copied()
  const changed = lines.map((line, at) => (at === 2 ? line.replace('kyc.view', 'kyc.hide') : line))
  expect(await differing(changed)).toEqual([{ changed: 'the copy', seq: '3' }])
  expect(await differing(lines.toSpliced(1, 1))).toEqual([{ changed: 'the copy', seq: '2' }])
})

test('sends the missing entries again to a keeper that lost them, and all entries to a new keeper', async () => {
  await act(3)
  await copyOut(exchange.deps)
  await keeper.stop()
  await writeFile(file, `${(await copied()).slice(0, 1).join('\n')}\n`)
  keeper = await startAuditKeeper({ secret, file })
  await act(1)
  // The keeper returns its end, and the next run continues from there.
  await copyTo(keeper.url)
  await copyTo(keeper.url)
  expect(await copied()).toHaveLength(4)
  const others = join(folder, 'other.jsonl')
  const other = await startAuditKeeper({ secret, file: others })
  await act(1)
  await copyTo(other.url)
  await copyTo(other.url)
  expect(await linesOf(others)).toEqual((await entriesAfter(exchange.deps, 0n, 9)).map(lineOf))
  await other.stop()
})

test('rejects entries from a sender without the secret', async () => {
  await act(1)
  const config = { ...exchange.deps.config, AUDIT_COPY_SECRET: 'x'.repeat(32) }
  await expect(copyOut({ ...exchange.deps, config })).rejects.toThrow('answered 401')
  await copyOut(exchange.deps)
  expect(await copied()).toHaveLength(1)
})
