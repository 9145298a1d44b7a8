import type { AnyApprovalKind } from '@tessera/contract/approval-kinds.ts'
import type { ApprovalKindName, WorkItem } from '@tessera/contract/services/approvals/approvals.ts'
import type { Assertion } from '@tessera/contract/platform/http/assertion.ts'
import type { DecisionKind } from '@tessera/contract/services/approvals/kind.ts'
import { mayDo, type Permission } from '@tessera/contract/permissions.ts'
import type { SharedRefusal, SubjectRefusal } from '@tessera/contract/subject-refusals.ts'
import type { Amount } from '@tessera/domain/books/money/amount.ts'
import type { Outcome } from '@tessera/domain/platform/outcome/outcome.ts'
import { z } from 'zod'
import type { Source } from '#platform/database/rows.ts'
import type { Tx } from '#platform/database/tx.ts'
import type { Colleague, RequestRow, Verdict } from './approvals.sql.ts'

/** The reason of a refusal: `reason` for colleagues, `code` and `customerMessage` for the customer. */
export type Reason = { readonly reason: string; readonly code: string | null; readonly customerMessage: string | null }
/** A name in both languages. */
export const Both = z.object({ en: z.string(), zh: z.string() })
/** A text in the reader's language, or a name that exists in one language only. */
export type LocalizedName = string | z.output<typeof Both>
type Gist = z.output<typeof WorkItem>['about'][number]
/**
 * The title of a subject in the queue. It has its number, and the person or thing if the number does not identify it.
 * It also has the values of the fields that the kind lists under `about`.
 */
export type Summary<Field extends string = string> = {
  readonly number: string
  readonly subject: LocalizedName
  readonly about: readonly (Omit<Gist, 'field' | 'value'> & { readonly field: Field; readonly value: LocalizedName })[]
}
/** A subject that waits for a proposal. */
export type Waiting<Field extends string = string> = Summary<Field> & {
  readonly subjectId: string
  readonly since: Date
}
/** An amount of a coin as decimal text, without a sign that matters. */
export type Money = { readonly coin: string; readonly amount: string }
/** The value of amounts in millionths of the reference currency, rounded up. */
export type Worth = { readonly value: Amount; readonly currency: string }
/** The people who approved the content of a request: its maker, and the checker unless one person suffices. */
type Agreement = {
  readonly request: string
  readonly kind: ApprovalKindName
  readonly subject: string
  readonly contentHash: string
  readonly people: readonly string[]
}
/** One of the two people, with their device's signature over the content if they gave one. */
export type SignedBy = {
  readonly request: string
  readonly operatorId: string
  readonly credential: z.output<typeof Assertion> | undefined
}
/** JSON that is unchanged by storing it: no Date, no bigint. */
export type Content = { readonly [key: string]: unknown }

/**
 * The server half of a kind of decision. Both people decide on the content, and its hash binds them to the same one. A
 * maker proposes approval or refusal. The checker confirms, and only then `approve` or `refuse` runs, in the checker's
 * transaction.
 */
type ServerHalf<Field extends string, Refusal extends SubjectRefusal, C extends Content, P extends Content> = {
  /** The maker's input besides the subject; `z.object({}).strict()` if there is none. */
  readonly proposal: z.ZodType<P>
  readonly content: z.ZodType<C>
  /** The current content with its rows locked; undefined if the subject does not wait for a decision. */
  readonly load: (tx: Tx, subjectId: string, proposal: P) => Promise<C | undefined>
  /**
   * False if the subject in its current state can only be refused. Without this function every waiting subject can be
   * approved.
   */
  readonly approvable?: (content: C) => boolean
  readonly approve: (tx: Tx, subjectId: string, content: C) => Promise<Outcome<unknown, Refusal>>
  /**
   * Names what changed since the proposal, which then cannot be approved: `seen` is the content of the proposal. Without
   * it, or if it names nothing, the general refusals apply.
   */
  readonly explainChange?: (
    tx: Tx,
    seen: C,
    proposal: P,
  ) => Promise<Extract<Outcome<never, Refusal>, { readonly ok: false }> | undefined>
  /** True if the maker's approval of this content is enough, so that no second person decides. */
  readonly isOneEnough?: (content: C) => boolean
  /**
   * Returns the uploads of the content that each of the two people must open, judge and accept before an approval
   * (threat OPR-03).
   */
  readonly documents?: (content: C) => readonly string[]
  /**
   * Verifies and stores the passkey signature of one of the two people who approve, or refuses if the content needs one.
   */
  readonly sign?: (tx: Tx, content: C, by: SignedBy) => Promise<Outcome<unknown, Refusal>>
  /** Seals the agreement of people who approved, for a signer that does not trust the database. */
  readonly seal?: (agreement: Agreement) => string
  /**
   * Refuses people who must not decide on this content, such as an operator who would get more rights by it. Checked
   * for the proposer, and for both people before the approval.
   */
  readonly checkPeople?: (
    tx: Tx,
    subjectId: string,
    content: C,
    people: readonly string[],
  ) => Promise<Outcome<unknown, Refusal>>
  /** The permissions of which this content needs all, in a kind whose permissions do not follow from the subject. */
  readonly permissionsIn?: (content: C) => readonly Permission[]
  /** The effect of the proposal itself on the subject. A refusal rejects the proposal. */
  readonly proposed?: (tx: Tx, subjectId: string, content: C, verdict: Verdict) => Promise<Outcome<unknown, Refusal>>
  /** Undoes that effect when a proposal is returned or cancelled. */
  readonly returned?: (tx: Tx, subjectId: string, content: C) => Promise<void>
  /** True if the subject is this operator, who then cannot take part in the decision. */
  readonly isSubject?: (subjectId: string, operatorId: string) => boolean
  /** The oldest waiting subjects, with or without a proposal. Empty for a kind that only starts with a proposal. */
  readonly waiting: (source: Source, limit: number) => Promise<Waiting<Field>[]>
  /** Records who reads the content, if it is a person's file. Without this function reading leaves no entry. */
  readonly noteView?: (tx: Tx, subjectId: string, ip: string) => Promise<void>
  /** The title for the page of a case, and for a proposal whose subject is not among the waiting ones. */
  readonly summary: (content: C) => Summary<Field>
}
type Refuse<Refusal extends SubjectRefusal, C extends Content> = (
  tx: Tx,
  subjectId: string,
  content: C,
  reason: Reason,
) => Promise<Outcome<unknown, Refusal>>
/** A kind that accepts refusals carries them out. */
type Refusing<K extends AnyApprovalKind, C extends Content> = K['isRefusable'] extends true
  ? { readonly refuse: Refuse<RefusalOf<K>, C> }
  : { readonly refuse?: Refuse<RefusalOf<K>, C> }
