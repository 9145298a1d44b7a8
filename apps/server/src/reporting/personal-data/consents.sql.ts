import type { consentKinds } from '@tessera/contract/reporting/personal-data/personal-data.ts'
import type { Locale } from '@tessera/contract/platform/text/locale.ts'
import { type RawBuilder, sql } from 'kysely'
import { many, type Source } from '#platform/database/rows.ts'

type ConsentRow = {
  readonly kind: (typeof consentKinds)[number]
  readonly edition: string
  readonly sha256: string | null
  readonly lang: Locale | null
  readonly at: Date
  readonly withdrawn_at: Date | null
}

/** Selects each text that the customer agreed to, as one set of rows. A sub-account has no consents of its own. */
export const consentsOf = (id: string): RawBuilder<unknown> => sql`(
  select 'terms' as kind, edition, document_hash as sha256, lang, at, null::timestamptz as withdrawn_at
    from terms_acceptance where customer_id = ${id}
  union all
  select 'agent', consent_version, consent_sha256, null, consented_at, withdrawn_at
    from agent_client where customer_id = ${id}
  union all
  select 'broker_power', text_version, text_sha256, null, granted_at, withdrawn_at
    from broker_power where customer_id = ${id}
  union all
  select 'company_declaration', v.declaration_version, v.declaration_sha256, null, v.at, null
    from company_version v join company_application c on c.id = v.application_id where c.customer_id = ${id}
  union all
  select 'financing_declaration', v.declaration_version, v.declaration_sha256, null, v.at, null
    from financing_version v join financing_application c on c.id = v.application_id where c.customer_id = ${id}
  union all
  select 'investor_notice', notice_version, notice_sha256, null, submitted_at, case when status in ('withdrawn', 'cancelled') then ended_at end
    from investor_application where customer_id = ${id})`

/** Returns the consents, newest first. */
export const listConsents = (source: Source, id: string): Promise<ConsentRow[]> =>
  many(source, sql<ConsentRow>`select * from ${consentsOf(id)} x order by at desc`)
