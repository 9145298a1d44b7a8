import { type Amount, amount, type Ppm } from '#books/money/amount.ts'

/**
 * Maximum part of a fee that is shared, in parts per million, regardless of the configuration. A table constraint
 * enforces it too.
 */
export const SHARE_CAP = 500_000
/** Number of levels: an agent, the agent that recruited it, and the agent above that one. */
export const AGENT_LEVELS = 3
export const HOLD_DAYS = 30

/**
 * The shares of a fee from an agent's own clients: for the agent, for the level above, and for the level above that.
 */
export type Terms = { readonly own: Ppm; readonly parent: Ppm; readonly grand: Ppm }

/** The rules about terms in the order of checks, each with its field. */
export const termsRules = {
  own: { field: 'own' },
  parent: { field: 'parent' },
  grand: { field: 'grand' },
  cap: { field: 'own' },
} as const satisfies Record<string, { readonly field: string }>
export type TermsRule = keyof typeof termsRules

/** Returns the first rule that terms break. `level` is 1 for an agent without an agent above. */
export function brokenTermsRule({ own, parent, grand }: Terms, level: number, cap: number): TermsRule | undefined {
  if (own <= 0) return 'own'
  if (parent < 0 || (parent > 0 && level < 2)) return 'parent'
  if (grand < 0 || (grand > 0 && level < AGENT_LEVELS)) return 'grand'
  return own + parent + grand > Math.min(cap, SHARE_CAP) ? 'cap' : undefined
}

/** Returns the share of a fee, rounded down, so that all shares together never exceed the fee. */
export const rebateOf = (fee: Amount, rate: Ppm): Amount => amount((fee * BigInt(rate)) / 1_000_000n)

/** Classes and countries for which no rewards are paid; countries apply to both sides. */
export type Barred = { readonly classes: readonly string[]; readonly countries: readonly string[] }
type Side = { readonly class: string; readonly country: string | null }
export const isBarred = ({ classes, countries }: Barred, side: Side): boolean =>
  classes.includes(side.class) || (side.country !== null && countries.includes(side.country))

/** A member of the line with a share in the terms, from the agent upwards. */
export type Above = Side & { readonly customer: string; readonly agent: string | null; readonly isPaid: boolean }
export type Rebate = {
  readonly customer: string
  readonly agent: string | null
  readonly level: number
  readonly rate: Ppm
  readonly amount: Amount
}

/**
 * Splits one fee among the line. The fee of an excluded client is not shared. Each member gets only its own share; the
 * exchange keeps the share of an excluded member.
 */
export function rebatesOf(
  fee: Amount,
  rates: readonly Ppm[],
  { client, line, barred }: { readonly client: Side; readonly line: readonly Above[]; readonly barred: Barred },
): Rebate[] {
  if (isBarred(barred, client)) return []
  return line.flatMap(({ customer, agent, isPaid, ...side }, at) => {
    const rate = rates[at]
    // The class excludes only inviters. A licensed agent is paid whatever its own class.
    const bars = agent === null ? barred : { classes: [], countries: barred.countries }
    if (rate === undefined || rate === 0 || !isPaid || isBarred(bars, side)) return []
    const due = rebateOf(fee, rate)
    return due > 0n ? [{ customer, agent, level: at + 1, rate, amount: due }] : []
  })
}

/** Returns the part of a rebate that a refunded fee takes back: rounded up, and at most what is left of it. */
export function takenBack(fee: Amount, rate: Ppm, left: Amount): Amount {
  const back = amount((fee * BigInt(rate) + 999_999n) / 1_000_000n)
  return back > left ? left : back
}
