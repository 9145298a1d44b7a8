import type { Originator } from '@tessera/domain/payments/withdrawals/ivms101.ts'
import { sql } from 'kysely'
import { maybeOne, type Source } from '#platform/database/rows.ts'

type Verified = Pick<Originator, 'kind' | 'name' | 'account'> & {
  /** The address in the form that both kinds of identity file use. */
  readonly address: Readonly<
    Partial<Record<'line1' | 'line2' | 'street' | 'city' | 'postcode' | 'zip' | 'country', string | null>>
  >
}

/**
 * Returns the last verified identity of a customer, even if it is no longer valid; undefined without one, or if it was
 * erased.
 */
export async function originatorOf(source: Source, customerId: string): Promise<Originator | undefined> {
  const found = await maybeOne(
    source,
    sql<Verified>`
      select i.kind, i.name, c.number::text as account, i.address from customer c join lateral (
        select 'person' as kind, v.legal_name as name, v.address, k.decided_at as at
          from kyc_case k join kyc_version v on v.case_id = k.id and v.version = k.version
         where k.customer_id = c.id and k.decided_at is not null
        union all
        select 'company', a.name, a.registered_address, a.decided_at
          from company_application a where a.customer_id = c.id and a.decided_at is not null
        order by at desc limit 1) i on true
       where c.id = ${customerId}`,
  )
  if (found === undefined) return undefined
  const { line1, line2, street, city, postcode, zip, country } = found.address
  const lines = [line1, line2, street].flatMap((line) => line || [])
  return { ...found, address: { lines, city: city ?? '', postcode: postcode ?? zip ?? '', country: country ?? '' } }
}
