import { type Amount, amount, type Ppm } from '#books/money/amount.ts'

/** No more of a fee than this is ever given away, whatever the house has set. The table says so too. */
export const SHARE_CAP = 500_000
/** An agent, who brought it, and who brought that one. */
export const AGENT_LEVELS = 3
export const HOLD_DAYS = 30

/** What of a fee of an agent's own clients goes to the agent, to who is above it, and to who is above that one. */
export type Terms = { readonly own: Ppm; readonly parent: Ppm; readonly grand: Ppm }

/** Each rule in the order in which a broken one is told, with the field it is about. */
export const termsRules = {
  own: { field: 'own' },
  parent: { field: 'parent' },
  grand: { field: 'grand' },
  cap: { field: 'own' },
} as const satisfies Record<string, { readonly field: string }>
export type TermsRule = keyof typeof termsRules

/** The first rule that terms break. `level` is 1 for an agent above whom nobody is. */
export function wrongTerms({ own, parent, grand }: Terms, level: number, cap: number): TermsRule | undefined {
  if (own <= 0) return 'own'
  if (parent < 0 || (parent > 0 && level < 2)) return 'parent'
  if (grand < 0 || (grand > 0 && level < AGENT_LEVELS)) return 'grand'
  return own + parent + grand > Math.min(cap, SHARE_CAP) ? 'cap' : undefined
}

/** Of a fee that was taken: rounded down, so that shares never come to more than it. */
export const rebateOf = (fee: Amount, rate: Ppm): Amount => amount((fee * BigInt(rate)) / 1_000_000n)

/** For whom no incentive is paid, by class and by country of either side. */
export type Barred = { readonly classes: readonly string[]; readonly countries: readonly string[] }
type Side = { readonly class: string; readonly country: string | null }
export const isBarred = ({ classes, countries }: Barred, side: Side): boolean =>
  classes.includes(side.class) || (side.country !== null && countries.includes(side.country))

/** One whose share stands in the terms, from the agent upwards. */
export type Above = Side & { readonly customer: string; readonly agent: string | null; readonly isPaid: boolean }
export type Rebate = {
  readonly customer: string
  readonly agent: string | null
  readonly level: number
  readonly rate: Ppm
  readonly amount: Amount
}

/**
 * Who is given what of one fee. Nothing of a barred client's; of the others' each in line gets its own share and nobody another's:
 * what somebody is not paid stays with the house.
 */
export function rebatesOf(
  fee: Amount,
  rates: readonly Ppm[],
  { client, line, barred }: { readonly client: Side; readonly line: readonly Above[]; readonly barred: Barred },
): Rebate[] {
  if (isBarred(barred, client)) return []
  return line.flatMap(({ customer, agent, isPaid, ...side }, at) => {
    const rate = rates[at]
    // A licensed agent is paid whatever its own class; who only invites is not.
    const bars = agent === null ? barred : { classes: [], countries: barred.countries }
    if (rate === undefined || rate === 0 || !isPaid || isBarred(bars, side)) return []
    const due = rebateOf(fee, rate)
    return due > 0n ? [{ customer, agent, level: at + 1, rate, amount: due }] : []
  })
}

/** What of a rebate goes back when so much of its fee did: rounded up, and never more than is left of it. */
export function takenBack(fee: Amount, rate: Ppm, left: Amount): Amount {
  const back = amount((fee * BigInt(rate) + 999_999n) / 1_000_000n)
  return back > left ? left : back
}
