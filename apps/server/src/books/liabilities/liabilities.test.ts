import type { ReplyOf } from '@tessera/contract/platform/http/endpoint.ts'
import { liabilities } from '@tessera/contract/books/liabilities/liabilities.ts'
import { transfers } from '@tessera/contract/profile/transfers/transfers.ts'
import { faultIn } from '@tessera/domain/books/liabilities/proof.ts'
import { sql } from 'kysely'
import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { DAY_MS, HOUR_MS } from '@tessera/domain/platform/clock/durations.ts'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { captureLog } from '#testing/captured-log.ts'
import { type Person, testExchange, type TestExchange } from '#testing/exchange.ts'
import { openSub } from '#testing/sub-accounts.ts'
import { primaryMarket } from '#testing/offering.ts'
import { cleanUp } from '#platform/database/clean-up.sql.ts'
import { sha256 } from '#platform/random/random.ts'
import { proveLiabilities, proveLiabilitiesLate } from './prove-liabilities.ts'

let exchange: TestExchange
let ann: Person
let bob: Person
let sub: Person
let folder: string

beforeAll(async () => {
  exchange = await testExchange()
  folder = await mkdtemp(join(tmpdir(), 'tessera-proof-'))
  const market = await primaryMarket(exchange)
  await exchange.coin('tUSD', 'crypto', 6)
  ann = await market.investor(2_500_00n)
  bob = await exchange.customer()
  sub = await openSub(exchange, ann)
  const { symbol } = await market.published({ price: '1000.00' })
  await market.subscribe(ann, symbol, '1')
  await exchange.fund({ customer: ann.id, kind: 'token' }, 'tUSD', 90_000_000n)
  await exchange.fund({ customer: sub.id, kind: 'token' }, 'tUSD', 7_000_000n)
  await exchange.fund({ customer: bob.id, kind: 'token' }, 'tUSD', 3_000_000n)
  const moved = { coin: 'tUSD', amount: '40', from: 'token', to: 'spot' } as const
  await exchange.api(transfers, ann).create(moved, { idempotencyKey: randomUUID() })
  await proveLiabilities(exchange.deps)
})
afterAll(async () => {
  await rm(folder, { recursive: true })
  await exchange.close()
})

type Proof = ReplyOf<typeof liabilities.proof>
type Roots = ReplyOf<typeof liabilities.roots>
const proofOf = (who: Person): Promise<Proof> => exchange.api(liabilities, who).proof({})
const rootsNow = (): Promise<Roots> => exchange.api(liabilities).roots({})
const balances = (proof: Proof) =>
  proof.rows.map(({ owner, coin, balanceMinor, subAccount }) => [owner, coin, balanceMinor, subAccount])
const snapshots = async (): Promise<number> => (await rootsNow()).total

test('PRV-01 a snapshot includes everything owed: holds, transfers in transit, and each sub-account separately', async () => {
  const { rows } = await rootsNow()
  expect(rows[0]?.roots).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ coin: 'SGD', decimals: 2, sumMinor: '250000', leaves: 1024 }),
      expect.objectContaining({ coin: 'tUSD', decimals: 6, sumMinor: '100000000', leaves: 1024 }),
    ]),
  )
  expect(balances(await proofOf(ann))).toEqual([
    [ann.id, 'SGD', '250000', null],
    [ann.id, 'tUSD', '90000000', null],
    [sub.id, 'tUSD', '7000000', 'Desk'],
  ])
  expect(balances(await proofOf(bob))).toEqual([[bob.id, 'tUSD', '3000000', null]])
})

test('PRV-01 the proofs of each customer lead to the published root', async () => {
  const [snapshot] = (await rootsNow()).rows
  for (const who of [ann, bob, sub]) {
    const { takenAt, rows } = await proofOf(who)
    expect(takenAt).toBe(snapshot?.takenAt)
    for (const row of rows) {
      const root = snapshot?.roots.find(({ coin }) => coin === row.coin)
      expect(root).toMatchObject({ root: row.root, sumMinor: row.sumMinor })
      expect(root && (await faultIn(row, root, sha256))).toBeUndefined()
      expect(await faultIn({ ...row, owner: randomUUID() }, row, sha256)).toBe('root')
    }
  }
})

