import { sql } from 'kysely'
import { maybeOne, type Source } from '#platform/database/rows.ts'

/** A customer's investor class above retail: its start, its end, and the consent to its notice. */
export type InvestorClassRow = {
  readonly decided_at: Date | null
  readonly expires_at: Date | null
  readonly notice_version: string
  readonly notice_sha256: string
  readonly submitted_at: Date
}

/** Returns the class of a customer, or of the owner of a sub-account; undefined for retail investors. */
export const investorClassOf = (source: Source, customerId: string): Promise<InvestorClassRow | undefined> =>
  maybeOne(
    source,
    sql<InvestorClassRow>`
      select a.decided_at, a.expires_at, a.notice_version, a.notice_sha256, a.submitted_at
        from customer c join investor_application a on a.customer_id = coalesce(c.parent_id, c.id) and a.status = 'granted'
       where c.id = ${customerId}`,
  )
