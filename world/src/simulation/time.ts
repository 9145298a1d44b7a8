import { refreshRates } from '../../../apps/server/src/books/rates/refresh-rates.ts'
import { between } from '../makers/dice.ts'
import type { Act } from './action.ts'
import { forgetRates } from './look.sql.ts'
import { DAY_MS, HOUR_MS } from './offers.ts'
import type { Town } from './town.ts'

const SECOND_MS = 1000
const MINUTE_MS = 60_000

export const runJobs: Act = ({ town }) => town.tick()

/** Advances the clock and reads rates again, as a loop of the server does. */
async function letPass(town: Town, ms: number): Promise<void> {
  town.pass(ms)
  await refreshRates(town.server.deps)
}

export const passSeconds: Act = ({ town }, roll) => letPass(town, between(roll, 1, 30) * SECOND_MS)
export const passMinutes: Act = async ({ town }, roll) => {
  await letPass(town, between(roll, 1, 50) * MINUTE_MS)
  return forgetRates(town.server.deps)
}
export const passHours: Act = ({ town }, roll) => letPass(town, between(roll, 1, 20) * HOUR_MS)
export const passDays: Act = ({ town }, roll) => letPass(town, between(roll, 1, 6) * DAY_MS)
