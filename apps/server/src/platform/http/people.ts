import type { Endpoint } from '@tessera/contract/platform/http/endpoint.ts'
import type { MemberRight } from '@tessera/domain/profile/members/roles.ts'
import type { Outcome, Refusal } from '@tessera/domain/platform/outcome/outcome.ts'
import type { CustomerSession } from './call.ts'
import type { InTx } from '#platform/database/tx.ts'

/** A request by a person who acts on an account: the row that it calls, or that does the same, and the right that it needs. */
export type PersonRequest = {
  readonly customer: CustomerSession
  readonly row: Pick<Endpoint, 'path' | 'reads'>
  readonly right: MemberRight
  readonly ip: string
}

/** Rules about the people of a company, as serve.ts asks them. */
export type People = {
  /** Transactions that hold the person's roles and write the act to the history of a company's account. */
  readonly inNameOf: (inTx: InTx, request: PersonRequest) => InTx
  /** Writes an act that no transaction of its own carries, before it is done. */
  readonly writeBefore: (inTx: InTx, request: PersonRequest, subject: string | null) => Promise<Outcome<unknown>>
  /** The refusal for a missing right: names the role and the people who give it. */
  readonly roleMissing: (accountId: string, right: MemberRight) => Promise<Refusal<'MEMBER_ROLE_MISSING'>>
}