type RefusalOf<K extends AnyApprovalKind> = SharedRefusal | K['refusals'][number]
type FieldOf<K extends AnyApprovalKind> = keyof K['about'] & string

type ReadingsOf<K extends AnyApprovalKind> = K['fields'][keyof K['fields']] | K['about'][keyof K['about']]
type AmountsOf<C extends Content> = (content: C) => readonly Money[]
/**
 * A kind that shows a figure returns the amounts that its decision moves, or none by `noAmounts`. They count towards
 * the limits of the person who confirms. A kind that forgets this does not compile.
 */
type Valued<K extends AnyApprovalKind, C extends Content> =
  'figure' extends ReadingsOf<K> ? { readonly amounts: AmountsOf<C> } : { readonly amounts?: AmountsOf<C> }
/** Reads an amount with its coin, such as `12.40 tUSD`. */
export function moneyIn(text: string): Money {
  const [amount = '', coin = ''] = text.split(' ')
  return { amount, coin }
}
/** For a kind whose figures are not money that an approval moves. */
export const noAmounts = (): readonly Money[] => []

/** A kind of decision as queue, proposal and decision use it: the facts of the contract and the server half. */
export type ApprovalKind<N extends ApprovalKindName = ApprovalKindName> = Omit<DecisionKind, 'permissionOf'> &
  ServerHalf<string, SubjectRefusal, Content, Content> & {
    readonly name: N
    readonly permission: Permission
    readonly permissionOf?: {
      readonly any: readonly Permission[]
      readonly one?: (subjectId: string) => Permission
    }
    readonly amounts?: AmountsOf<Content>
    readonly refuse?: Refuse<SubjectRefusal, Content>
  }
/** The value of amounts now; its `value` is undefined if that of one amount is unknown. */
export type WorthOf = (
  tx: Tx,
  amounts: readonly Money[],
) => Promise<{ readonly value: Amount | undefined; readonly currency: string }>
/**
 * Returns the sum of values in the current reference currency. Values in an earlier one are converted, each rounded up.
 * Returns undefined if one of them has no current price.
 */
export type SumOf = (tx: Tx, values: readonly Worth[]) => Promise<Amount | undefined>
/** Every kind by its name, as the server collects them. `worthOf` values the amounts of a decision, `sumOf` adds values up. */
export type Kinds = { readonly [N in ApprovalKindName]: ApprovalKind<N> } & {
  readonly worthOf: WorthOf
  readonly sumOf: SumOf
}

/** Creates a kind. Its types are checked here and erased in the table of all kinds. */
export const approvalKind = <K extends AnyApprovalKind, C extends Content, P extends Content>(
  facts: K,
  half: ServerHalf<FieldOf<K>, RefusalOf<K>, C, P> & Refusing<K, C> & Valued<K, C>,
): ApprovalKind<K['name']> =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- every content and proposal goes through the kind's own schema before its functions run
  ({ ...facts, ...half }) as unknown as ApprovalKind<K['name']>

/** Returns the permission that a decision on this subject needs. */
export const permissionFor = ({ permission, permissionOf }: ApprovalKind, subjectId: string): Permission =>
  permissionOf?.one?.(subjectId) ?? permission

/**
 * Returns the seal of people who agreed to approve the content of a request, the maker first; null for a kind without
 * one.
 */
export const sealOf = (
  kind: ApprovalKind,
  { id, subject_id: subject, content_hash: hash }: Pick<RequestRow, 'id' | 'subject_id' | 'content_hash'>,
  people: readonly string[],
): string | null => kind.seal?.({ request: id, kind: kind.name, subject, contentHash: hash, people }) ?? null

/** Returns true if these permissions suffice to read a case. */
export function mayRead(kind: ApprovalKind, subjectId: string, held: readonly Permission[]): boolean {
  const { any, one } = kind.permissionOf ?? {}
  return any !== undefined && one === undefined
    ? any.some((permission) => mayDo(held, permission))
    : mayDo(held, permissionFor(kind, subjectId))
}

/** Returns true if these permissions suffice to decide on this content of a case. */
export const mayDecide = (kind: ApprovalKind, content: Content, held: readonly Permission[]): boolean =>
  kind.permissionsIn?.(content).every((permission) => mayDo(held, permission)) ?? true

type Case = { readonly subjectId: string; readonly content?: Content }

/**
 * Returns true if a person in their current state takes part in decisions on this subject, and on its content if that
 * is known.
 */
export const takesPart = (kind: ApprovalKind, { subjectId, content }: Case, who: Colleague | undefined): boolean =>
  who?.status === 'active' &&
  mayRead(kind, subjectId, who.permissions) &&
  (content === undefined || mayDecide(kind, content, who.permissions))
