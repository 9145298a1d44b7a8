import { assert } from '#platform/outcome/outcome.ts'

/** An upper bound of an amount in minor units, or of a number of units, by name. */
export type Bound<Name extends string> = { readonly name: Name; readonly most: bigint }
export type Most<Name extends string> = {
  readonly most: bigint
  /** The bound that decides. */
  readonly bound: Name
  /** False if the most is below the minimum: then no amount is accepted. */
  readonly isAccepted: boolean
}

/**
 * The most that every bound allows, rounded down to whole steps and never below zero, and the bound that decides: of
 * equal bounds the first.
 */
export function mostOf<Name extends string>(
  bounds: readonly Bound<Name>[],
  { min = 1n, step = 1n }: { readonly min?: bigint; readonly step?: bigint } = {},
): Most<Name> {
  const least = bounds.reduce<Bound<Name> | undefined>(
    (before, each) => (before === undefined || each.most < before.most ? each : before),
    undefined,
  )
  assert(least !== undefined, 'no bound of an amount is given')
  const most = least.most < 0n ? 0n : (least.most / step) * step
  return { most, bound: least.name, isAccepted: most > 0n && most >= min }
}
