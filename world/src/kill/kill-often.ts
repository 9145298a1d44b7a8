import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { verify } from '../../../apps/server/src/audit/verify.ts'
import { connect, type Database } from '../../../apps/server/src/platform/database.ts'
import { systemRandom } from '../../../apps/server/src/platform/random.ts'
import { roleUrl } from '../../../apps/server/src/platform/roles.ts'
import { databaseClock, makeInTx } from '../../../apps/server/src/platform/tx.ts'
import { between, dice, type Dice } from '../makers/dice.ts'
import { startPostgres } from '../postgres.ts'
import { type Known, openAskers } from './askers.ts'
import { type Claim, claim, isUnknown, resolve } from './claims.ts'
import { someCommand } from './commands.ts'
import { type Desk, openDesk, workAtDesk } from './desk.ts'
import { countedNames, forgetRates, idsByEmail, idsOf, underWay } from './look.sql.ts'
import { type ServerProcess, startServer } from './server-process.ts'

export type KillPlan = { readonly folder: string; readonly port: number; readonly kills: number; readonly seed: number }
export type KillTally = {
  commands: number
  acknowledged: number
  unknown: number
  unknownDone: number
  refused: number
}

const WORKERS = 8
const LEAST_MS = 200
const MOST_MS = 2_500
const QUIET_MS = 120_000

type Site = { readonly db: Database; readonly auditUrl: string; readonly askers: readonly Known[]; readonly desk: Desk }

/** Kills the server under load again and again. After each kill it must know everything that it acknowledged. */
export async function killOften({ folder, port, kills, seed }: KillPlan): Promise<KillTally> {
  const roll = dice(seed)
  let server = await startServer(folder, port)
  try {
    const site = await openSite(folder, server.url)
    const before = await everything(site)
    const tally: KillTally = { commands: 0, acknowledged: 0, unknown: 0, unknownDone: 0, refused: 0 }
    const claims: Claim[] = []
    for (let kill = 0; kill < kills; kill += 1) {
      const made = await loadUntilKilled(site, server, roll)
      server = await startServer(folder, port)
      claims.push(...(await settleClaims(made, server.url, tally)))
      await noFindings(site, `kill ${kill + 1} of seed ${seed}`)
    }
    await quiet(site)
    await noFindings(site, 'the end')
    await allThere(site, claims, before)
    await site.db.destroy()
    return tally
  } finally {
    await server.stop()
  }
}

/** The database of the server that runs: shared, so that it stays with the server. */
async function openSite(folder: string, url: string): Promise<Site> {
  const postgres = await startPostgres(join(folder, 'postgres'))
  const { db } = connect(postgres.url, { max: 6, onError: () => undefined })
  const world = { db, random: systemRandom, inTx: (actor: string) => makeInTx(db, databaseClock, actor) }
  const askers = await openAskers(world, await idsByEmail({ db }, 'customer'), url)
  const desk = await openDesk(world, await idsByEmail({ db }, 'operator'))
  return { db, auditUrl: roleUrl(postgres.url, 'audit_ro'), askers, desk }
}

/** Everybody asks as fast as they are answered, until the server is gone in the middle of it. */
async function loadUntilKilled(site: Site, server: ServerProcess, roll: Dice): Promise<Claim[]> {
  await forgetRates(site)
  const claims: Claim[] = []
  const killed = new AbortController()
  const worker = async (asker: Known, mine: Dice): Promise<void> => {
    while (!killed.signal.aborted) {
      const made = await claim(await someCommand(asker, mine), server.url)
      claims.push(made)
      if (made.id !== undefined) asker.made.push({ name: made.command.name, id: made.id })
    }
  }
  const asking = Array.from({ length: WORKERS }, (_, at) => {
    const asker = site.askers[at % site.askers.length]
    if (asker === undefined) throw new Error('nobody asks')
    return worker(asker, dice(Math.floor(roll() * 2 ** 31)))
  })
  const working = workAtDesk(site, server.url, killed.signal)
  await pause(between(roll, LEAST_MS, MOST_MS))
  await server.kill()
  killed.abort()
  await Promise.all([...asking, working])
  return claims
}

async function settleClaims(made: readonly Claim[], url: string, tally: KillTally): Promise<Claim[]> {
  const settled: Claim[] = []
  for (const each of made) {
    const { wasDone, ...after } = await resolve(each, url)
    settled.push(after)
    tally.commands += 1
    tally[isUnknown(each) ? 'unknown' : each.id === undefined ? 'refused' : 'acknowledged'] += 1
    if (isUnknown(each) && wasDone) tally.unknownDone += 1
  }
  return settled
}

async function noFindings({ auditUrl }: Site, when: string): Promise<void> {
  const findings = await verify(auditUrl, 'everything')
  if (findings.length > 0) throw new Error(`${when}: ${JSON.stringify(findings.slice(0, 20), undefined, 1)}`)
}

/** Signed, sent, confirmed: what was on its way arrives. */
async function quiet(site: Site): Promise<void> {
  for (let waited = 0; waited < QUIET_MS; waited += 500) {
    if ((await underWay(site)) === 0) return
    await pause(500)
  }
  throw new Error('payments are still under way')
}

type Everything = ReadonlyMap<(typeof countedNames)[number], ReadonlySet<string>>
async function everything(site: Site): Promise<Everything> {
  const people = site.askers.map(({ id }) => id)
  const found = await Promise.all(countedNames.map(async (name) => [name, await idsOf(site, name, people)] as const))
  return new Map(found)
}

/** What is there is what was acknowledged, first or when asked again: no more and no less. */
async function allThere(site: Site, claims: readonly Claim[], before: Everything): Promise<void> {
  const after = await everything(site)
  for (const name of countedNames) {
    const told = new Set(claims.flatMap(({ command, id }) => (command.name === name && id !== undefined ? [id] : [])))
    const made = (after.get(name) ?? new Set()).difference(before.get(name) ?? new Set())
    const [lost, extra] = [[...told.difference(made)], [...made.difference(told)]]
    if (lost.length + extra.length > 0) throw new Error(`${name}: lost ${lost.join()}, never told of ${extra.join()}`)
  }
}
