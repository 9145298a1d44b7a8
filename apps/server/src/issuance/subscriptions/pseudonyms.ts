import { sha256 } from '#platform/random/random.ts'

/**
 * Returns a name that identifies a subscription in the published result without its owner. Ids are random, so only its
 * owner and staff can compute it.
 */
export const pseudonymOf = (productId: string, subscription: string): string =>
  sha256(`${productId}:${subscription}`).slice(0, 32)

/**
 * Returns the ticket that decides the place of a subscriber in a ballot. Anybody can compute it from the published
 * result.
 */
export const ticketOf = (seed: string, subscriber: string): string => sha256(`${seed}:${subscriber}`)
/**
 * Returns the seed of a ballot: the hash of a block that did not exist while people could subscribe, and the product.
 */
export const seedOf = (blockhash: string, productId: string): string => sha256(`${blockhash}:${productId}`)
