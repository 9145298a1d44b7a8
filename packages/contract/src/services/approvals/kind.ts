import type { RefusalCode } from '#catalogue.ts'
import type { ReasonAct } from '#platform/settings/reason-areas.ts'

/**
 * The format of a value: unchanged, with thousands separators, a ratio as a percentage, as a time in UTC or as a country's name. A list has the
 * possible codes of the value, which are translated under `decisions.codes`. `code` means that the console shows the
 * code itself.
 */
export type Reading = 'text' | 'figure' | 'percent' | 'time' | 'country' | 'code' | readonly string[]

/**
 * A kind of decision that needs two people: the facts that server and console share. The noun's messages have its words, under
 * `decisions`. The server half, beside the use case, loads the content and carries the decision out.
 */
export type DecisionKind = {
  /** The name in addresses, in rows and in the audit log. */
  readonly name: string
  /** The permission for proposing, deciding and reading. */
  readonly permission: string
  /**
   * The permission for one subject, if subjects of the kind need different ones, and all of these. Without `one`, each of
   * these opens the case, and the content says which of them its decision needs.
   */
  readonly permissionOf?: { readonly any: readonly string[]; readonly one?: (subjectId: string) => string }
  /** Hours after which an undecided case counts as late, in the first version of the settings. */
  readonly dueHours: number
  /** False if the console offers no refusal, because sending the proposal back has the same effect. */
  readonly isRefusable: boolean
  /** True if the console explains the effect of each decision, because the decisions do not explain themselves. */
  readonly isExplained: boolean
  /** The list of reason codes of which a refusal names one; none if no customer reads a reason. */
  readonly reasons?: ReasonAct
  /** Codes that may refuse the execution, besides those of every kind. */
  readonly refusals: readonly RefusalCode[]
  /** Audit entries that it writes, besides those of every proposal and decision. */
  readonly auditActions: readonly string[]
  /** Fields in the queue's column "About". */
  readonly about: Readonly<Record<string, Reading>>
  /** The text between them, if it is not a dot. */
  readonly aboutSeparator?: string
  /** Fields of the content that both people read, in this order. Other fields only count in the hash. */
  readonly fields: Readonly<Record<string, Reading>>
}
