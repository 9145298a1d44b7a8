import { approvedStatuses } from '@tessera/domain/identity/kyc/machine.ts'
import { sql } from 'kysely'
import { changed, maybeOne, type Source } from '#platform/database/rows.ts'
import type { Tx } from '#platform/database/tx.ts'

/** Returns name and number hash of the approved file or company; undefined without an approval. */
export const approvedIdentity = (
  source: Source,
  customerId: string,
): Promise<{ legal_name: string; nationality: string; document_number_hash: string } | undefined> =>
  maybeOne(
    source,
    sql<{ legal_name: string; nationality: string; document_number_hash: string }>`
      select v.legal_name, v.nationality, v.document_number_hash
        from kyc_case k join kyc_version v on v.case_id = k.id and v.version = k.version
       where k.customer_id = ${customerId} and k.status = any(${approvedStatuses})
      union all
      select a.name, a.registered_address->>'country', a.registration_hash
        from company_application a where a.customer_id = ${customerId} and a.status = 'approved'`,
  )

export const insertCheck = (tx: Tx, customerId: string, matched: boolean): Promise<bigint> =>
  changed(
    tx,
    sql`insert into identity_check (id, customer_id, at, matched)
        values (gen_random_uuid(), ${customerId}, clock_timestamp(), ${matched})`,
  )
