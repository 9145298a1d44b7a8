import type { AnyApprovalKind } from '@tessera/contract/approval-kinds.ts'
import type { ApprovalKindName, WorkItem } from '@tessera/contract/services/approvals/approvals.ts'
import type { DecisionKind } from '@tessera/contract/services/approvals/kind.ts'
import { mayDo, type Permission } from '@tessera/contract/permissions.ts'
import type { SharedRefusal, SubjectRefusal } from '@tessera/contract/subject-refusals.ts'
import type { Outcome } from '@tessera/domain/platform/outcome/outcome.ts'
import { z } from 'zod'
import type { Source } from '#platform/database/rows.ts'
import type { Tx } from '#platform/database/tx.ts'
import type { Colleague, Verdict } from './approvals.sql.ts'

/** Why the subject is refused: `reason` for colleagues, `code` and `told` for the customer. */
export type Reason = { readonly reason: string; readonly code: string | null; readonly told: string | null }
/** A name that somebody wrote in both languages. */
export const Both = z.object({ en: z.string(), zh: z.string() })
/** What a reader has in their language; of a name in one language, that. */
export type Said = string | z.output<typeof Both>
type Gist = z.output<typeof WorkItem>['about'][number]
/**
 * How a subject is called in the queue: its number, who or what it is about where the number does not say it, and the values of the
 * fields that the kind lists under `about`.
 */
export type Summary<Field extends string = string> = {
  readonly number: string
  readonly subject: Said
  readonly about: readonly (Omit<Gist, 'field' | 'value'> & { readonly field: Field; readonly value: Said })[]
}
/** A subject that waits for somebody's proposal. */
export type Waiting<Field extends string = string> = Summary<Field> & {
  readonly subjectId: string
  readonly since: Date
}
/** JSON that means the same after it was stored: no Date, no bigint. */
export type Content = { readonly [key: string]: unknown }

/**
 * The server half of a kind of decision. What both people agree to is the content; its hash binds them to the same. A maker
 * proposes approval or refusal; the checker confirms, and only then `approve` or `refuse` runs, in the checker's transaction.
 */
type ServerHalf<Field extends string, Refusal extends SubjectRefusal, C extends Content, P extends Content> = {
  /** What the maker has to say besides the subject; `z.object({}).strict()` where that is all. */
  readonly proposal: z.ZodType<P>
  readonly content: z.ZodType<C>
  /** The content as it stands now, its rows locked; undefined when the subject does not wait for a decision. */
  readonly load: (tx: Tx, subjectId: string, proposal: P) => Promise<C | undefined>
  /** False where the subject as it stands may only be refused; without it whatever waits may be approved. */
  readonly approvable?: (content: C) => boolean
  readonly approve: (tx: Tx, subjectId: string, content: C) => Promise<Outcome<unknown, Refusal>>
  /** Uploads of the content that each of the two people opens, judges and accepts before an approval (threat OPR-03). */
  readonly documents?: (content: C) => readonly string[]
  /** What a proposal itself does to the subject, and what makes it none. */
  readonly proposed?: (tx: Tx, subjectId: string, content: C, verdict: Verdict) => Promise<Outcome<unknown, Refusal>>
  /** What sending a proposal back, or taking it back, undoes. */
  readonly returned?: (tx: Tx, subjectId: string, content: C) => Promise<void>
  /** True when the subject is this operator: then they take no part. */
  readonly isAbout?: (subjectId: string, operatorId: string) => boolean
  /** The oldest subjects that wait, whether somebody proposed already or not; none for what only starts by a proposal. */
  readonly waiting: (source: Source, limit: number) => Promise<Waiting<Field>[]>
  /** Notes who reads the content, where it is somebody's file; without it reading leaves no entry. */
  readonly noteView?: (tx: Tx, subjectId: string, ip: string) => Promise<void>
  /** For the head of a case, and for a proposal whose subject is not among the waiting ones. */
  readonly summary: (content: C) => Summary<Field>
}
type Refuse<Refusal extends SubjectRefusal, C extends Content> = (
  tx: Tx,
  subjectId: string,
  content: C,
  reason: Reason,
) => Promise<Outcome<unknown, Refusal>>
/** A kind that takes refusals carries them out. */
type Refusing<K extends AnyApprovalKind, C extends Content> = K['isRefusable'] extends true
  ? { readonly refuse: Refuse<RefusalOf<K>, C> }
  : { readonly refuse?: Refuse<RefusalOf<K>, C> }
type RefusalOf<K extends AnyApprovalKind> = SharedRefusal | K['refusals'][number]
type FieldOf<K extends AnyApprovalKind> = keyof K['about'] & string

/** A kind of decision as the queue, a proposal and a decision see it: the facts of the contract and the server half. */
export type ApprovalKind<N extends ApprovalKindName = ApprovalKindName> = DecisionKind &
  ServerHalf<string, SubjectRefusal, Content, Content> & {
    readonly name: N
    readonly permission: Permission
    readonly refuse?: Refuse<SubjectRefusal, Content>
  }
/** Every kind by its name, as the server assembles them. */
export type Kinds = { readonly [N in ApprovalKindName]: ApprovalKind<N> }

/** A kind whose types are checked where it is made and forgotten where all kinds are in one table. */
export const approvalKind = <K extends AnyApprovalKind, C extends Content, P extends Content>(
  facts: K,
  half: ServerHalf<FieldOf<K>, RefusalOf<K>, C, P> & Refusing<K, C>,
): ApprovalKind<K['name']> =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- every content and proposal goes through the kind's own schema before it comes to its functions
  ({ ...facts, ...half }) as unknown as ApprovalKind<K['name']>

/** Whether somebody, as they stand now, still takes part in decisions of a kind. */
export const takesPart = (kind: ApprovalKind, who: Colleague | undefined): boolean =>
  who?.status === 'active' && mayDo(who.roles, kind.permission)
