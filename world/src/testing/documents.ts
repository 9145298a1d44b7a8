import { sql } from 'kysely'
import type { TestExchange } from './exchange.ts'

/** Opens and accepts every document of a file as an operator, like the screens. */
export const acceptDocuments = async (
  { deps }: Pick<TestExchange, 'deps'>,
  operatorId: string,
  subjectId: string,
): Promise<void> =>
  void (await sql`
    insert into document_check (operator_id, subject_id, upload_id, opened_at, verdict, judged_at)
    select ${operatorId}, d.subject_id, d.upload_id, now(), 'accepted', now()
      from (select case_id as subject_id, upload_id from kyc_document
            union select application_id, upload_id from company_version_document
            union select application_id, upload_id from investor_evidence
            union select change_id, upload_id from company_change_document) d
     where d.subject_id::text = ${subjectId}
    on conflict do nothing`.execute(deps.db))
