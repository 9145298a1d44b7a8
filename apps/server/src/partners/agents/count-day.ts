import { dayBefore } from '@tessera/domain/partners/agents/month.ts'
import { daysToCount } from '@tessera/domain/platform/clock/finished-days.ts'
import { type Above, type Rebate, rebatesOf, takenBack } from '@tessera/domain/partners/agents/shares.ts'
import { negated, type Ppm, ppm } from '@tessera/domain/books/money/amount.ts'
import { ok } from '@tessera/domain/platform/outcome/outcome.ts'
import { readExchange } from '#identity/eligibility/holdings.sql.ts'
import type { Deps } from '#platform/http/deps.ts'
import type { Tx } from '#platform/database/tx.ts'
import { rewardExclusions } from './reward-exclusions.ts'
import {
  rewardsEarnedOn,
  firstDay,
  feesRefundedOn,
  insertDay,
  insertRebate,
  inviterOf,
  agentAndAbove,
  type ChargedFee,
  feesChargedOn,
} from './count-fees.sql.ts'
import { readSetting } from '#platform/settings/settings.sql.ts'
import type { Setting } from '@tessera/contract/platform/settings/setting-areas.ts'

type CountDeps = Pick<Deps, 'inTx' | 'random'>
type Rewards = Setting<'rewards'>
/** Maximum number of days per run; the next run continues after them. */
const DAYS_PER_RUN = 31

/** Counts the rewards of agents and inviters for each finished day, each day once and in one transaction. */
export async function countDueDays(deps: CountDeps): Promise<void> {
  const inTx = deps.inTx('job:rebates')
  const due = await inTx(async (tx) => {
    const invites = (await readSetting(tx, 'rewards')).invitationPpm > 0
    const first = await firstDay(tx, { today: dayBefore(tx.now), invites })
    return ok(first === undefined ? [] : daysToCount(first, tx.now, DAYS_PER_RUN))
  })
  for (const day of due.value) await inTx(async (tx) => ok(await countDay(tx, deps, day)))
}

async function countDay(tx: Tx, deps: CountDeps, day: string): Promise<void> {
  if (!(await insertDay(tx, day))) return
  const rewards = await readSetting(tx, 'rewards')
  for (const taken of await feesChargedOn(tx, day)) {
    const { customer: client, coin, fee } = taken
    for (const rebate of await sharesOf(tx, rewards, taken, day))
      await insertRebate(tx, {
        id: deps.random.uuid(),
        ...rebate,
        via: taken.agent,
        client,
        day,
        feeDay: day,
        coin,
        fee,
      })
  }
  for (const back of await feesRefundedOn(tx, day)) await reverseRewards(tx, deps, back, day)
}

async function sharesOf(tx: Tx, rewards: Rewards, taken: ChargedFee, day: string): Promise<Rebate[]> {
  const { line, rates } =
    taken.agent === null ? await invitedLine(tx, rewards, taken) : await agentLine(tx, taken.agent, day)
  return rebatesOf(taken.fee, rates, { client: taken, line, barred: rewardExclusions(rewards, await readExchange(tx)) })
}

type Line = { readonly line: readonly Above[]; readonly rates: readonly Ppm[] }

/**
 * Returns the line. The client's own agent determines the rates of the whole line. While that agent is inactive or has
 * no licence, nobody in it earns.
 */
async function agentLine(tx: Tx, agent: string, day: string): Promise<Line> {
  const line = await agentAndAbove(tx, agent, day)
  const [first] = line
  const rates = first?.isPaid === true ? [first.own, first.parent, first.grand].map((rate) => rate ?? ppm(0)) : []
  return { line, rates }
}

async function invitedLine(tx: Tx, { invitationPpm }: Rewards, taken: ChargedFee): Promise<Line> {
  if (taken.inviter === null || invitationPpm === 0) return { line: [], rates: [] }
  return {
    line: [{ agent: null, ...(await inviterOf(tx, taken.inviter)) }],
    rates: [ppm(invitationPpm)],
  }
}

/** Takes back the part of each reward that belongs to a refunded fee. */
async function reverseRewards(
  tx: Tx,
  { random }: CountDeps,
  { fee, ...of }: Awaited<ReturnType<typeof feesRefundedOn>>[number],
  day: string,
): Promise<void> {
  for (const { left, ...earned } of await rewardsEarnedOn(tx, of)) {
    const back = takenBack(fee, earned.rate, left)
    if (back > 0n) await insertRebate(tx, { id: random.uuid(), ...of, ...earned, day, fee, amount: negated(back) })
  }
}
