import { VOLUME_DAYS } from '@tessera/domain/books/fees/trading-rates.ts'
import { addDays, dayOf } from '@tessera/domain/platform/clock/calendar.ts'
import { daysToCount } from '@tessera/domain/platform/clock/finished-days.ts'
import { ok } from '@tessera/domain/platform/outcome/outcome.ts'
import { referenceCurrency } from '#books/rates/reference-currency.ts'
import type { Deps } from '#platform/http/deps.ts'
import { insertTradedDay, insertVolumeDay, replaceVolumes } from './count-volume.sql.ts'
import { countedThrough } from './fee-basis.sql.ts'

/**
 * Counts each finished day's trades once, and then the volumes that determine fee tiers. It runs every minute, so a new
 * tier applies ten minutes after midnight (UTC).
 */
export async function countVolumes({ inTx: inTxAs }: Pick<Deps, 'inTx'>): Promise<void> {
  await inTxAs('job:trading_volume')(async (tx) => {
    const oldest = addDays(dayOf(tx.now), -VOLUME_DAYS)
    const counted = await countedThrough(tx)
    const next = counted === undefined ? oldest : addDays(counted, 1)
    const days = daysToCount(next < oldest ? oldest : next, tx.now, VOLUME_DAYS)
    const through = days.at(-1)
    if (through === undefined) return ok(undefined)
    for (const day of days) {
      // Another node has already counted the same days.
      if (!(await insertVolumeDay(tx, day))) return ok(undefined)
      await insertTradedDay(tx, day)
    }
    await replaceVolumes(tx, through, await referenceCurrency(tx))
    return ok(undefined)
  })
}