test('PRV-01 reveals no nonce or position of another customer, and none in the roots', async () => {
  const [anns, bobs, subs] = [await proofOf(ann), await proofOf(bob), await proofOf(sub)]
  expect(subs.rows.map(({ owner }) => owner)).toEqual([sub.id])
  const otherReplies = JSON.stringify([bobs, subs, await rootsNow()])
  for (const { owner, nonce } of anns.rows) expect(otherReplies.includes(nonce)).toBe(owner === sub.id)
  for (const { nonce } of bobs.rows) expect(JSON.stringify(anns)).not.toContain(nonce)
  await expect(exchange.api(liabilities).proof({})).rejects.toMatchObject({ code: 'UNAUTHORIZED' })
})

test('PRV-01 uses a nonce for one snapshot only, and never changes published roots', async () => {
  const before = await proofOf(ann)
  await proveLiabilities(exchange.deps)
  const after = await proofOf(ann)
  expect(balances(after)).toEqual(balances(before))
  const nonces = [...before.rows, ...after.rows].map(({ nonce }) => nonce)
  expect(new Set(nonces).size).toBe(nonces.length)
  for (const change of [sql`update liability_snapshot set sum = 0`, sql`delete from liability_snapshot`])
    await expect(change.execute(exchange.deps.db)).rejects.toThrow(/permission denied/)
  const { total, rows } = await exchange.api(liabilities).roots({ pageSize: 1, page: 2 })
  expect([total, rows.map(({ takenAt }) => takenAt)]).toEqual([2, [before.takenAt]])
})

const checker = fileURLToPath(new URL('../../../../../scripts/check-liabilities.mjs', import.meta.url))
const run = (...files: string[]) =>
  new Promise<{ code: number; says: string }>((done) => {
    execFile(process.execPath, [checker, ...files], (error, stdout, stderr) =>
      done({ code: typeof error?.code === 'number' ? error.code : 0, says: stdout + stderr }),
    )
  })
async function saved(name: string, content: unknown): Promise<string> {
  const file = join(folder, name)
  await writeFile(file, JSON.stringify(content))
  return file
}

test('PRV-01 the public program verifies the server’s response, with and without the published roots', async () => {
  const proof = await saved('proof.json', await proofOf(ann))
  const { body } = await exchange.server.app.inject('/ex/api/v1/liabilities/roots')
  const roots = await saved('roots.json', JSON.parse(body))
  expect(await run(proof)).toMatchObject({ code: 0, says: expect.stringContaining('2500.00 is in the 2500.00') })
  expect(await run(proof, roots)).toMatchObject({ code: 0, says: expect.stringContaining('3 balances of') })
  expect((await run()).code).toBe(2)
})

test('PRV-01 serves the program unchanged from the repository', async () => {
  const { statusCode, headers, body } = await exchange.server.app.inject('/check-liabilities.mjs')
  expect([statusCode, headers['content-disposition']]).toEqual([200, 'attachment; filename="check-liabilities.mjs"'])
  expect(body.split('\n').length).toBeLessThanOrEqual(100)
  expect(body).toContain('tessera liability leaf')
})

