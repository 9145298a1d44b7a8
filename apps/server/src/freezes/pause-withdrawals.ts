import type { Config } from '../platform/config.ts'
import type { Tx } from '../platform/tx.ts'
import { type FreezeCause, insertFreeze } from './freezes.sql.ts'

/** Stops withdrawals for the configured hours from now (specification §9); of several pauses the latest end counts. */
export async function pauseWithdrawals(
  config: Pick<Config, 'FREEZE_HOURS'>,
  tx: Tx,
  customerId: string,
  cause: FreezeCause,
): Promise<Date> {
  const until = new Date(tx.now.getTime() + config.FREEZE_HOURS * 3_600_000)
  await insertFreeze(tx, customerId, cause, until)
  return until
}
