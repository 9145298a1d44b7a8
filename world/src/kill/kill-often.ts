import { markets } from '@tessera/contract/trading/markets/markets.ts'
import { setTimeout as pause } from 'node:timers/promises'
import { verify } from '../../../apps/server/src/services/audit/verify.ts'
import { systemRandom } from '../../../apps/server/src/platform/random/random.ts'
import { databaseClock, makeInTx } from '../../../apps/server/src/platform/database/tx.ts'
import { stateHashes } from '../state-hashes.ts'
import { between, seededRandom, type Random } from '../makers/random.ts'
import { watchTail } from '../simulation/tail-watch.ts'
import { openInvestors } from './investors.ts'
import { withdrawalFaults } from './chain-book.ts'
import { type Claim, isUnknown } from './claims.ts'
import { clientOf, someCommand } from './commands.ts'
import { openOperators } from './operators.ts'
import { eventually } from './eventually.ts'
import { type Counts, type LoadTarget, settleClaims, underLoad } from './load.ts'
import { countedNames, withdrawalStatuses, idsByEmail, idsOf, countInTransit } from './state.sql.ts'
import { Recorder } from './recorder.ts'
import { restoreCopy } from './restore-copy.ts'
import { isNode, type Target, TwoNodes } from './two-nodes.ts'

export type KillPlan = {
  readonly folder: string
  readonly port: number
  readonly kills: number
  readonly seed: number
  /** Killed in this order. */
  readonly of: readonly Target[]
  readonly tell: (line: string) => void
}
export type KillTally = Counts & {
  frames: number
  restores: number
  /** Runs of the tail check of the ledger. */
  tailChecks: number
  readonly kills: Map<Target, number>
}

const PAIR = 'AURB-tUSD'
const MIN_MS = 200
const MAX_MS = 2_500
/** Longer than a signer waits after its start before it signs what was requested earlier. */
const QUIET_MS = 240_000
/** Restores a copy of the database after the fifth kill and then after every twentieth. */
const RESTORE_EVERY = 20
const FIRST_RESTORE = 5

type Site = LoadTarget & { recorders: Recorder[] }

/** Kills parts of the exchange under load repeatedly. After each kill, everything acknowledged must exist. */
export async function killOften({ folder, port, kills, seed, of, tell }: KillPlan): Promise<KillTally> {
  const roll = seededRandom(seed)
  const exchange = await TwoNodes.open(folder, port)
  let site: Site | undefined
  try {
    site = await openSite(exchange)
    const before = await readEverything(site)
    const tally = emptyTally(of)
    const claims: Claim[] = []
    for (let kill = 0; kill < kills; kill += 1) {
      const target = of[kill % of.length] ?? 'leader'
      const made = await loadWhileKilled(site, target, roll)
      claims.push(...(await settleClaims(made, [exchange.urls.world, exchange.urls.node], tally)))
      await noFindings(site, `kill ${kill + 1} of seed ${seed}, ${target}`)
      tally.kills.set(target, (tally.kills.get(target) ?? 0) + 1)
      tell(`kill ${kill + 1}, ${target}: ${made.length} commands, ${made.filter(isUnknown).length} without an answer`)
      if ((kill + 1) % RESTORE_EVERY !== FIRST_RESTORE) continue
      claims.push(...(await restored(site, roll, tally)))
      await noFindings(site, `the restore after kill ${kill + 1} of seed ${seed}`)
      tell('a copy of the database was restored, and two people ended the restore')
    }
    await untilQuiet(site)
    await noFindings(site, 'the end')
    await checkAcknowledged(site, claims, before)
    await sameBooks(site)
    await sameStates(exchange.databaseUrl)
    tally.frames += framesOf(site)
    tally.tailChecks = site.tail.tailChecks()
    return tally
  } finally {
    await site?.tail.stop()
    for (const recorder of site?.recorders ?? []) recorder.stop()
    await exchange.close()
  }
}

const emptyTally = (of: readonly Target[]): KillTally => ({
  commands: 0,
  acknowledged: 0,
  unknown: 0,
  unknownDone: 0,
  refused: 0,
  frames: 0,
  restores: 0,
  tailChecks: 0,
  kills: new Map(of.map((target) => [target, 0])),
})

async function openSite(exchange: TwoNodes): Promise<Site> {
  const { db, urls } = exchange
  const world = { db, random: systemRandom, inTx: (actor: string) => makeInTx(db, databaseClock, actor) }
  const investors = await openInvestors(world, await idsByEmail({ db }, 'customer'), urls.world)
  const operators = await openOperators(world, await idsByEmail({ db }, 'operator'))
  const tail = watchTail({ auditUrl: () => exchange.auditUrl(), unexpectedErrors: [], now: () => new Date() })
  const secretKey = await exchange.secretKey()
  return { exchange, db, secretKey, investors, operators, tail, recorders: openRecorders(exchange) }
}

