import type { FreezeCause } from '@tessera/domain/access/security/frozen-scopes.ts'
import { HOUR_MS } from '@tessera/domain/platform/clock/durations.ts'
import type { Config } from '#platform/config/config.ts'
import type { Tx } from '#platform/database/tx.ts'
import { extendFreeze, freezeBegin, insertFreeze } from './freezes.sql.ts'

type Hours = Pick<Config, 'FREEZE_HOURS'>
export type Paused = { readonly from: Date; readonly until: Date }

/**
 * Pauses withdrawals for the configured hours from now (specification §9). Of several pauses the latest end counts. The
 * caller has locked the customer's row, so accepted payments precede the pause, whatever the clocks.
 */
export async function pauseWithdrawals(config: Hours, tx: Tx, customerId: string, cause: FreezeCause): Promise<Paused> {
  const pause = pauseFrom(config, await freezeBegin(tx, customerId))
  await insertFreeze(tx, customerId, cause, pause)
  return pause
}

/** Extends the running pause of a cause that continues, so that its owner gets only one message. */
export async function extendPause(config: Hours, tx: Tx, customerId: string, cause: FreezeCause): Promise<void> {
  await extendFreeze(tx, customerId, cause, pauseFrom(config, await freezeBegin(tx, customerId)))
}

const pauseFrom = ({ FREEZE_HOURS }: Hours, from: Date): Paused => ({
  from,
  until: new Date(from.getTime() + FREEZE_HOURS * HOUR_MS),
})
