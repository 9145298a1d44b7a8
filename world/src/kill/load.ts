import { setTimeout as pause } from 'node:timers/promises'
import type { Database } from '../../../apps/server/src/platform/database/database.ts'
import { seededRandom, type Random } from '../makers/random.ts'
import type { KnownInvestor } from './investors.ts'
import type { TailWatch } from '../simulation/tail-watch.ts'
import { type Claim, claim, type Command, type NodeUrls, isUnknown, resolve } from './claims.ts'
import { type OperatorTokens, approvePayments } from './operators.ts'
import { eventually } from './eventually.ts'
import { forgetRates } from '../testing/direct-changes.sql.ts'
import type { TwoNodes } from './two-nodes.ts'

export type Counts = Record<'commands' | 'acknowledged' | 'unknown' | 'unknownDone' | 'refused', number>
export type LoadTarget = {
  readonly exchange: TwoNodes
  readonly db: Database
  /** The key from which the server derives the secrets of its emails. */
  readonly secretKey: string
  readonly investors: readonly KnownInvestor[]
  readonly operators: OperatorTokens
  readonly tail: TailWatch
}
type Kind = {
  readonly make: (investor: KnownInvestor, roll: Random) => Promise<Command>
  /** True if operators approve withdrawals and pay fiat orders during the load. */
  readonly withApprovals: boolean
}

const WORKERS = 8
/** The pause between two commands of one worker. */
const PAUSE_MS = 25
const PARALLEL = 16

/**
 * Sends commands as fast as they are answered, orders to both nodes, until `during` ends or aborts the load by its controller.
 * Returns all commands, answered or not.
 */
export async function underLoad(
  site: LoadTarget,
  roll: Random,
  { make, withApprovals }: Kind,
  during: (over: AbortController) => Promise<void>,
): Promise<Claim[]> {
  const { exchange, investors } = site
  await eventually(() => forgetRates(site))
  const claims: Claim[] = []
  const over = new AbortController()
  const worker = async (investor: KnownInvestor, mine: Random): Promise<void> => {
    while (!over.signal.aborted) {
      const command = await make(investor, mine)
      const made = await claim(
        command,
        command.name === 'order' && mine() < 0.5 ? exchange.urls.node : exchange.urls.world,
      )
      claims.push(made)
      if (made.id !== undefined) investor.made.push({ name: made.command.name, id: made.id })
      await pause(PAUSE_MS)
    }
  }
  const asking = Array.from({ length: WORKERS }, (_, at) => {
    const investor = investors[at % investors.length]
    if (investor === undefined) throw new Error('there is no customer for this command')
    return worker(investor, seededRandom(Math.floor(roll() * 2 ** 31)))
  })
  const all = Promise.all([
    ...asking,
    ...(withApprovals ? [approvePayments(site, exchange.urls.world, over.signal)] : []),
  ])
  // An error ends the load immediately and is thrown where the load is awaited.
  all.catch(() => over.abort())
  try {
    await during(over)
  } finally {
    over.abort()
  }
  await all
  return claims
}

/** Repeats unanswered commands, and compares every response with the state of the product. */
export async function settleClaims(made: readonly Claim[], urls: NodeUrls, tally: Counts): Promise<Claim[]> {
  const settled: Claim[] = []
  for (let at = 0; at < made.length; at += PARALLEL)
    settled.push(...(await Promise.all(made.slice(at, at + PARALLEL).map((each) => settle(each, urls, tally)))))
  return settled
}

async function settle(each: Claim, [world, node]: NodeUrls, tally: Counts): Promise<Claim> {
  const { wasDone, ...after } = await resolve(each, [world, each.command.name === 'order' ? node : world])
  tally.commands += 1
  tally[isUnknown(each) ? 'unknown' : each.id === undefined ? 'refused' : 'acknowledged'] += 1
  if (isUnknown(each) && wasDone) tally.unknownDone += 1
  return after
}