/** Kills a process during the load. */
const loadWhileKilled = (site: Site, target: Target, roll: Random): Promise<Claim[]> =>
  underLoad(site, roll, { make: someCommand, withApprovals: true }, async (over) => {
    const { exchange } = site
    await pause(between(roll, MIN_MS, MAX_MS))
    await exchange.kill(target)
    await pause(between(roll, MIN_MS, MAX_MS / 2))
    if (isNode(target)) over.abort()
    await exchange.mend(target)
    if (!over.signal.aborted) await pause(between(roll, MIN_MS, MAX_MS))
  })

/** Restarts the stream readers after a restore, because event numbers of the lost time are reused. */
async function restored(site: Site, roll: Random, tally: KillTally): Promise<Claim[]> {
  for (const recorder of site.recorders) recorder.stop()
  tally.frames += framesOf(site)
  site.recorders = []
  const urls = [site.exchange.urls.world, site.exchange.urls.node] as const
  const remaining = await restoreCopy(site, roll, urls, tally)
  site.recorders = openRecorders(site.exchange)
  tally.restores += 1
  return remaining
}

const framesOf = ({ recorders }: Site): number => recorders.reduce((sum, { frames }) => sum + frames, 0)
const openRecorders = ({ urls }: TwoNodes): Recorder[] => [urls.world, urls.node].map((url) => new Recorder(url, PAIR))

async function noFindings({ exchange, db, recorders, tail }: Site, when: string): Promise<void> {
  await tail.looked()
  const findings = await eventually(() => exchange.auditUrl().then((url) => verify(url, 'everything')))
  const wrong = [...tail.found, ...findings]
  if (wrong.length > 0)
    throw new Error(`the ledger check failed ${when}: ${JSON.stringify(wrong.slice(0, 20), undefined, 1)}`)
  // The chain is read last; a payment in between already has its withdrawal.
  const withdrawals = await eventually(() => withdrawalStatuses({ db }))
  const paid = await eventually(() => exchange.payments())
  const faults = [...recorders.flatMap((recorder) => recorder.faults), ...withdrawalFaults(withdrawals, paid)]
  if (faults.length > 0) throw new Error(`chain and ledger differ ${when}: ${faults.slice(0, 20).join('; ')}`)
}

/** Waits until all payments are signed, sent and confirmed. */
async function untilQuiet(site: Site): Promise<void> {
  for (let waited = 0; waited < QUIET_MS; waited += 500) {
    if ((await countInTransit(site)) === 0) return
    await pause(500)
  }
  throw new Error('payments are still in progress after the longest wait')
}

/** Checks that the book that each reader built from its frames equals the book of the node. */
async function sameBooks({ exchange, recorders, investors }: Site): Promise<void> {
  for (const recorder of recorders)
    await eventually(async () => {
      const { bids, asks } = await clientOf(markets, exchange.urls.world, investors[0]?.token ?? '').book({
        symbol: PAIR,
      })
      const bookOfNode = JSON.stringify([bids, asks])
      const read = recorder.book
      const streamed = JSON.stringify([read.bids.slice(0, bids.length), read.asks.slice(0, asks.length)])
      if (streamed !== bookOfNode) throw new Error(`the stream gives ${streamed}, the node gives ${bookOfNode}`)
    })
}

/** Checks that a replay of all orders gives the state in the tables. */
async function sameStates(databaseUrl: string): Promise<void> {
  const { orders, read, replayed } = await stateHashes(databaseUrl)
  if (read !== replayed) throw new Error(`the replay of ${orders} orders gave a different state`)
}

type Everything = ReadonlyMap<(typeof countedNames)[number], ReadonlySet<string>>
async function readEverything(site: Site, withRefused = false): Promise<Everything> {
  const people = site.investors.map(({ id }) => id)
  const ids = countedNames.map(async (name) => [name, await idsOf(site, name, people, withRefused)] as const)
  return new Map(await Promise.all(ids))
}

/** Checks that exactly the acknowledged objects exist, acknowledged at first or after a repetition. */
async function checkAcknowledged(site: Site, claims: readonly Claim[], before: Everything): Promise<void> {
  // A transfer out of spot that waits for a leader is acknowledged before it may be refused.
  const [after, remaining] = [await readEverything(site), await readEverything(site, true)]
  for (const name of countedNames) {
    const acknowledged = new Set(
      claims.flatMap(({ command, id }) => (command.name === name && id !== undefined ? [id] : [])),
    )
    const made = (after.get(name) ?? new Set()).difference(before.get(name) ?? new Set())
    const [lost, extra] = [
      [...acknowledged.difference(remaining.get(name) ?? new Set())],
      [...made.difference(acknowledged)],
    ]
    if (lost.length + extra.length > 0)
      throw new Error(
        `${name}: these were lost: ${lost.join()}; these exist without an acknowledgement: ${extra.join()}`,
      )
  }
}