type Row = Proof['rows'][number]
const atFirst = (row: Row, step: object): Row => ({
  ...row,
  path: row.path.map((s, at) => (at === 3 ? { ...s, ...step } : s)),
})
const other = 'a'.repeat(64)
const mutations: Readonly<Record<string, (row: Row) => Row>> = {
  'another balance': (row) => ({ ...row, balanceMinor: `${row.balanceMinor}0` }),
  'a balance below zero': (row) => ({ ...row, balanceMinor: `-${row.balanceMinor}` }),
  'another nonce': (row) => ({ ...row, nonce: other }),
  'another owner': (row) => ({ ...row, owner: ann.id }),
  'another place': (row) => ({ ...row, position: row.position ^ 1 }),
  'another hash': (row) => atFirst(row, { hash: other }),
  'another sum': (row) => atFirst(row, { sumMinor: '99' }),
  'a sum below zero': (row) => atFirst(row, { sumMinor: '-1' }),
  'another side': (row) => atFirst(row, { side: row.path[3]?.side === 'left' ? 'right' : 'left' }),
  'a step less': (row) => ({ ...row, path: row.path.slice(1) }),
  'another root': (row) => ({ ...row, root: other }),
  'a smaller sum of all': (row) => ({ ...row, sumMinor: '1' }),
}

test('PRV-01 the program detects each change of a proof, and names the unproven balance', async () => {
  const proof = await proofOf(bob)
  for (const [name, change] of Object.entries(mutations)) {
    const { code, says } = await run(await saved('changed.json', { ...proof, rows: proof.rows.map(change) }))
    expect([name, code]).toEqual([name, 1])
    expect(says).toContain('WRONG  tUSD of your account')
  }
  const twice = { ...proof, rows: [...proof.rows, ...proof.rows] }
  expect(await run(await saved('twice.json', twice))).toMatchObject({ code: 1, says: expect.stringContaining('twice') })
})

test('PRV-01 detects a root that differs from the published one', async () => {
  const [proof, roots] = [await proofOf(bob), await rootsNow()]
  const changed = roots.rows.map((each) => ({ ...each, roots: each.roots.map((root) => ({ ...root, root: other })) }))
  const files = [await saved('p.json', proof), await saved('r.json', { ...roots, rows: changed })]
  expect(await run(...files)).toMatchObject({ code: 1, says: expect.stringContaining('not to the root') })
  const none = await saved('none.json', { ...roots, rows: [] })
  expect(await run(await saved('p.json', proof), none)).toMatchObject({
    code: 1,
    says: expect.stringContaining('no root'),
  })
})

test('PRV-01 takes no snapshot of a ledger whose sides differ, and logs the coin', async () => {
  const broken = await testExchange()
  await broken.coin('USD', 'fiat', 2)
  const { id } = await broken.customer()
  await broken.fund({ customer: id, kind: 'fiat' }, 'USD', 500n)
  const owner = new pg.Client(broken.database.ownerUrl)
  await owner.connect()
  await owner.query("update account set posted = posted - 1 where role = 'customer'")
  await owner.end()
  const lines = captureLog(broken.deps.log)
  broken.deps.log.level = 'error'
  await proveLiabilities(broken.deps)
  expect(lines.join('')).toContain('no snapshot is taken')
  expect((await broken.api(liabilities).roots({})).total).toBe(0)
  await broken.server.stop()
  await broken.database.dropUnverified()
})

test('takes a missed nightly snapshot at the start, and only one', async () => {
  const before = await snapshots()
  await proveLiabilitiesLate(exchange.deps)
  expect(await snapshots()).toBe(before)
  exchange.passTime(25 * HOUR_MS)
  await proveLiabilitiesLate(exchange.deps)
  expect(await snapshots()).toBe(before + 1)
})

test('PRV-01 deletes leaves after seven days, except those of the newest snapshot, and never roots', async () => {
  const before = await snapshots()
  const taken = async (table: string) =>
    (
      await sql<{ n: number }>`select count(distinct taken_at)::int as n from ${sql.table(table)}`.execute(
        exchange.deps.db,
      )
    ).rows[0]?.n
  exchange.passTime(8 * DAY_MS)
  await cleanUp(exchange.deps)
  expect([await taken('liability_leaf'), await taken('liability_level')]).toEqual([1, 1])
  expect(await snapshots()).toBe(before)
  expect((await proofOf(ann)).rows).toHaveLength(3)
})
