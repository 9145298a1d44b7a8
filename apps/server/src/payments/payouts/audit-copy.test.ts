import { exits } from '@tessera/contract/payments/exits/exits.ts'
import { sql } from 'kysely'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type AuditKeeper, startAuditKeeper } from '#world/audit-keeper.ts'
import { type BankExchange, bankExchange, freshKey } from '#testing/bank-exchange.ts'
import { type PayingOut, payingOut } from '#testing/paying-out.ts'

const secret = 's'.repeat(32)
let folder: string
let file: string
let keeper: AuditKeeper
let setup: BankExchange
let flow: PayingOut
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'keeper-'))
  file = join(folder, 'audit.jsonl')
  keeper = await startAuditKeeper({ secret, file })
  setup = await bankExchange({ AUDIT_COPY_URL: keeper.url, AUDIT_COPY_SECRET: secret })
  flow = await payingOut(setup)
})
afterAll(async () => {
  await setup.close()
  await keeper.stop()
  await rm(folder, { recursive: true })
})

/** Returns the stops that operators see, except those of the ledger. */
const stops = async () => {
  const { rows } = await setup.exchange.api(exits, await setup.exchange.operator('support')).stops({})
  return rows.filter(({ kind }) => !kind.startsWith('books'))
}

test('RST-01 hands out a payment file only after the copy has the list of its payouts', async () => {
  const { id } = await flow.approved(await flow.payee(500_00n))
  const { batch } = await flow.export()
  expect(await flow.fileOf(batch?.id ?? '')).toContain('<CtrlSum>95.00</CtrlSum>')
  const copied = (await readFile(file, 'utf8')).split('\n').find((line) => line.includes('payouts.export_batch'))
  expect(copied).toContain(id)
})

test('RST-01 does not export a payout whose reference is on a bank line, whatever its status in the database', async () => {
  const ada = await flow.payee(500_00n)
  const { id } = await flow.approved(ada)
  const { batch } = await flow.export()
  await setup.carryOut(await flow.fileOf(batch?.id ?? ''))
  // The backup is older than the export. The bank's line is imported again.
  await setup.asOwner(sql`alter table payout disable trigger payout_guard`)
  await setup.asOwner(sql`update payout set status = 'approved', batch_id = null where id = ${id}`)
  await setup.asOwner(sql`alter table payout enable trigger payout_guard`)
  await setup.asOwner(sql`delete from transition where entity = 'payout' and entity_id = ${id} and to_state = 'sent'`)
  await setup.readFeed()
  expect(await flow.export()).toEqual({ batch: null, heldBack: 1 })
  expect(await flow.desk.get({ id })).toMatchObject({ stage: 'approved', heldBack: 'bank_knows_it' })
})

test('RST-01 exports nothing while the copy does not respond', async () => {
  const failingKeeper = createServer((_request, response) => response.writeHead(503).end())
  await new Promise<void>((done) => failingKeeper.listen(0, '127.0.0.1', done))
  const address = failingKeeper.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  Object.assign(setup.exchange.deps.config, { AUDIT_COPY_URL: `http://127.0.0.1:${port}/` })
  await expect(flow.desk.exportBatch({ bankAccount: 'SGD-main' }, freshKey())).rejects.toMatchObject({
    code: 'AUDIT_COPY_SILENT',
  })
  await new Promise((done) => failingKeeper.close(done))
  Object.assign(setup.exchange.deps.config, { AUDIT_COPY_URL: keeper.url })
})

test('RST-01 exports and downloads nothing while the copy has more entries than the database', async () => {
  await flow.approved(await flow.payee(500_00n))
  const { batch } = await flow.export()
  const lines = (await readFile(file, 'utf8')).split('\n')
  await keeper.stop()
  // A longer history than ours: the entries that a restored database has lost.
  const last: unknown = JSON.parse(lines.at(-2) ?? '')
  const more = { ...(last as object), seq: '999999', hash: 'f'.repeat(64) }
  await writeFile(file, `${lines.join('\n')}${JSON.stringify(more)}\n`)
  const ahead = await startAuditKeeper({ secret, file })
  const other = { ...setup.exchange.deps.config, AUDIT_COPY_URL: ahead.url }
  Object.assign(setup.exchange.deps.config, other)
  await expect(flow.desk.exportBatch({ bankAccount: 'SGD-main' }, freshKey())).rejects.toMatchObject({
    code: 'AUDIT_COPY_AHEAD',
  })
  await expect(flow.desk.batchFile({ id: batch?.id ?? '' })).rejects.toMatchObject({ code: 'AUDIT_COPY_AHEAD' })
  expect(await stops()).toMatchObject([{ kind: 'copy_ahead', ends: 'after_restore', roles: [] }])
  await ahead.stop()
})
