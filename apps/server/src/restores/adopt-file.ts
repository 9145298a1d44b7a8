import { assert } from '@tessera/domain/outcome.ts'
import { minus, total } from '@tessera/domain/money/amount.ts'
import { z } from 'zod'
import type { EntryRow } from '../audit/audit.sql.ts'
import { findBatch, insertBatch } from '../payouts/batches.sql.ts'
import { lockOurSide } from '../payouts/our-side.sql.ts'
import { lockPayout, mustStep, type PayoutRow, setBatch } from '../payouts/payouts.sql.ts'
import type { Tx } from '../platform/tx.ts'

/** The act of which the audit log tells what was exported. */
export const LOST_FILE = 'payouts.export_batch'
const Exported = z.looseObject({ fiat: z.string(), sha256: z.string(), ids: z.array(z.uuid()) })

/**
 * A payment file that this database forgot. Whoever had it may have given it to the bank, so what it names counts as sent: the
 * bank's debit pays it, or two people quote the bank's refusal.
 */
export async function adoptFile(tx: Tx, { target_id: id, actor, after }: EntryRow): Promise<void> {
  const { fiat, sha256, ids } = Exported.parse(after)
  if ((await findBatch(tx, id)) !== undefined) return
  const forgotten: PayoutRow[] = []
  for (const each of ids) {
    const payout = await lockPayout(tx, { id: each })
    // One that was requested after the backup is not here: its customer has that money, and the bank's debit will show.
    if (payout?.status === 'approved' || payout?.status === 'review') forgotten.push(payout)
  }
  const ours = await lockOurSide(tx, fiat)
  assert(ours.ok, `our account in ${fiat}, which file ${id} was made for`)
  if (forgotten.length === 0) return
  await insertBatch(tx, {
    id,
    bank_account_id: ours.value.id,
    coin: fiat,
    payouts: forgotten.length,
    total: total(forgotten.map((p) => minus(p.amount, p.fee))),
    file_sha256: sha256,
    made_by: actor.replace('operator:', ''),
  })
  for (const { id: payout } of forgotten) {
    await setBatch(tx, payout, id)
    await mustStep(tx, payout, 'adopt')
  }
}
