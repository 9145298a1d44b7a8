import type { RefusalCode } from '#catalogue.ts'

/**
 * How a person reads a value: as it is, with thousands separated, as a time in UTC or as a country's name. A list has the codes that
 * the value may be, which have words under `decisions.codes`; `code` means that the console's readers know its words.
 */
export type Reading = 'text' | 'figure' | 'time' | 'country' | 'code' | readonly string[]

/**
 * A kind of decision that needs two people: the facts that server and console share. The noun's messages have its words, under
 * `decisions`. The server half, beside the use case, loads the content and carries the decision out.
 */
export type DecisionKind = {
  /** The name in addresses, in rows and in the audit log. */
  readonly name: string
  /** The permission that proposing, deciding and reading need. */
  readonly permission: string
  /** Hours after which an undecided case counts as late. */
  readonly dueHours: number
  /** False if the console offers no refusal: sending the proposal back is the refusal. */
  readonly isRefusable: boolean
  /** True if the console explains what each answer does, because the answers do not explain themselves. */
  readonly isExplained: boolean
  /** The reasons of which a refusal names one, as the customer reads them; none where no customer reads a reason. */
  readonly reasons: Readonly<Record<string, { readonly en_US: string; readonly zh_CN: string }>>
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
