import type { Endpoint } from '@tessera/contract/platform/http/endpoint.ts'
import type { MemberRight } from '@tessera/domain/profile/members/roles.ts'
import type { Outcome, Refusal } from '@tessera/domain/platform/outcome/outcome.ts'
import type { CustomerSession } from './call.ts'
import type { InTx } from '#platform/database/tx.ts'

/**
 * A request by a person who acts on an account: its endpoint, or another one that does the same, and the right that it
 * needs.
 */
export type PersonRequest = {
  readonly customer: CustomerSession
  readonly row: Pick<Endpoint, 'path' | 'reads'>
  readonly right: MemberRight
  readonly ip: string
}

/** Rules about the members of a company, used by serve.ts. */
export type People = {
  /** Wraps transactions: they lock the person's roles and record the act in the history of a company's account. */
  readonly inNameOf: (inTx: InTx, request: PersonRequest) => InTx
  /** Records an act in advance if it does not run in a transaction. */
  readonly writeBefore: (inTx: InTx, request: PersonRequest, subject: string | null) => Promise<Outcome<unknown>>
  /** The refusal for a missing right: names the role and the people who give it. */
  readonly roleMissing: (accountId: string, right: MemberRight) => Promise<Refusal<'MEMBER_ROLE_MISSING'>>
}
