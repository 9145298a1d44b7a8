import type { Config } from '../platform/config.ts'
import type { Tx } from '../platform/tx.ts'
import { type FreezeCause, freezeBegin, insertFreeze } from './freezes.sql.ts'

/**
 * Stops withdrawals for the configured hours from now (specification §9); of several pauses the latest end counts. The
 * customer's row is locked by the caller: what was let through came before, whoever's clock was ahead.
 */
export async function pauseWithdrawals(
  config: Pick<Config, 'FREEZE_HOURS'>,
  tx: Tx,
  customerId: string,
  cause: FreezeCause,
): Promise<{ readonly from: Date; readonly until: Date }> {
  const from = await freezeBegin(tx, customerId)
  const freeze = { from, until: new Date(from.getTime() + config.FREEZE_HOURS * 3_600_000) }
  await insertFreeze(tx, customerId, cause, freeze)
  return freeze
}
