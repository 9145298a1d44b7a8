import { ok } from '@tessera/domain/platform/outcome/outcome.ts'
import { sql } from 'kysely'
import { randomUUID } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { LOST_FILE } from '../../../apps/server/src/payments/restores/adopt-file.ts'
import { restoreReconciler } from '../../../apps/server/src/payments/restores/reconcile-restore.ts'
import { insertRestore, openRestore } from '../../../apps/server/src/services/audit/restores.sql.ts'
import { type AuditKeeper, startAuditKeeper } from '../audit-keeper.ts'
import { bankExchange } from './bank-exchange.ts'
import { byTwo } from './by-two.ts'
import type { ChainExchange } from './chain-exchange.ts'
import type { TestExchange } from './exchange.ts'
import { payingOut } from './paying-out.ts'

export const copySecret = 's'.repeat(32)

/** The number of the newest entry of the audit log. */
export const headOf = async ({ deps }: Pick<TestExchange, 'deps'>): Promise<bigint> =>
  (await sql<{ seq: bigint }>`select seq from chain_head where chain = 'audit'`.execute(deps.db)).rows[0]?.seq ?? 0n
/** Deletes the entries of the audit log after `seq`. */
export async function forgetActs(at: Pick<ChainExchange, 'asOwner'>, seq: bigint): Promise<void> {
  await at.asOwner(sql`delete from audit_entry where seq > ${seq}`)
  await at.asOwner(sql`
    update chain_head set seq = ${seq}, hash = (select hash from audit_entry where seq = ${seq}) where chain = 'audit'`)
}
/** Two people end a restore. */
export const endRestore = (at: TestExchange, id: string): Promise<string> =>
  byTwo(at, { kind: 'restore_end', subjectId: id, verdict: 'approve', roles: ['finance', 'finance'] })
/** Starts a restore and returns its id. */
export const beginRestore = async ({ deps }: TestExchange): Promise<string> => {
  await deps.inTx('job:after_restore')(async (tx) => ok(await insertRestore(tx, randomUUID())))
  return (await openRestore(deps))?.id ?? ''
}
export type RestoredExchange = Awaited<ReturnType<typeof restoredExchange>>
/** A test server with a bank; its audit copy has a payment file with one payout that its database lost. */
export async function restoredExchange(folder: string) {
  const at = await bankExchange({ AUDIT_COPY_URL: 'http://127.0.0.1:1/entries', AUDIT_COPY_SECRET: copySecret })
  const own = join(folder, `${randomUUID()}.jsonl`)
  const keeps = await startAuditKeeper({ secret: copySecret, file: own })
  Object.assign(at.exchange.deps.config, { AUDIT_COPY_URL: keeps.url })
  const pay = await payingOut(at)
  const { id } = await pay.approved(await pay.payee(500_00n))
  const backup = await headOf(at.exchange)
  const { batch } = await pay.export()
  const xml = await pay.fileOf(batch?.id ?? '')
  await at.asOwner(sql`alter table payout disable trigger payout_guard`)
  await at.asOwner(sql`update payout set status = 'approved', batch_id = null where id = ${id}`)
  await at.asOwner(sql`alter table payout enable trigger payout_guard`)
  await at.asOwner(sql`delete from payout_batch where id = ${batch?.id}`)
  await at.asOwner(sql`delete from transition where entity = 'payout' and entity_id = ${id} and to_state = 'sent'`)
  await forgetActs(at, backup)
  return { at, pay, keeps, own, id, xml, batchId: batch?.id ?? '' }
}
/** Starts the reconciliation and reads the bank's feed to its end; the first read moves its position. */
export async function reconcileTwice(
  { at }: RestoredExchange,
  { signer }: Pick<ChainExchange, 'signer'>,
): Promise<string> {
  const restore = await beginRestore(at.exchange)
  const quiet = { ...signer.chain, chain: 'none', lastValidHeights: () => Promise.resolve(new Map()) }
  const reconcile = restoreReconciler({ ...at.exchange.deps, chain: quiet })
  await reconcile()
  await reconcile()
  return restore
}
/** Rewrites the file's entry in the copy and restarts the keeper of the copy. */
export async function rewrite(
  { at, own, keeps }: RestoredExchange,
  change: (entry: object) => object,
): Promise<AuditKeeper> {
  await keeps.stop()
  const lines = (await readFile(own, 'utf8')).split('\n')
  const changed = lines.map((line) => (line.includes(LOST_FILE) ? JSON.stringify(change(JSON.parse(line))) : line))
  await writeFile(own, changed.join('\n'))
  const again = await startAuditKeeper({ secret: copySecret, file: own })
  Object.assign(at.exchange.deps.config, { AUDIT_COPY_URL: again.url })
  return again
}
