import { ApiError } from '@tessera/contract/client.ts'
import { agree, once } from '../stories/stage.ts'
import { dice, type Dice } from '../makers/dice.ts'
import { type Action, perform, type Tally } from './action.ts'
import { type City, pair } from './city.ts'
import { withdrawalsInDoubt } from './look.sql.ts'
import { moneyLeftWrongly } from './money-left.ts'
import { isRestoreOpen, openRestoreId, signedSoFar } from './restores.sql.ts'
import { decideByExplorer } from './withdrawals.ts'

/**
 * Requests of the time that a restore loses cannot be repeated by anybody: they are asked before the backup. The same is true of new
 * accounts, whose deposits nobody would know.
 */
const notWhileLost = new Set(['request a withdrawal', 'request a payout', 'open an account'])
/** Asked before the backup, so that something waits in it that may be paid while it is old. */
const asking = Array.from({ length: 4 }, () => ['request a withdrawal', 'request a payout']).flat()
/** What has to go wrong if a restored database pays again: decisions and payments after the backup. */
const paying = ['approve a withdrawal', 'run the jobs', 'approve a payout', 'send payouts to the bank', 'run the jobs']
/** Deposits come again from the chain; everything else of the lost time is gone. */
const KEPT = 'deposit from the chain'

const ROUNDS = 60
const STEP_MS = 70_000

/** What the people of a city remember, as it was at a moment. */
type Memory = {
  readonly done: ReadonlyMap<string, number>
  readonly returned: ReadonlyMap<string, bigint>
  readonly residents: readonly { readonly password: string; readonly addressId: string }[]
} & Pick<City, 'connectedAt' | 'demotions' | 'offers' | 'declared'>

const memoryOf = (city: City, tally: Tally): Memory => ({
  done: new Map(tally.done),
  returned: new Map(city.returned),
  residents: city.residents.map(({ password, addressId }) => ({ password, addressId })),
  connectedAt: [...city.connectedAt],
  demotions: [...city.demotions],
  offers: city.offers,
  declared: city.declared,
})

/** Forgets what a restored database does not know: symbols and periods are counted on, so that none is used twice. */
function forget(city: City, tally: Tally, memory: Memory): void {
  const kept = tally.done.get(KEPT)
  refill(tally.done, memory.done)
  if (kept !== undefined) tally.done.set(KEPT, kept)
  refill(city.returned, memory.returned)
  for (const [n, before] of memory.residents.entries()) Object.assign(city.residents[n] ?? {}, before)
  city.connectedAt.splice(0, Infinity, ...memory.connectedAt)
  city.demotions.splice(0, Infinity, ...memory.demotions)
}

function refill<K, V>(map: Map<K, V>, from: ReadonlyMap<K, V>): void {
  map.clear()
  for (const [key, value] of from) map.set(key, value)
}

type Lost = { readonly actions: readonly Action[]; readonly steps: number; readonly draw: (roll: Dice) => Action }

/**
 * The database is copied, life goes on and pays, and the copy is put back: nothing is signed or exported until two people end the
 * restore, and nothing is paid again after it (threats RST-01, RST-02).
 */
export async function restoreInTheMiddle(city: City, tally: Tally, roll: Dice, lost: Lost): Promise<void> {
  const { town } = city
  const named = (names: readonly string[]): Action[] =>
    names.flatMap((name) => lost.actions.filter((action) => action.name === name))
  const play = async (acts: readonly Action[]): Promise<void> => {
    for (const action of acts) await perform(city, tally, action, Math.floor(roll() * 2 ** 31))
  }
  await play(named(asking))
  await town.backUp()
  const memory = memoryOf(city, tally)
  const life = Array.from({ length: lost.steps }, () => lost.draw(roll)).filter(({ name }) => !notWhileLost.has(name))
  await play([...named(paying), ...life, ...named(paying)])
  await assertRight(city)
  await town.putBack()
  forget(city, tally, memory)
  await endRestore(city)
  await assertRight(city)
}

async function assertRight(city: City): Promise<void> {
  const wrong = await moneyLeftWrongly(city)
  if (wrong.length > 0) throw new Error(wrong.join('; '))
}

/** Chain, bank and audit copy are read again. Then two people end the restore; until then nothing may leave. */
async function endRestore(city: City): Promise<void> {
  const { town } = city
  const roll = dice(ROUNDS)
  const signed = await signedSoFar(town.server.deps)
  for (let round = 0; round < ROUNDS; round += 1) {
    await town.tick()
    town.finalizeChain()
    if ((await signedSoFar(town.server.deps)) !== signed)
      throw new Error('something was signed while a restore is open')
    await mustNotExport(city, roll)
    for (const one of await withdrawalsInDoubt(town.server.deps)) await decideByExplorer(city, roll, one)
    const id = await openRestoreId(town.server.deps)
    const isEnded = id !== undefined && (await tryToEnd(city, roll, id))
    if (isEnded) break
    town.pass(STEP_MS)
  }
  if (await isRestoreOpen(town.server.deps)) throw new Error('the restore could not be ended')
  // The keeper of the audit copy hears of it, and the signer of the keeper.
  await town.tick()
}

async function mustNotExport(city: City, roll: Dice): Promise<void> {
  const [clerk] = await pair(city, roll)
  const refused = await clerk.payoutsReview.exportBatch({ fiat: 'SGD' }, once()).then(
    () => undefined,
    (error: unknown) => error,
  )
  if (!(refused instanceof ApiError) || refused.code !== 'RESTORE_OPEN')
    throw new Error('a payment file was made while a restore is open', { cause: refused })
}

async function tryToEnd(city: City, roll: Dice, id: string): Promise<boolean> {
  try {
    await agree(...(await pair(city, roll)), 'restore_end', id, 'Chain, bank and copy agree.')
    return true
  } catch (error) {
    // Not everything was read yet.
    if (error instanceof ApiError && error.code === 'APPROVAL_SUBJECT_MOVED') return false
    throw error
  }
}
