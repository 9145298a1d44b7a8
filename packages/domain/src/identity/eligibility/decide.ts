import { type Refusal } from '#platform/outcome/outcome.ts'
import {
  type Action,
  actions,
  type Actor,
  type CodeOf,
  type FixRoute,
  type Rule,
  rules,
  type RuleName,
  type Subject,
} from './rules.ts'

export type Reason<A extends Action = Action> = {
  readonly rule: RuleName
  readonly code: CodeOf<A>
  /** Arguments of the code's sentence. */
  readonly params: Readonly<Record<string, string>>
  /** The screen where the customer can resolve the reason; null if they cannot. */
  readonly fix: { readonly route: FixRoute } | null
}
export type Decision<A extends Action = Action> = { readonly allowed: boolean; readonly reasons: readonly Reason<A>[] }

type Named = readonly [name: RuleName, rule: Rule]
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the keys of the table are the names of its rules
const table = Object.entries(rules) as readonly Named[]
const byAction = new Map(actions.map((action) => [action, table.filter(([, rule]) => rule.for.includes(action))]))
const rulesFor = (action: Action): readonly Named[] => byAction.get(action) ?? []

/** Returns the names of the rules that apply to an action, in the order of precedence. */
export const rulesOf = (action: Action): readonly RuleName[] => rulesFor(action).map(([name]) => name)

const allowed = { allowed: true, reasons: [] } as const

/**
 * Decides whether `actor` may do `action` with `object` now, and returns every reason against it, in the order of
 * precedence. No other function decides eligibility. All code that changes a holding calls it inside the same
 * transaction or batch.
 */
export function decide<A extends Action>(actor: Actor, action: A, object: Subject, now: Date): Decision<A> {
  const broken = rulesFor(action).filter(([, { met }]) => !met(actor, object, now))
  if (broken.length === 0) return allowed
  const reasons = broken.map(([name, rule]) => ({
    rule: name,
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- CodeOf reads the same table
    code: (action === 'subscribe' ? (rule.offerCode ?? rule.code) : rule.code) as CodeOf<A>,
    params: rule.params?.(object, now, actor) ?? {},
    fix: rule.fix === undefined ? null : { route: rule.fix },
  }))
  return { allowed: false, reasons }
}

/** Returns the screen where a customer can resolve a reason, from its code alone. */
export function fixOf(code: string): Reason['fix'] {
  const rule = table.find(([, { code: own, offerCode }]) => code === own || code === offerCode)?.[1]
  return rule?.fix === undefined ? null : { route: rule.fix }
}

/** Turns a reason into a refusal. `field` is the body field of the amount, which only the cap's refusal names. */
export const refusalOf = <A extends Action>({ code, params, rule }: Reason<A>, field?: string): Refusal<CodeOf<A>> => ({
  ok: false,
  code,
  ...(Object.keys(params).length > 0 && { params }),
  ...(rule === 'cap' && field !== undefined && { field }),
})
