import { type Decision, decide } from '@tessera/domain/identity/eligibility/decide.ts'
import {
  type Action,
  type Actor,
  acquiring,
  freeAsset,
  type ExchangeRules,
} from '@tessera/domain/identity/eligibility/rules.ts'
import { type Person, readPerson } from '#access/customers/person.sql.ts'
import { laterDate } from '#access/customers/customer-state.sql.ts'
import type { Tx } from '#platform/database/tx.ts'
import { findAsset, lockPerson, readActor, readOwned } from './rights.sql.ts'

type Question = {
  /** The coin of the action; null if there is none. */
  readonly coin: string | null
  /** Increase of the person's holding in minor units; 0 between accounts of one person. */
  readonly adds?: bigint
  /** The least amount that counts as owned, because earlier subscriptions count against the cap of an offer. */
  readonly had?: bigint
  /** The coin that the payment would hold. */
  readonly spends?: string
}

/**
 * Runs `decide` in the transaction in which a customer acquires or disposes of an asset, or uses a service. The caller
 * must have locked the customer.
 */
export async function checkEligibility<A extends Action>(
  tx: Tx,
  customerId: string,
  action: A,
  { coin, adds = 0n, had = 0n, spends }: Question,
): Promise<Decision<A>> {
  const { actor: account, exchange } = await readActor(tx, customerId)
  const person = await readPerson(tx, customerId)
  const actor = person === undefined ? account : actingFor(account, person, exchange)
  // The caller refuses a coin that is not listed, which nobody owns.
  const asset = (coin === null ? undefined : await findAsset(tx, coin)) ?? freeAsset
  const isCounted = asset.cap !== null && adds > 0n && coin !== null && isAcquiring(action)
  const owned = isCounted ? await readOwned(tx, customerId, coin) : 0n
  const total = isCounted ? max(owned, had) + adds : 0n
  return decide(actor, action, { asset, exchange, total, ...(spends !== undefined && { spends }) }, tx.now)
}

/**
 * Locks a person's holding of a coin with a cap, so that it cannot grow otherwise until the transaction ends. Must be
 * called before any other lock of the person.
 */
export async function lockHolding(tx: Tx, customerId: string, coin: string): Promise<void> {
  const asset = await findAsset(tx, coin)
  if (asset !== undefined && asset.cap !== null) await lockPerson(tx, customerId)
}

/** A member of a company needs own factors, and a freeze of the login applies in addition to one of the account. */
const actingFor = (account: Actor, person: Person, { authenticator }: ExchangeRules): Actor => ({
  ...account,
  active: account.active && person.active,
  secured: person.secured,
  strong: authenticator && person.strong,
  pausedUntil: laterDate(account.pausedUntil, person.paused_until.withdraw),
  transfersPausedUntil: laterDate(account.transfersPausedUntil, person.paused_until.transferOut),
  salesPausedUntil: laterDate(account.salesPausedUntil, person.paused_until.p2pSell),
})

const isAcquiring = (action: Action): boolean => acquiring.some((each) => each === action)
const max = (a: bigint, b: bigint): bigint => (a > b ? a : b)
