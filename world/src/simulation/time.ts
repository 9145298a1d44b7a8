import { DAY_MS, HOUR_MS, MINUTE_MS } from '@tessera/domain/platform/clock/durations.ts'
import { refreshRates } from '../../../apps/server/src/books/rates/refresh-rates.ts'
import { between } from '../makers/random.ts'
import type { Act } from './action.ts'
import { forgetRates } from '../testing/direct-changes.sql.ts'
import type { System } from './system.ts'

const SECOND_MS = 1000

export const runJobs: Act = ({ system }) => system.tick()

/** Advances the clock and reads rates again, as a loop of the server does. */
async function passTime(system: System, ms: number): Promise<void> {
  system.pass(ms)
  await refreshRates(system.server.deps)
}

export const passSeconds: Act = ({ system }, roll) => passTime(system, between(roll, 1, 30) * SECOND_MS)
export const passMinutes: Act = async ({ system }, roll) => {
  await passTime(system, between(roll, 1, 50) * MINUTE_MS)
  return forgetRates(system.server.deps)
}
export const passHours: Act = ({ system }, roll) => passTime(system, between(roll, 1, 20) * HOUR_MS)
export const passDays: Act = ({ system }, roll) => passTime(system, between(roll, 1, 6) * DAY_MS)
