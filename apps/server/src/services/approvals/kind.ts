import type { WorkItem } from '@tessera/contract/services/approvals/approvals.ts'
import { mayDo, type Permission } from '@tessera/contract/permissions.ts'
import type { SubjectRefusal } from '@tessera/contract/subject-refusals.ts'
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
/** How a subject is called in the queue: its number, who or what it is about where the number does not say it, the gist. */
export type Summary = {
  readonly number: string
  readonly subject: Said
  readonly about: readonly (Omit<Gist, 'value'> & { readonly value: Said })[]
}
/** A subject that waits for somebody's proposal. */
export type Waiting = Summary & { readonly subjectId: string; readonly since: Date }
/** JSON that means the same after it was stored: no Date, no bigint. */
export type Content = { readonly [key: string]: unknown }

/**
 * One sort of decision that needs two people. What both agree to is the content; its hash binds them to the same. A maker
 * proposes approval or refusal; the checker confirms, and only then `approve` or `refuse` runs, in the checker's transaction.
 */
export type ApprovalKind<C extends Content = Content, P extends Content = Content> = {
  /** Who may propose, and who may decide. */
  readonly permission: Permission
  /** What an answer may keep waiting before it counts as late. */
  readonly dueHours: number
  /** Codes of which a refusal must name one; empty where nobody outside reads why. */
  readonly reasonCodes: readonly string[]
  /** What the maker has to say besides the subject; `z.object({}).strict()` where that is all. */
  readonly proposal: z.ZodType<P>
  readonly content: z.ZodType<C>
  /** The content as it stands now, its rows locked; undefined when the subject does not wait for a decision. */
  readonly load: (tx: Tx, subjectId: string, proposal: P) => Promise<C | undefined>
  /** False where the subject as it stands may only be refused; without it whatever waits may be approved. */
  readonly approvable?: (content: C) => boolean
  readonly approve: (tx: Tx, subjectId: string, content: C) => Promise<Outcome<unknown, SubjectRefusal>>
  /** Absent where a proposal is all there is, and sending it back is the refusal. */
  readonly refuse?: (tx: Tx, subjectId: string, content: C, reason: Reason) => Promise<Outcome<unknown, SubjectRefusal>>
  /** Uploads of the content that each of the two people opens, judges and accepts before an approval (threat OPR-03). */
  readonly documents?: (content: C) => readonly string[]
  /** What a proposal itself does to the subject, and what makes it none. */
  readonly proposed?: (
    tx: Tx,
    subjectId: string,
    content: C,
    verdict: Verdict,
  ) => Promise<Outcome<unknown, SubjectRefusal>>
  /** What sending a proposal back, or taking it back, undoes. */
  readonly returned?: (tx: Tx, subjectId: string, content: C) => Promise<void>
  /** True when the subject is this operator: then they take no part. */
  readonly isAbout?: (subjectId: string, operatorId: string) => boolean
  /** The oldest subjects that wait, whether somebody proposed already or not; none for what only starts by a proposal. */
  readonly waiting: (source: Source, limit: number) => Promise<Waiting[]>
  /** Notes who reads the content, where it is somebody's file; without it reading leaves no entry. */
  readonly noteView?: (tx: Tx, subjectId: string, ip: string) => Promise<void>
  /** For the head of a case, and for a proposal whose subject is not among the waiting ones. */
  readonly summary: (content: C) => Summary
}

/** A kind whose types are checked where it is made and forgotten where all kinds stand in one table. */
export const approvalKind = <C extends Content, P extends Content>(kind: ApprovalKind<C, P>): ApprovalKind =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- every content and proposal goes through the kind's own schema before it comes to its functions
  kind as unknown as ApprovalKind

/** Whether somebody, as they stand now, still takes part in decisions of a kind. */
export const takesPart = (kind: ApprovalKind, who: Colleague | undefined): boolean =>
  who?.status === 'active' && mayDo(who.roles, kind.permission)
