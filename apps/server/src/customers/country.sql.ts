import { type RawBuilder, sql } from 'kysely'

/** Where a customer `c` lives, or is registered, by the identity that was approved; of a sub-account its owner. Null while nobody knows. */
export const countryOf = (c: string): RawBuilder<string | null> => {
  const owner = sql.raw(`coalesce(${c}.parent_id, ${c}.id)`)
  return sql<string | null>`coalesce(
    (select v.address ->> 'country' from kyc_case k join kyc_version v on v.case_id = k.id and v.version = k.version
      where k.customer_id = ${owner} and k.status = 'approved'),
    (select a.registered_address ->> 'country' from company_application a
      where a.customer_id = ${owner} and a.status = 'approved'))`
}
