import { markets } from '@tessera/contract/markets.ts'
import { setTimeout as pause } from 'node:timers/promises'
import { verify } from '../../../apps/server/src/audit/verify.ts'
import type { Database } from '../../../apps/server/src/platform/database.ts'
import { systemRandom } from '../../../apps/server/src/platform/random.ts'
import { databaseClock, makeInTx } from '../../../apps/server/src/platform/tx.ts'
import { bothStates } from '../both-states.ts'
import { between, dice, type Dice } from '../makers/dice.ts'
import { type Known, openAskers } from './askers.ts'
import { type Claim, claim, type Doors, isUnknown, resolve } from './claims.ts'
import { clientOf, someCommand } from './commands.ts'
import { type Desk, openDesk, workAtDesk } from './desk.ts'
import { eventually } from './eventually.ts'
import { countedNames, forgetRates, idsByEmail, idsOf, underWay } from './look.sql.ts'
import { Recorder } from './recorder.ts'
import { isNode, type Target, TwoNodes } from './two-nodes.ts'

export type KillPlan = {
  readonly folder: string
  readonly port: number
  readonly kills: number
  readonly seed: number
  /** In turn. */
  readonly of: readonly Target[]
  readonly tell: (line: string) => void
}
export type KillTally = Record<
  'commands' | 'acknowledged' | 'unknown' | 'unknownDone' | 'refused' | 'frames',
  number
> & {
  readonly kills: Map<Target, number>
}

const PAIR = 'AURB-tUSD'
const WORKERS = 8
const LEAST_MS = 200
const MOST_MS = 2_500
/** Between two of one worker's commands. */
const PACE_MS = 25
const QUIET_MS = 120_000
const AT_ONCE = 16

type Site = {
  readonly house: TwoNodes
  readonly db: Database
  readonly askers: readonly Known[]
  readonly desk: Desk
  readonly recorders: readonly Recorder[]
}

/** Kills parts of the house under load again and again. After each kill it must know everything that it acknowledged. */
export async function killOften({ folder, port, kills, seed, of, tell }: KillPlan): Promise<KillTally> {
  const roll = dice(seed)
  const house = await TwoNodes.open(folder, port)
  let recorders: readonly Recorder[] = []
  try {
    const site = await openSite(house)
    recorders = site.recorders
    const before = await everything(site)
    const tally: KillTally = {
      commands: 0,
      acknowledged: 0,
      unknown: 0,
      unknownDone: 0,
      refused: 0,
      frames: 0,
      kills: new Map(of.map((target) => [target, 0])),
    }
    const claims: Claim[] = []
    for (let kill = 0; kill < kills; kill += 1) {
      const target = of[kill % of.length] ?? 'leader'
      const made = await loadWhileKilled(site, target, roll)
      claims.push(...(await settleClaims(made, [house.urls.world, house.urls.node], tally)))
      await noFindings(site, `kill ${kill + 1} of seed ${seed}, ${target}`)
      tally.kills.set(target, (tally.kills.get(target) ?? 0) + 1)
      tell(`kill ${kill + 1}, ${target}: ${made.length} commands, ${made.filter(isUnknown).length} without an answer`)
    }
    await quiet(site)
    await noFindings(site, 'the end')
    await allThere(site, claims, before)
    await sameBooks(site)
    await sameStates(house.databaseUrl)
    tally.frames = site.recorders.reduce((sum, { frames }) => sum + frames, 0)
    return tally
  } finally {
    for (const recorder of recorders) recorder.stop()
    await house.close()
  }
}

async function openSite(house: TwoNodes): Promise<Site> {
  const { db, urls } = house
  const world = { db, random: systemRandom, inTx: (actor: string) => makeInTx(db, databaseClock, actor) }
  const askers = await openAskers(world, await idsByEmail({ db }, 'customer'), urls.world)
  const desk = await openDesk(world, await idsByEmail({ db }, 'operator'))
  const recorders = [urls.world, urls.node].map((url) => new Recorder(url, PAIR))
  return { house, db, askers, desk, recorders }
}

