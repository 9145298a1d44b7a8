import { ApiError } from '@tessera/contract/platform/http/client.ts'
import type { Server } from '../../../apps/server/src/server.ts'
import type { Dice } from '../makers/dice.ts'
import { customerSession, operatorSession } from '../people/direct-session.sql.ts'
import { player, type Player } from '../stories/stage.ts'
import type { Demotion } from './eligibility.sql.ts'
import type { Seen } from './money-left.ts'
import type { Town } from './town.ts'
import type { WaysToBePaid } from './ways-to-be-paid.ts'

/** Somebody who acts: their session is renewed when the product ended it. */
export type Resident = {
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
  readonly paid: WaysToBePaid
  /** Of a sub-account: whose it is. */
  readonly owner?: Resident
  readonly as: () => Promise<Player>
  /** After a refusal for want of a session the next call opens one. */
  readonly signOut: () => void
}
export type Clerk = Pick<Resident, 'id' | 'as'>

/** A town with people in it. */
export type City = {
  readonly town: Town
  readonly residents: Resident[]
  readonly clerks: readonly Clerk[]
  /** Declares what issuers pay out, and has no part in letting it go. */
  readonly declarer: Clerk
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
export function door(town: Town, openSession: () => Promise<string>): Pick<Resident, 'as' | 'signOut'> {
  let known: { readonly server: Server; readonly player: Player } | undefined
  return {
    as: async () => {
      if (known?.server !== town.server) known = { server: town.server, player: player(town, await openSession()) }
      return known.player
    },
    signOut: () => void (known = undefined),
  }
}

export const customerDoor = (town: Town, id: string): Pick<Resident, 'as' | 'signOut'> =>
  door(town, () => customerSession(town.server.deps, id))
export const clerkDoor = (town: Town, id: string): Pick<Resident, 'as'> =>
  door(town, () => operatorSession(town.server.deps, id))

export const someone = ({ residents }: City, roll: Dice): Resident => {
  const found = residents[Math.floor(roll() * residents.length)]
  if (found === undefined) throw new Error('nobody lives here')
  return found
}

/** Calls as somebody; whose session has ended signs in again for the next time. */
export async function as<T>(who: Resident, call: (player: Player) => Promise<T>): Promise<T> {
  try {
    return await call(await who.as())
  } catch (error) {
    if (error instanceof ApiError && error.code === 'UNAUTHORIZED') who.signOut()
    throw error
  }
}

/** Two different clerks. */
export async function pair({ clerks }: City, roll: Dice): Promise<readonly [Player, Player]> {
  const first = Math.floor(roll() * clerks.length)
  const [maker, checker] = [clerks[first], clerks[(first + 1) % clerks.length]]
  if (maker === undefined || checker === undefined) throw new Error('two clerks are needed')
  return [await maker.as(), await checker.as()]
}
