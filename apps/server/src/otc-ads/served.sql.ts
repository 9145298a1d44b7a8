import { approvedStatuses } from '@tessera/domain/kyc/machine.ts'
import { sql } from 'kysely'

/** Whether the house serves the country that a customer `c` was verified in (decision G6); of who was verified as a company, it looked there. */
export const notRestricted = sql<boolean>`
  not exists (
    select 1 from kyc_case k join kyc_version v on v.case_id = k.id and v.version = k.version cross join site_setting g
     where k.customer_id = c.id and k.status = any(${approvedStatuses})
       and ((g.restriction_type = 1 and array[v.nationality, v.address->>'country'] && g.limit_countries)
         or (g.restriction_type = 2 and not array[v.nationality, v.address->>'country'] <@ g.allow_countries)))`