/** Everybody asks as fast as they are answered, orders at both nodes, while a part is killed in the middle of it. */
async function loadWhileKilled(site: Site, target: Target, roll: Dice): Promise<Claim[]> {
  const { house } = site
  await eventually(() => forgetRates(site))
  const claims: Claim[] = []
  const over = new AbortController()
  const worker = async (asker: Known, mine: Dice): Promise<void> => {
    while (!over.signal.aborted) {
      const command = await someCommand(asker, mine)
      const made = await claim(command, command.name === 'order' && mine() < 0.5 ? house.urls.node : house.urls.world)
      claims.push(made)
      if (made.id !== undefined) asker.made.push({ name: made.command.name, id: made.id })
      await pause(PACE_MS)
    }
  }
  const asking = Array.from({ length: WORKERS }, (_, at) => {
    const asker = site.askers[at % site.askers.length]
    if (asker === undefined) throw new Error('nobody asks')
    return worker(asker, dice(Math.floor(roll() * 2 ** 31)))
  })
  const all = Promise.all([...asking, workAtDesk(site, house.urls.world, over.signal)])
  // What is wrong ends the load at once; it is thrown where the load is waited for.
  all.catch(() => over.abort())
  await pause(between(roll, LEAST_MS, MOST_MS))
  await house.kill(target)
  await pause(between(roll, LEAST_MS, MOST_MS / 2))
  if (isNode(target)) over.abort()
  await house.mend(target)
  if (!over.signal.aborted) await pause(between(roll, LEAST_MS, MOST_MS))
  over.abort()
  await all
  return claims
}

async function settleClaims(made: readonly Claim[], doors: Doors, tally: KillTally): Promise<Claim[]> {
  const settled: Claim[] = []
  for (let at = 0; at < made.length; at += AT_ONCE)
    settled.push(...(await Promise.all(made.slice(at, at + AT_ONCE).map((each) => settle(each, doors, tally)))))
  return settled
}

async function settle(each: Claim, [world, node]: Doors, tally: KillTally): Promise<Claim> {
  const { wasDone, ...after } = await resolve(each, [world, each.command.name === 'order' ? node : world])
  tally.commands += 1
  tally[isUnknown(each) ? 'unknown' : each.id === undefined ? 'refused' : 'acknowledged'] += 1
  if (isUnknown(each) && wasDone) tally.unknownDone += 1
  return after
}

async function noFindings({ house, recorders }: Site, when: string): Promise<void> {
  const findings = await eventually(() => house.auditUrl().then((url) => verify(url, 'everything')))
  if (findings.length > 0) throw new Error(`${when}: ${JSON.stringify(findings.slice(0, 20), undefined, 1)}`)
  const faults = recorders.flatMap((recorder) => recorder.faults)
  if (faults.length > 0) throw new Error(`${when}: ${faults.slice(0, 20).join('; ')}`)
}

/** Signed, sent, confirmed: what was on its way arrives. */
async function quiet(site: Site): Promise<void> {
  for (let waited = 0; waited < QUIET_MS; waited += 500) {
    if ((await underWay(site)) === 0) return
    await pause(500)
  }
  throw new Error('payments are still under way')
}

/** The book that each reader put together from its frames is the one that the node shows. */
async function sameBooks({ house, recorders, askers }: Site): Promise<void> {
  for (const recorder of recorders)
    await eventually(async () => {
      const { bids, asks } = await clientOf(markets, house.urls.world, askers[0]?.token ?? '').book({ symbol: PAIR })
      const shown = JSON.stringify([bids, asks])
      const read = recorder.book
      const told = JSON.stringify([read.bids.slice(0, bids.length), read.asks.slice(0, asks.length)])
      if (told !== shown) throw new Error(`the stream tells ${told}, the node shows ${shown}`)
    })
}

/** Decided once more from its first order, the story comes to what the tables say. */
async function sameStates(databaseUrl: string): Promise<void> {
  const { orders, read, replayed } = await bothStates(databaseUrl)
  if (read !== replayed) throw new Error(`${orders} orders decided once more come to another state`)
}

type Everything = ReadonlyMap<(typeof countedNames)[number], ReadonlySet<string>>
async function everything(site: Site, withRefused = false): Promise<Everything> {
  const people = site.askers.map(({ id }) => id)
  const ids = countedNames.map(async (name) => [name, await idsOf(site, name, people, withRefused)] as const)
  return new Map(await Promise.all(ids))
}

/** What is there is what was acknowledged, first or when asked again: no more and no less. */
async function allThere(site: Site, claims: readonly Claim[], before: Everything): Promise<void> {
  // A transfer out of spot that waits for a leader is acknowledged before it is refused.
  const [after, kept] = [await everything(site), await everything(site, true)]
  for (const name of countedNames) {
    const told = new Set(claims.flatMap(({ command, id }) => (command.name === name && id !== undefined ? [id] : [])))
    const made = (after.get(name) ?? new Set()).difference(before.get(name) ?? new Set())
    const [lost, extra] = [[...told.difference(kept.get(name) ?? new Set())], [...made.difference(told)]]
    if (lost.length + extra.length > 0) throw new Error(`${name}: lost ${lost.join()}, never told of ${extra.join()}`)
  }
}
