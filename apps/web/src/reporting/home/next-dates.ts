import type { UserInfo } from '#access/customers/login-state.ts'
import type { Distribution } from '#issuance/distributions/distributions.queries.ts'
import type { Subscription } from '#issuance/subscriptions/subscriptions.queries.ts'

/** A date that concerns the customer. `about` is a product's symbol; a pause has none. */
export type NextDate = {
  readonly kind: 'close' | 'payment' | 'resumes'
  readonly at: string
  readonly about: string | undefined
  /** True if the product is a token sale, which has a page of another kind. */
  readonly isSale: boolean
}

type Facts = {
  /** Subscriptions that wait for the end of the offer. */
  readonly pending: readonly Pick<Subscription, 'symbol' | 'closesAt' | 'type'>[]
  readonly distributions: readonly Pick<Distribution, 'product' | 'payAt' | 'status'>[]
  readonly freezes: readonly Pick<UserInfo['freezes'][number], 'scope' | 'until'>[]
}

/** Returns the customer's next dates after `now` (milliseconds), the earliest first, at most `limit`. */
export function nextDates({ pending, distributions, freezes }: Facts, now: number, limit: number): readonly NextDate[] {
  const closes = new Map(pending.map((each) => [each.symbol, each]))
  const pauseEnds = freezes.filter(({ scope }) => scope === 'withdraw').map(({ until }) => until)
  const all: readonly NextDate[] = [
    ...[...closes.values()].map(({ symbol, closesAt, type }) => ({
      kind: 'close' as const,
      at: closesAt,
      about: symbol,
      isSale: type === 'token_sale',
    })),
    ...distributions
      .filter(({ status }) => status === 'due')
      .map(({ product, payAt }) => ({ kind: 'payment' as const, at: payAt, about: product.symbol, isSale: false })),
    // Withdrawals resume when the last of several pauses ends.
    ...pauseEnds
      .toSorted()
      .slice(-1)
      .map((at) => ({ kind: 'resumes' as const, at, about: undefined, isSale: false })),
  ]
  return all
    .filter(({ at }) => Date.parse(at) > now)
    .toSorted((a, b) => Date.parse(a.at) - Date.parse(b.at))
    .slice(0, limit)
}
