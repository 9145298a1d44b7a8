import { ok, type Outcome, type Refusal } from '@tessera/domain/platform/outcome/outcome.ts'
import type { CopyStop } from '@tessera/domain/payments/withdrawals/copy-stop.ts'
import { copyOut } from '#services/audit/copy-out.ts'
import { copyRefusal, isCopied, serverTime } from '#services/audit/copy.sql.ts'
import type { Deps } from '#platform/http/deps.ts'
import type { Tx } from '#platform/database/tx.ts'
import { exportEntry } from './batches.sql.ts'
import { auditCopyAhead, auditCopySilent, payoutFileNotCopied, restoreOpen } from './refusals.ts'

type Needs = Pick<Deps, 'config' | 'db' | 'inTx' | 'log'>
export type CopyRefusal = 'RESTORE_OPEN' | 'AUDIT_COPY_AHEAD' | 'AUDIT_COPY_SILENT'

const refusalOf: Readonly<Record<CopyStop, Refusal<CopyRefusal>>> = {
  restoring: restoreOpen,
  copy_ahead: auditCopyAhead,
  copy_silent: auditCopySilent,
}

/**
 * Sends new entries to the copy of the audit log and requests its state. Returns the time after which a response of the
 * copy counts.
 */
export async function requestCopyState(deps: Needs): Promise<Date> {
  const since = await serverTime(deps)
  // If the keeper fails, its response is missing and the caller refuses.
  await copyOut(deps, true).catch((error: unknown) =>
    deps.log.warn({ err: error }, 'the audit copy could not be updated'),
  )
  return since
}

/**
 * Refuses while the copy has more entries than the database, or does not respond. Payments that the database has lost
 * may have been made (threat RST-01).
 */
export async function refuseUncopied(
  tx: Tx,
  config: Needs['config'],
  since: Date,
): Promise<Outcome<void, CopyRefusal>> {
  const stop = await copyRefusal(tx, config, since)
  return stop === undefined ? ok(undefined) : refusalOf[stop]
}

/** Refuses the download of a file before the copy has the list of its payouts. */
export async function refuseUnacknowledged(
  tx: Tx,
  { AUDIT_COPY_URL }: Needs['config'],
  batchId: string,
): Promise<Outcome<void, 'PAYOUT_FILE_NOT_COPIED'>> {
  if (AUDIT_COPY_URL === undefined) return ok(undefined)
  const entry = await exportEntry(tx, batchId)
  return entry !== undefined && (await isCopied(tx, entry.seq)) ? ok(undefined) : payoutFileNotCopied
}
