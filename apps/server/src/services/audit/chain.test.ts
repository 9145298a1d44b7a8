import { audit } from '@tessera/contract/services/audit/audit.ts'
import { ok } from '@tessera/domain/platform/outcome/outcome.ts'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Person, testExchange, type TestExchange } from '#testing/exchange.ts'
import { recordAct } from './record.sql.ts'
import { verifyChain } from './verify-chain.ts'
import { verify } from './verify.ts'
import { verifyBooks } from './verify.job.ts'
import { exitStop } from '#payments/exits/gate.ts'

let exchange: TestExchange
let auditor: Person
beforeAll(async () => {
  exchange = await testExchange()
  auditor = await exchange.operator('auditor')
  for (let n = 1; n <= 25; n += 1)
    await exchange.deps.inTx(`operator:${auditor.id}`)(async (tx) =>
      ok(
        await recordAct(tx, {
          action: n % 2 === 0 ? 'markets.restrict' : 'kyc.view',
          target: { type: 'market', id: `M${n % 3}` },
          before: { n, at: tx.now, big: 10n ** 20n },
          after: { list: [1, 'zwei', null] },
          reason: `reason ${n}`,
          ip: '10.0.0.1',
        }),
      ),
    )
})
afterAll(() => exchange.close())

/** Runs as the owner of the tables, whom no grant restricts. */
async function asOwner(statement: string): Promise<{ hash?: string; detail?: unknown }[]> {
  const client = new pg.Client(exchange.database.ownerUrl)
  await client.connect()
  const { rows } = await client.query<{ hash?: string; detail?: unknown }>(statement)
  await client.end()
  return rows
}

test('G63 finds an untouched chain complete', async () => {
  expect(await verifyChain(exchange.deps)).toEqual({ checked: 25, brokenSeq: undefined })
  expect(await exchange.api(audit, auditor).verify({})).toEqual({ checked: 25, brokenSeq: null, copy: null })
})

test('shows the log newest first, filtered by actor, action, subject and time', async () => {
  const api = exchange.api(audit, auditor)
  const all = await api.list({})
  expect(all).toMatchObject({ total: 25, pageSize: 20 })
  expect(all.rows[0]).toMatchObject({
    seq: '25',
    action: 'kyc.view',
    actorName: 'Test Operator',
    before: { n: 25, big: '100000000000000000000' },
    reason: 'reason 25',
    ip: '10.0.0.1',
  })
  expect((await api.list({ page: 2 })).rows).toHaveLength(5)
  expect((await api.list({ action: 'markets.restrict' })).total).toBe(12)
  expect((await api.list({ targetType: 'market', targetId: 'M0' })).total).toBe(8)
  expect((await api.list({ actor: 'test op' })).total).toBe(25)
  expect((await api.list({ actor: 'nobody' })).total).toBe(0)
  expect((await api.list({ until: '2020-01-01T00:00:00.000Z' })).total).toBe(0)
})

test.each(['finance', 'listing', 'support'] as const)('AZ-13 does not let %s read the audit log', async (role) => {
  const who = await exchange.operator(role)
  await expect(exchange.api(audit, who).list({})).rejects.toMatchObject({ code: 'FORBIDDEN' })
})

test.each([
  ['one byte of a reason', `reason = replace(reason, 'reason 7', 'reason 8')`, `reason = 'reason 7'`],
  ['who did it', `actor = 'operator:other'`, `actor = 'operator:' || (select id from operator limit 1)`],
  ['what was before', `before = jsonb_set(before, '{n}', '70')`, `before = jsonb_set(before, '{n}', '7')`],
  ['its own hash', `hash = repeat('f', 64)`, ''],
])('ADM-08 names the row after the owner of the table changes %s', async (_, change, back) => {
  const rows = await asOwner('select hash from audit_entry where seq = 7')
  await asOwner(`update audit_entry set ${change} where seq = 7`)
  expect(await verifyChain(exchange.deps)).toEqual({ checked: 6, brokenSeq: 7n })
  await asOwner(`update audit_entry set ${back === '' ? `hash = '${rows[0]?.hash}'` : back} where seq = 7`)
  expect((await verifyChain(exchange.deps)).brokenSeq).toBeUndefined()
})

test('ADM-08 detects a removed entry, also the last one', async () => {
  await asOwner('create table aside as select * from audit_entry where seq in (9, 25)')
  await asOwner('delete from audit_entry where seq = 9')
  expect((await verifyChain(exchange.deps)).brokenSeq).toBe(9n)
  await asOwner('insert into audit_entry select * from aside where seq = 9')
  await asOwner('delete from audit_entry where seq = 25')
  expect((await verifyChain(exchange.deps)).brokenSeq).toBe(25n)
  await asOwner('insert into audit_entry select * from aside where seq = 25')
  expect((await verifyChain(exchange.deps)).brokenSeq).toBeUndefined()
})

test('ADM-08 finds a rewritten entry automatically, names it and stops payments', async () => {
  const refusal = async () => (await exchange.deps.inTx('test')(async (tx) => ok(await exitStop(tx)))).value
  const found = async () =>
    (await asOwner('select detail from books_check order by id desc limit 1')).map(({ detail }) => detail)
  const rewrite = (seq: number, reason: string) =>
    asOwner(`update audit_entry set reason = '${reason}' where seq = ${seq}`)
  await verifyBooks(exchange.deps, 'everything')
  expect(await refusal()).toBeUndefined()
  await rewrite(24, 'another')
  await verifyBooks(exchange.deps, 'tail')
  expect(await found()).toEqual([[{ invariant: 'audit chain', row: { seq: '24' } }]])
  expect(await refusal()).toBe('books_broken')
  await rewrite(24, 'reason 24')
  await rewrite(3, 'another')
  await verifyBooks(exchange.deps, 'everything')
  expect(await found()).toEqual([[{ invariant: 'audit chain', row: { seq: '3' } }]])
  await rewrite(3, 'reason 3')
  await verifyBooks(exchange.deps, 'everything')
  expect(await refusal()).toBeUndefined()
})

test('VER-01 starts the tail check at the last entry that was read, and detects the removal of that entry', async () => {
  const found = async () =>
    (await verify(exchange.database.auditUrl, { lastMinutes: 0, journal: 0n, act: 20n })).map(({ row }) => row)
  expect(await found()).toEqual([])
  await asOwner(`update audit_entry set reason = 'another' where seq = 21`)
  expect(await found()).toEqual([{ seq: '21' }])
  await asOwner(`update audit_entry set reason = 'reason 21' where seq = 21`)
  await asOwner('create table seen_last as select * from audit_entry where seq = 20')
  await asOwner('delete from audit_entry where seq = 20')
  expect(await found()).toEqual([{ seq: '20' }])
  await asOwner('insert into audit_entry select * from seen_last')
  expect(await found()).toEqual([])
})
