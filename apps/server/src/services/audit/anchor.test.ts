import { ok } from '@tessera/domain/platform/outcome/outcome.ts'
import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testExchange, type TestExchange } from '#testing/exchange.ts'
import { type Anchor, anchorFindings, readAnchor } from './anchor.sql.ts'
import { entriesAfter } from './audit.sql.ts'
import { entryHash } from './entry-hash.ts'
import { recordAct } from './record.sql.ts'
import { queryAsAuditor, verify } from './verify.ts'

let exchange: TestExchange
let owner: pg.Client
beforeAll(async () => {
  exchange = await testExchange()
  owner = new pg.Client(exchange.database.ownerUrl)
  await owner.connect()
  await addActivity(exchange)
})
afterAll(async () => {
  await owner.end()
  await exchange.database.dropUnverified()
})

/** Adds one deposit and two audit entries. */
async function addActivity(where: TestExchange): Promise<void> {
  await where.coin('USD', 'fiat', 2)
  const { id } = await where.customer()
  await where.fund({ customer: id, kind: 'fiat' }, 'USD', 500n)
  for (const reason of ['first', 'second'])
    await where.deps.inTx('test')(async (tx) =>
      ok(await recordAct(tx, { action: 'kyc.view', target: { type: 'customer', id }, reason })),
    )
}
const anchorOf = (where: TestExchange): Promise<Anchor> => queryAsAuditor(where.database.auditUrl, readAnchor)
const missing = async (anchor: Anchor, where = exchange) =>
  (await queryAsAuditor(where.database.auditUrl, (client) => anchorFindings(client, anchor))).map(({ row }) => row)

test('OPS-08 an anchor still matches after new entries', async () => {
  const anchor = await anchorOf(exchange)
  expect(anchor).toMatchObject({ journal: { seq: '1' }, act: { seq: '2' }, rows: { journal: 1, posting: 2, act: 2 } })
  expect(await missing(anchor)).toEqual([])
  await addActivity(exchange)
  expect(await missing(anchor)).toEqual([])
})

test('OPS-08 detects that a restored copy lacks the newest rows, for each chain and table', async () => {
  const copy = await testExchange()
  await addActivity(copy)
  const anchor = await anchorOf(exchange)
  expect(await missing(anchor, copy)).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ chain: 'journal', seq: '2', now: null }),
      expect.objectContaining({ chain: 'act', seq: '4', now: null }),
      { rows: 'journal', was: 2, now: 1 },
      { rows: 'posting', was: 4, now: 2 },
      { rows: 'act', was: 4, now: 2 },
    ]),
  )
  await copy.close()
})

test('ADM-08 only an anchor detects a log that was rewritten together with all its hashes', async () => {
  const anchor = await anchorOf(exchange)
  await owner.query(`update audit_entry set reason = 'invented' where seq = 2`)
  let prevHash = (await sql<{ hash: string }>`select hash from audit_entry where seq = 1`.execute(exchange.deps.db))
    .rows[0]?.hash
  for (const entry of await entriesAfter(exchange.deps, 1n, 10)) {
    const hash = entryHash(prevHash ?? '', entry)
    await owner.query('update audit_entry set prev_hash = $1, hash = $2 where seq = $3', [prevHash, hash, entry.seq])
    prevHash = hash
  }
  await owner.query(`update chain_head set hash = $1 where chain = 'audit'`, [prevHash])
  const found = await verify(exchange.database.auditUrl, 'everything')
  expect(found.map(({ invariant }) => invariant)).not.toContain('audit chain')
  expect(await missing(anchor)).toEqual([{ chain: 'act', seq: '4', was: anchor.act.hash, now: prevHash }])
})

test('ADM-08 the end of the chain reveals that the newest journal was deleted with its postings', async () => {
  await owner.query('begin; set local session_replication_role = replica')
  await owner.query('create temporary table newest on commit drop as select * from journal order by seq desc limit 1')
  await owner.query(`update account a set posted = posted - p.amount from posting p, newest n
                      where p.journal_id = n.id and p.account_id = a.id`)
  await owner.query('delete from posting where journal_id = (select id from newest)')
  await owner.query('delete from journal where id = (select id from newest)')
  await owner.query('commit')
  expect(await verify(exchange.database.auditUrl, { lastMinutes: 5, journal: 0n, act: 0n })).toEqual([
    { invariant: 'journal chain', row: { seq: '2' } },
  ])
})
