import type { Assertion } from '@tessera/contract/platform/http/assertion.ts'
import { sql } from 'kysely'
import type { z } from 'zod'
import { many, type Source } from '#platform/database/rows.ts'
import { signatureJson } from '#services/approvals/signatures.sql.ts'

export type CapVersion = {
  readonly version: number
  readonly maximum: string | null
  readonly effective_from: Date
  readonly request: string
  /** The content on which two people agreed. */
  readonly agreed: unknown
  readonly signatures: readonly z.output<typeof Assertion>[]
}

/**
 * Returns the versions of a network's settings that apply at a moment, oldest first, with the signatures of their
 * requests.
 */
export const capVersions = (source: Source, subject: string, at: Date): Promise<CapVersion[]> =>
  many(
    source,
    sql<CapVersion>`
      select v.version, v.content->>'withdrawMaximum' as maximum, v.effective_from, r.id as request, r.content as agreed,
             coalesce((select json_agg(${signatureJson}) from approval_signature s where s.request_id = r.id), '[]') as signatures
        from setting_version v join approval_request r on r.id = v.request_id
       where v.area = 'network' and v.subject = ${subject} and v.withdrawn_at is null and v.refused is null
         and v.effective_from <= ${at}
       order by v.effective_from`,
  )
