import { ApiError } from '@tessera/contract/platform/http/client.ts'
import type { Server } from '../../../apps/server/src/server.ts'
import type { Random } from '../makers/random.ts'
import { customerSession, operatorSession } from '../people/direct-session.sql.ts'
import { player, type Player } from '../stories/stage.ts'
import type { Demotion } from './eligibility.sql.ts'
import type { Seen } from './money-left.ts'
import type { System } from './system.ts'
import type { PaymentDetails } from './payment-details.ts'

/** Somebody who acts: their session is renewed when the product ended it. */
export type Participant = {
  readonly id: string
  readonly email: string
  readonly name: string
  readonly passport: string
  password: string
  /** Their wallet outside, in the address book. */
  readonly wallet: string
  /** The tag of this entry; every third resident has one. */
  readonly tag: string | null
  addressId: string
  readonly depositAddress: string
  /** How others pay them, and where fiat goes. */
  readonly paid: PaymentDetails
  /** Of a sub-account: whose it is. */
  readonly owner?: Participant
  readonly as: () => Promise<Player>
  /** After a refusal for want of a session the next call opens one. */
  readonly signOut: () => void
}
export type SimulatedOperator = Pick<Participant, 'id' | 'as'>

/** A town with people in it. */
export type Simulation = {
  readonly system: System
  readonly participants: Participant[]
  readonly operators: readonly SimulatedOperator[]
  /** Declares what issuers pay out, and has no part in letting it go. */
  readonly declarer: SimulatedOperator
  /** Minor units by coin that the desk has sent back to payers. */
  readonly returned: Map<string, bigint>
  /** When the two who walk price bands used one device. */
  readonly connectedAt: Date[]
  /** Periods in which a customer was a retail investor. */
  readonly demotions: Demotion[]
  /** Payments that the oracle has checked. */
  readonly seen: Seen
  /** Products that were ever offered, and distributions that were ever declared. */
  offers: number
  declared: number
}

/** A way to the product that follows its restarts and the end of sessions. */
export function door(system: System, openSession: () => Promise<string>): Pick<Participant, 'as' | 'signOut'> {
  let known: { readonly server: Server; readonly player: Player } | undefined
  return {
    as: async () => {
      if (known?.server !== system.server)
        known = { server: system.server, player: player(system, await openSession()) }
      return known.player
    },
    signOut: () => void (known = undefined),
  }
}

export const customerDoor = (system: System, id: string): Pick<Participant, 'as' | 'signOut'> =>
  door(system, () => customerSession(system.server.deps, id))
export const operatorDoor = (system: System, id: string): Pick<Participant, 'as'> =>
  door(system, () => operatorSession(system.server.deps, id))

export const someone = ({ participants }: Simulation, roll: Random): Participant => {
  const found = participants[Math.floor(roll() * participants.length)]
  if (found === undefined) throw new Error('nobody lives here')
  return found
}

/** Calls as somebody; whose session has ended signs in again for the next time. */
export async function as<T>(who: Participant, call: (player: Player) => Promise<T>): Promise<T> {
  try {
    return await call(await who.as())
  } catch (error) {
    if (error instanceof ApiError && error.code === 'UNAUTHORIZED') who.signOut()
    throw error
  }
}

/** Two different clerks. */
export async function pair({ operators }: Simulation, roll: Random): Promise<readonly [Player, Player]> {
  const first = Math.floor(roll() * operators.length)
  const [maker, checker] = [operators[first], operators[(first + 1) % operators.length]]
  if (maker === undefined || checker === undefined) throw new Error('two clerks are needed')
  return [await maker.as(), await checker.as()]
}
