import { ApiError } from '@tessera/contract/platform/http/client.ts'
import { approveByTwo, once } from '../stories/stage.ts'
import { seededRandom, type Random } from '../makers/random.ts'
import { type Action, perform, type Tally } from './action.ts'
import { type Simulation, pair } from './simulation.ts'
import { withdrawalsInDoubt } from './state.sql.ts'
import { findWrongPayments } from './wrong-payments.ts'
import { isRestoreOpen, openRestoreId, signedSoFar } from './restores.sql.ts'
import { decideByExplorer } from './withdrawals.ts'

/**
 * Requests from the lost time cannot be repeated, so they are made before the backup. The same applies to new accounts, because
 * their deposits would belong to nobody.
 */
const notRepeatable = new Set(['request a withdrawal', 'request a payout', 'open an account'])
/** Requests before the backup, so that it contains pending payments that may be paid later. */
const requestActions = Array.from({ length: 4 }, () => ['request a withdrawal', 'request a payout']).flat()
/** Decisions and payments after the backup, which a restored database must not repeat. */
const paymentActions = [
  'approve a withdrawal',
  'run the jobs',
  'approve a payout',
  'send payouts to the bank',
  'run the jobs',
]
/** Deposits are read again from the chain; all other data of the lost time is gone. */
const SURVIVING_ACTION = 'deposit from the chain'

const ROUNDS = 60
const STEP_MS = 70_000

/** A snapshot of the simulator's own state. */
type Memory = {
  readonly done: ReadonlyMap<string, number>
  readonly taken: ReadonlyMap<string, bigint>
  readonly participants: readonly { readonly password: string; readonly addressId: string }[]
} & Pick<Simulation, 'connectedAt' | 'demotions' | 'offers' | 'declared'>

const memoryOf = (simulation: Simulation, tally: Tally): Memory => ({
  done: new Map(tally.done),
  taken: new Map(simulation.taken),
  participants: simulation.participants.map(({ password, addressId }) => ({ password, addressId })),
  connectedAt: [...simulation.connectedAt],
  demotions: [...simulation.demotions],
  offers: simulation.offers,
  declared: simulation.declared,
})

/** Resets the state to the snapshot; counters of symbols and periods continue, so that none is used twice. */
function forget(simulation: Simulation, tally: Tally, memory: Memory): void {
  const counter = tally.done.get(SURVIVING_ACTION)
  refill(tally.done, memory.done)
  if (counter !== undefined) tally.done.set(SURVIVING_ACTION, counter)
  refill(simulation.taken, memory.taken)
  for (const [n, before] of memory.participants.entries()) Object.assign(simulation.participants[n] ?? {}, before)
  simulation.connectedAt.splice(0, Infinity, ...memory.connectedAt)
  simulation.demotions.splice(0, Infinity, ...memory.demotions)
}

function refill<K, V>(map: Map<K, V>, from: ReadonlyMap<K, V>): void {
  map.clear()
  for (const [key, value] of from) map.set(key, value)
}

type LostActions = {
  readonly actions: readonly Action[]
  readonly steps: number
  readonly draw: (roll: Random) => Action
}

/**
 * Copies the database, continues with further payments, and restores the copy. Nothing may be signed or exported until two people
 * end the restore, and nothing may be paid twice (threats RST-01, RST-02).
 */
export async function restoreInTheMiddle(
  simulation: Simulation,
  tally: Tally,
  roll: Random,
  lost: LostActions,
): Promise<void> {
  const { system } = simulation
  const named = (names: readonly string[]): Action[] =>
    names.flatMap((name) => lost.actions.filter((action) => action.name === name))
  const play = async (acts: readonly Action[]): Promise<void> => {
    for (const action of acts) await perform(simulation, tally, action, Math.floor(roll() * 2 ** 31))
  }
  await play(named(requestActions))
  await system.backUp()
  const memory = memoryOf(simulation, tally)
  const life = Array.from({ length: lost.steps }, () => lost.draw(roll)).filter(({ name }) => !notRepeatable.has(name))
  await play([...named(paymentActions), ...life, ...named(paymentActions)])
  await assertRight(simulation)
  await system.putBack()
  forget(simulation, tally, memory)
  await endRestore(simulation)
  await assertRight(simulation)
}

async function assertRight(simulation: Simulation): Promise<void> {
  const wrong = await findWrongPayments(simulation)
  if (wrong.length > 0) throw new Error(wrong.join('; '))
}

/** Reads chain, bank and audit copy again. Then two people end the restore; until then no payment may leave. */
async function endRestore(simulation: Simulation): Promise<void> {
  const { system } = simulation
  const roll = seededRandom(ROUNDS)
  const signed = await signedSoFar(system.server.deps)
  for (let round = 0; round < ROUNDS; round += 1) {
    await system.tick()
    system.finalizeChain()
    if ((await signedSoFar(system.server.deps)) !== signed)
      throw new Error('something was signed while a restore is open')
    await mustNotExport(simulation, roll)
    for (const one of await withdrawalsInDoubt(system.server.deps)) await decideByExplorer(simulation, roll, one)
    const id = await openRestoreId(system.server.deps)
    const isEnded = id !== undefined && (await tryToEnd(simulation, roll, id))
    if (isEnded) break
    system.pass(STEP_MS)
  }
  if (await isRestoreOpen(system.server.deps)) throw new Error('the restore could not be ended')
  // The keeper of the audit copy is notified first, then the signer learns it from the keeper.
  await system.tick()
}

async function mustNotExport(simulation: Simulation, roll: Random): Promise<void> {
  const [operator] = await pair(simulation, roll)
  const refused = await operator.payoutsReview.exportBatch({ bankAccount: 'SGD-main' }, once()).then(
    () => undefined,
    (error: unknown) => error,
  )
  if (!(refused instanceof ApiError) || refused.code !== 'RESTORE_OPEN')
    throw new Error('a payment file was made while a restore is open', { cause: refused })
}

async function tryToEnd(simulation: Simulation, roll: Random, id: string): Promise<boolean> {
  try {
    await approveByTwo(...(await pair(simulation, roll)), 'restore_end', id, 'Chain, bank and copy agree.')
    return true
  } catch (error) {
    // Not everything has been read.
    if (error instanceof ApiError && error.code === 'APPROVAL_SUBJECT_MOVED') return false
    throw error
  }
}
