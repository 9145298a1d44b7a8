import { ApiError } from '@tessera/contract/platform/http/client.ts'
import type { Server } from '../../../apps/server/src/server.ts'
import type { Random } from '../makers/random.ts'
import { customerSession, operatorSession } from '../testing/direct-session.sql.ts'
import { player, type Player } from '../stories/stage.ts'
import type { Demotion } from './eligibility.sql.ts'
import type { CheckedPayments } from './wrong-payments.ts'
import type { System } from './system.ts'
import type { PaymentDetails } from './payment-details.ts'

/** A participant; the session is renewed after the product ends it. */
export type Participant = {
  readonly id: string
  readonly email: string
  readonly name: string
  readonly passport: string
  password: string
  /** The participant's wallet outside, an entry of the address book. */
  readonly wallet: string
  /** The tag of this entry; every third participant has one. */
  readonly tag: string | null
  addressId: string
  readonly depositAddress: string
  /** The participant's payment method and bank account. */
  readonly paid: PaymentDetails
  /** The owner, for a sub-account. */
  readonly owner?: Participant
  readonly as: () => Promise<Player>
  /** Makes the next call open a new session. */
  readonly signOut: () => void
}
export type SimulatedOperator = Pick<Participant, 'id' | 'as'>

/** A running system with its participants. */
export type Simulation = {
  readonly system: System
  readonly participants: Participant[]
  readonly operators: readonly SimulatedOperator[]
  /** Declares distributions and does not take part in releases. */
  readonly declarer: SimulatedOperator
  /** Minor units by coin that left the bank without a line. Only a test takes some. */
  readonly taken: Map<string, bigint>
  /** Times at which the two attackers on price bands shared a device. */
  readonly connectedAt: Date[]
  /** Periods in which a customer was a retail investor. */
  readonly demotions: Demotion[]
  /** Payments that the oracle has checked. */
  readonly seen: CheckedPayments
  /** The number of products ever offered, and of distributions ever declared. */
  offers: number
  declared: number
}

/** A client of the product that follows its restarts, and logs in again after a session ends. */
export function client(
  system: System,
  name: string,
  openSession: () => Promise<string>,
): Pick<Participant, 'as' | 'signOut'> {
  let known: { readonly server: Server; readonly player: Player } | undefined
  return {
    as: async () => {
      if (known?.server !== system.server)
        known = { server: system.server, player: player(system, { token: await openSession() }, name) }
      return known.player
    },
    signOut: () => void (known = undefined),
  }
}

export const customerClient = (system: System, id: string): Pick<Participant, 'as' | 'signOut'> =>
  client(system, id, () => customerSession(system.server.deps, id))
export const operatorClient = (system: System, id: string): Pick<Participant, 'as'> =>
  client(system, id, () => operatorSession(system.server.deps, id))

export const someone = ({ participants }: Simulation, roll: Random): Participant => {
  const found = participants[Math.floor(roll() * participants.length)]
  if (found === undefined) throw new Error('the simulation has no participants')
  return found
}

/** Calls as a participant. If the session has ended, the next call logs in again. */
export async function as<T>(who: Participant, call: (player: Player) => Promise<T>): Promise<T> {
  try {
    return await call(await who.as())
  } catch (error) {
    if (error instanceof ApiError && error.code === 'UNAUTHORIZED') who.signOut()
    throw error
  }
}

/** Two different operators. */
export async function pair({ operators }: Simulation, roll: Random): Promise<readonly [Player, Player]> {
  const first = Math.floor(roll() * operators.length)
  const [maker, checker] = [operators[first], operators[(first + 1) % operators.length]]
  if (maker === undefined || checker === undefined) throw new Error('two operators are needed')
  return [await maker.as(), await checker.as()]
}
