import { withdrawals } from '@tessera/contract/payments/withdrawals/withdrawals.ts'
import { ok } from '@tessera/domain/platform/outcome/outcome.ts'
import { sql } from 'kysely'
import { randomUUID } from 'node:crypto'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { createServer, type IncomingMessage } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { HOUR_MS } from '@tessera/domain/platform/clock/durations.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type AuditKeeper, startAuditKeeper } from '#world/audit-keeper.ts'
import { freshKey } from '#testing/bank-exchange.ts'
import { byTwo } from '#testing/by-two.ts'
import { chainExchange, type ChainExchange } from '#testing/chain-exchange.ts'
import type { TestExchange } from '#testing/exchange.ts'
import {
  beginRestore,
  copySecret,
  endRestore,
  forgetActs,
  headOf,
  reconcileTwice,
  restoredExchange,
  rewrite,
} from '#testing/restored-exchange.ts'
import { paidOnce, withdrawing, type Withdrawing } from '#testing/withdrawing.ts'
import { entriesAfter } from '#services/audit/audit.sql.ts'
import { copyOut } from '#services/audit/copy-out.ts'
import { currentHistory, lineOf } from '#services/audit/copy-line.ts'
import { recordAct } from '#services/audit/record.sql.ts'
import { openRestore } from '#services/audit/restores.sql.ts'
import { openSigner } from '#payments/signer/open-signer.ts'
import { signWithdrawalsOnce } from '#payments/signer/sign-withdrawals.ts'
import { listLostPayouts } from './lost-payments.sql.ts'
import { restoreReconciler } from './reconcile-restore.ts'

let folder: string
let file: string
let keeper: AuditKeeper
let exchange: ChainExchange
let flow: Withdrawing
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'keeper-'))
  file = join(folder, 'audit.jsonl')
  keeper = await startAuditKeeper({ secret: copySecret, file })
  exchange = await chainExchange(undefined, undefined, { AUDIT_COPY_URL: keeper.url, AUDIT_COPY_SECRET: copySecret })
  flow = withdrawing(exchange)
})
afterAll(async () => {
  await exchange.close()
  await keeper.stop()
  await rm(folder, { recursive: true })
})

const act = ({ deps }: Pick<TestExchange, 'deps'>, id: string): Promise<unknown> =>
  deps.inTx('test')(async (tx) => ok(await recordAct(tx, { action: 'kyc.view', target: { type: 'customer', id } })))
const QUIET = 200

test('RST-02 pays nothing from a restored database while the copy has more entries, until two people end the restore', async () => {
  const paid = await flow.approved()
  const unpaid = await flow.approved()
  await copyOut(exchange.deps)
  const backup = await headOf(exchange)
  const { deps, signer } = exchange
  await signWithdrawalsOnce({ ...signer })
  await exchange.asOwner(sql`delete from withdraw_attempt where withdrawal_id = ${unpaid.id}`)
  await flow.advance()
  exchange.slots(10)
  await act(exchange, 'lost')
  await copyOut(deps)

  // The backup is restored: attempts, steps and acts after it are missing.
  for (const { id } of [paid, unpaid]) {
    await exchange.asOwner(sql`delete from withdraw_attempt where withdrawal_id = ${id}`)
    await exchange.asOwner(sql`
      delete from transition where entity = 'withdrawal' and entity_id = ${id} and to_state in ('signed', 'broadcast')`)
    await exchange.asOwner(sql`update withdrawal set status = 'approved' where id = ${id}`)
  }
  await forgetActs(exchange, backup)
  const restarted = openSigner(deps)
  await expect(copyOut(deps)).rejects.toThrow('differs between the audit copy and the log')
  await signWithdrawalsOnce(restarted)
  exchange.slots(QUIET)
  await signWithdrawalsOnce(restarted)
  expect([await flow.stageOf(unpaid.id), await flow.signerRefusal(unpaid.id)]).toEqual(['approved', 'copy_ahead'])

  // An operator acted before the start mode was used, so log and copy differ from there.
  await act(exchange, 'after')
  const id = await beginRestore(exchange)
  const reconcile = restoreReconciler({ ...deps, chain: signer.chain })
  await reconcile()
  expect(await endRestore(exchange, id)).toBe('APPROVAL_SUBJECT_MOVED')
  expect(await flow.signerRefusal(unpaid.id)).toBe('copy_ahead')
  exchange.slots(QUIET)
  await reconcile()
  expect(await openRestore(deps)).toMatchObject({ log_seq: backup, lost: 1, unsure: 0 })
  expect(await endRestore(exchange, id)).toBe('done')

  await copyOut(deps)
  const ours = (await entriesAfter(deps, 0n, 1000)).map(lineOf)
  const lines = (await readFile(file, 'utf8')).split('\n').filter((line) => line !== '')
  expect(currentHistory(lines)).toEqual(ours)
  expect(lines.some((line) => line.includes('"beginning"'))).toBe(true)
  expect(lines.length).toBe(ours.length + 2)
  for (const w of [paid, unpaid]) {
    for (let run = 0; run < 4; run += 1) {
      await signWithdrawalsOnce(restarted)
      await flow.advance()
      exchange.slots(10)
    }
    expect(await flow.outcome(w)).toEqual(paidOnce)
  }
})

