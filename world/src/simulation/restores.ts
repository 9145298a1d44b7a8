import { ApiError } from '@tessera/contract/platform/http/client.ts'
import { agree, once } from '../stories/stage.ts'
import { dice, type Dice } from '../makers/dice.ts'
import { type Action, perform, type Tally } from './action.ts'
import { type City, pair } from './city.ts'
import { withdrawalsInDoubt } from './look.sql.ts'
import { moneyLeftWrongly } from './money-left.ts'
import { isRestoreOpen, openRestoreId, signedSoFar } from './restores.sql.ts'
import { decideByExplorer } from './withdrawals.ts'

/**
 * Requests from the lost time cannot be repeated, so they are made before the backup. The same applies to new accounts, because
 * their deposits would belong to nobody.
 */
const notWhileLost = new Set(['request a withdrawal', 'request a payout', 'open an account'])
/** Requests before the backup, so that it contains pending payments that may be paid later. */
const asking = Array.from({ length: 4 }, () => ['request a withdrawal', 'request a payout']).flat()
/** Decisions and payments after the backup, which a restored database must not repeat. */
const paying = ['approve a withdrawal', 'run the jobs', 'approve a payout', 'send payouts to the bank', 'run the jobs']
/** Deposits are read again from the chain; all other data of the lost time is gone. */
const KEPT = 'deposit from the chain'

const ROUNDS = 60
const STEP_MS = 70_000

/** A snapshot of the simulator's own state. */
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

/** Resets the state to the snapshot; counters of symbols and periods continue, so that none is used twice. */
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
 * Copies the database, continues with further payments, and restores the copy. Nothing may be signed or exported until two people
 * end the restore, and nothing may be paid twice (threats RST-01, RST-02).
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

/** Reads chain, bank and audit copy again. Then two people end the restore; until then no payment may leave. */
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
  // The keeper of the audit copy is notified first, then the signer learns it from the keeper.
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
    // Not everything has been read.
    if (error instanceof ApiError && error.code === 'APPROVAL_SUBJECT_MOVED') return false
    throw error
  }
}
