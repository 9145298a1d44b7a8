import type { FreezeCause } from '@tessera/domain/access/security/frozen-scopes.ts'
import { HOUR_MS } from '@tessera/domain/platform/clock/durations.ts'
import type { Tx } from '#platform/database/tx.ts'
import { extendFreeze, freezeBegin, insertFreeze } from './freezes.sql.ts'
import { readSetting } from '#platform/settings/settings.sql.ts'

export type Paused = { readonly from: Date; readonly until: Date }

/**
 * Pauses withdrawals from now for the given hours, or for those of the settings (specification §9). Of several pauses
 * the latest end counts. The caller must have locked the customer's row, so that accepted payments come before the
 * pause, whatever the clocks show.
 */
export async function pauseWithdrawals(
  tx: Tx,
  customerId: string,
  cause: FreezeCause,
  hours?: number,
): Promise<Paused> {
  const pause = pauseFrom(await freezeBegin(tx, customerId), hours ?? (await pauseHours(tx)))
  await insertFreeze(tx, customerId, cause, pause)
  return pause
}

/** Extends the running pause of a cause that continues, so that its owner gets only one message. */
export async function extendPause(tx: Tx, customerId: string, cause: FreezeCause): Promise<void> {
  await extendFreeze(tx, customerId, cause, pauseFrom(await freezeBegin(tx, customerId), await pauseHours(tx)))
}

/** The hours of a pause after a security change, from the settings. */
export const pauseHours = async (tx: Tx): Promise<number> => (await readSetting(tx, 'waits')).securityPauseHours

const pauseFrom = (from: Date, hours: number): Paused => ({ from, until: new Date(from.getTime() + hours * HOUR_MS) })