test('RST-02 after a keeper was restarted, continues after the marked start', async () => {
  await keeper.stop()
  keeper = await startAuditKeeper({ secret: copySecret, file })
  await act(exchange, 'later')
  const deps = { ...exchange.deps, config: { ...exchange.deps.config, AUDIT_COPY_URL: keeper.url } }
  await copyOut(deps)
  const lines = (await readFile(file, 'utf8')).split('\n').filter((line) => line !== '')
  expect(currentHistory(lines)).toEqual((await entriesAfter(deps, 0n, 1000)).map(lineOf))
})

test('RST-02 returns no money during a restore that may have left, and two people decide if no node can search for it', async () => {
  const { deps } = exchange
  Object.assign(deps.config, { AUDIT_COPY_URL: keeper.url })
  const who = await flow.withdrawer(500_000_000n)
  const waiting = await flow.request(who, '100')
  const w = await flow.approved()
  for (const node of exchange.nodes) node.falseAnswers = { denies: true, keepsSinceMs: Date.now() + HOUR_MS }
  const id = await beginRestore(exchange)
  const cancel = () => exchange.api(withdrawals, who).cancel({ id: waiting }, freshKey())
  await expect(cancel()).rejects.toMatchObject({ code: 'GIVE_BACK_STOPPED' })
  expect(await flow.review(waiting, 'refuse')).toBe('GIVE_BACK_STOPPED')
  const reconcile = restoreReconciler({ ...deps, chain: exchange.signer.chain })
  await reconcile()
  exchange.slots(QUIET)
  await reconcile()
  expect(await openRestore(deps)).toMatchObject({ unsure: 2 })
  expect(await flow.signerRefusal(w.id)).toBe('history_short')
  await expect(cancel()).rejects.toMatchObject({ code: 'GIVE_BACK_STOPPED' })
  expect(await endRestore(exchange, id)).toBe('APPROVAL_SUBJECT_MOVED')
  expect(await flow.decide(w.id, 'sign')).toBe('done')
  const other = await flow.request(who, '50')
  for (const node of exchange.nodes) node.falseAnswers = {}
  await reconcile()
  expect(await endRestore(exchange, id)).toBe('done')
  await copyOut(deps, true)
  await exchange.api(withdrawals, who).cancel({ id: other }, freshKey())
  await exchange.api(withdrawals, who).cancel({ id: waiting }, freshKey())
  await flow.finish(w.id)
  expect(await flow.outcome(w)).toEqual(paidOnce)
})

const signedHeaders = ({ headers }: IncomingMessage) => ({
  'x-tessera-time': String(headers['x-tessera-time']),
  'x-tessera-signature': String(headers['x-tessera-signature']),
})

test('RST-01 recovers a lost payment file from the copy, and puts its payouts into no other file', async () => {
  const lost = await restoredExchange(folder)
  const { at, pay, id } = lost
  const restore = await reconcileTwice(lost, exchange)
  await expect(pay.desk.exportBatch({ bankAccount: 'SGD-main' }, freshKey())).rejects.toMatchObject({
    code: 'RESTORE_OPEN',
  })
  expect(await openRestore(at.exchange.deps)).toMatchObject({ files: 1, unread_files: 0 })
  expect(await pay.stageOf(id)).toBe('sent')
  expect(await endRestore(at.exchange, restore)).toBe('done')
  expect(await pay.export()).toEqual({ batch: null, heldBack: 0 })
  await at.carryOut(lost.xml)
  await at.readFeed()
  expect(await pay.stageOf(id)).toBe('paid')
  await at.close()
  await lost.keeps.stop()
})

