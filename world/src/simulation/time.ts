import { between } from '../makers/dice.ts'
import type { Act } from './action.ts'
import { forgetRates } from './look.sql.ts'
import { DAY_MS, HOUR_MS } from './offers.ts'

const MINUTE_MS = 60_000

export const runJobs: Act = ({ town }) => town.tick()

export const passSeconds: Act = async ({ town }, roll) => town.pass(between(roll, 1, 30) * 1000)
export const passMinutes: Act = async ({ town }, roll) => {
  town.pass(between(roll, 1, 50) * MINUTE_MS)
  return forgetRates(town.server.deps)
}
export const passHours: Act = async ({ town }, roll) => town.pass(between(roll, 1, 20) * HOUR_MS)
export const passDays: Act = async ({ town }, roll) => town.pass(between(roll, 1, 6) * DAY_MS)
