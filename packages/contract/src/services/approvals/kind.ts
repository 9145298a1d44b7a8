import type { RefusalCode } from '#catalogue.ts'
import type { ReasonAct } from '#platform/settings/reason-areas.ts'

/**
 * The format of a value: unchanged, with thousands separators, a ratio as a percentage, a time in UTC, or a country's
 * name. A list contains the possible codes of the value, which are translated with the keys `decisions.codes`. `code`
 * means that the console translates the code itself.
 */
export type Reading = 'text' | 'figure' | 'percent' | 'time' | 'country' | 'code' | readonly string[]

/**
 * A kind of decision that needs two people: the facts that server and console share. Its texts are in the messages of
 * the noun, under `decisions`. The server's half is next to the use case; it loads the content and executes the
 * decision.
 */
export type DecisionKind = {
  /** The name in addresses, in rows and in the audit log. */
  readonly name: string
  /** The permission for proposing, deciding and reading. */
  readonly permission: string
  /**
   * Set if subjects of the kind need different permissions; `any` has all of them, `one` returns that of a subject.
   * Without `one`, each of these opens the case, and the content tells which one its decision needs.
   */
  readonly permissionOf?: { readonly any: readonly string[]; readonly one?: (subjectId: string) => string }
  /** Hours after which an undecided case counts as late, in the first version of the settings. */
  readonly dueHours: number
  /** False if the console offers no refusal, because returning the proposal has the same effect. */
  readonly isRefusable: boolean
  /** True if the console must explain the effect of each decision, because their names do not. */
  readonly isExplained: boolean
  /** The list of reason codes from which a refusal takes one; absent if no customer reads a reason. */
  readonly reasons?: ReasonAct
  /** Codes with which the execution may be refused, besides those of every kind. */
  readonly refusals: readonly RefusalCode[]
  /** Actions that it writes to the audit log, besides those of every proposal and decision. */
  readonly auditActions: readonly string[]
  /** Fields in the queue's column "About". */
  readonly about: Readonly<Record<string, Reading>>
  /** The text between them; a dot by default. */
  readonly aboutSeparator?: string
  /** Fields of the content that both people read, in this order. All other fields count only in the hash. */
  readonly fields: Readonly<Record<string, Reading>>
}