test('RST-01 adopts a payment file whose maker is newer than the backup and whose account is closed', async () => {
  const lost = await restoredExchange(folder)
  const { at, pay, id } = lost
  const stranger = randomUUID()
  const keeps = await rewrite(lost, (entry) => ({ ...entry, actor: `operator:${stranger}` }))
  await at.asOwner(sql`update bank_account set closed_at = now() where coin = 'SGD'`)
  const restore = await reconcileTwice(lost, exchange)
  expect(await pay.stageOf(id)).toBe('sent')
  expect((await pay.desk.batches({})).rows).toMatchObject([{ id: lost.batchId, madeBy: stranger }])
  expect(await endRestore(at.exchange, restore)).toBe('done')
  await at.close()
  await keeps.stop()
})

test('RST-01 ends a restore although a payment file has no list, and two people check each possible payout', async () => {
  const lost = await restoredExchange(folder)
  const { at, pay, id } = lost
  const keeps = await rewrite(lost, (entry) => ({ ...entry, after: { fiat: 'SGD', payouts: 1 } }))
  const restore = await reconcileTwice(lost, exchange)
  expect(await openRestore(at.exchange.deps)).toMatchObject({ files: 1, unread_files: 1 })
  expect(await pay.desk.get({ id })).toMatchObject({ stage: 'review', heldBack: 'maybe_sent' })
  expect(await endRestore(at.exchange, restore)).toBe('done')
  await copyOut(at.exchange.deps, true)
  expect(await pay.export()).toEqual({ batch: null, heldBack: 0 })
  await pay.decide('payout_review', id, 'approve')
  await copyOut(at.exchange.deps, true)
  expect((await pay.export()).batch).toMatchObject({ payouts: 1 })
  await at.close()
  await keeps.stop()
})

test('RST-01 two people must confirm each unknown payout of a lost payment file before the restore ends', async () => {
  const lost = await restoredExchange(folder)
  const { exchange: site } = lost.at
  const unknown = randomUUID()
  const after = { fiat: 'SGD', sha256: 'a'.repeat(64), ids: [lost.id, unknown] }
  const keeps = await rewrite(lost, (entry) => ({ ...entry, after }))
  const restore = await reconcileTwice(lost, exchange)
  expect(await endRestore(site, restore)).toBe('APPROVAL_SUBJECT_MOVED')
  const [found, ...more] = await listLostPayouts(site.deps, 10)
  expect([found, more]).toMatchObject([{ payout_id: unknown, batch_id: lost.batchId, coin: 'SGD' }, []])
  const about = { kind: 'lost_payout', subjectId: found?.id ?? '', verdict: 'approve' } as const
  expect(await byTwo(site, { ...about, roles: ['finance', 'finance'] })).toBe('done')
  expect(await endRestore(site, restore)).toBe('done')
  await lost.at.close()
  await keeps.stop()
})

test('RST-02 reports a copy that ends before its stated last entry, and does not request it endlessly', async () => {
  const lost = await restoredExchange(folder)
  const { at, keeps } = lost
  const ahead = createServer((request, response) => {
    void (async () => {
      const body = await text(request)
      const type = request.headers['content-type'] ?? ''
      const headers = { 'content-type': type, ...signedHeaders(request) }
      const answer = await (await fetch(keeps.url, { method: 'POST', headers, body })).text()
      response.end(type === 'application/json' ? answer : answer.replace(/"seq":"(\d+)"/u, '"seq":"1000000"'))
    })()
  })
  await new Promise<void>((ready) => ahead.listen(0, '127.0.0.1', ready))
  const address = ahead.address()
  Object.assign(at.exchange.deps.config, {
    AUDIT_COPY_URL: `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}/entries`,
  })
  await beginRestore(at.exchange)
  const quiet = { ...exchange.signer.chain, chain: 'none', lastValidHeights: () => Promise.resolve(new Map()) }
  await expect(restoreReconciler({ ...at.exchange.deps, chain: quiet })()).rejects.toThrow('gives no entry after')
  await at.close()
  await keeps.stop()
  await new Promise((closed) => ahead.close(closed))
})
