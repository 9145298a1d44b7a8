import type { KycStatus } from '@tessera/domain/identity/kyc/machine.ts'
import { sql } from 'kysely'
import { contactOf } from './contact.sql.ts'
import { frozenUntil } from './customer-state.sql.ts'
import { afterKey, type PageRequest, skipped } from '#platform/database/keyset.ts'
import { containing } from '#platform/database/like.ts'
import { many, one, type Source } from '#platform/database/rows.ts'
import type { Tx } from '#platform/database/tx.ts'

export type FoundRow = {
  id: string
  number: bigint
  email: string
  real_name: string | null
  type: 'individual' | 'corporate' | 'sub' | 'member'
  kyc_status: KycStatus
  investor_class: 'ri' | 'ai' | 'ei'
  status: 'active' | 'frozen' | 'closed'
  created_at: Date
  last_seen_at: Date | null
  withdraw_frozen_until: Date | null
  same_phone: string | null
}
type Search = PageRequest & { readonly search?: string | undefined; readonly samePhone?: boolean | undefined }

/**
 * True if another account has the phone in another spelling. It was registered before spellings were compared by E.164
 * (decision 0063).
 */
const sharesPhone = sql`exists (select 1 from customer o where o.phone_key = c.phone_key and o.id <> c.id)`

const searchCondition = ({ search, samePhone = false }: Search): ReturnType<typeof sql> => {
  const text = containing(search)
  return sql`where (not ${samePhone}::boolean or ${sharesPhone}) and (${search ?? null}::text is null or c.email ilike ${text} or c.phone ilike ${text}
    or c.former_email ilike ${text} or c.former_phone ilike ${text} or c.real_name ilike ${text}
    or replace(c.real_name, ' ', '') ilike ${text} or c.number::text = ${search ?? null}
    or exists (select 1 from company_application a where a.customer_id = c.id and a.version > 0
                and (a.name ilike ${text} or a.registration_number ilike ${text})))`
}

export const findCustomers = (tx: Source & Pick<Tx, 'now'>, s: Search): Promise<FoundRow[]> =>
  many(
    tx,
    sql<FoundRow>`
      select c.id, c.number, ${contactOf('c')} as email, c.real_name, c.type, c.kyc_status, c.investor_class, c.status, c.created_at,
             case when ${sharesPhone} then c.phone_key end as same_phone,
             (select max(s.seen_at) from session s where s.customer_id = c.id) as last_seen_at,
             ${frozenUntil(tx.now)} as withdraw_frozen_until
        from customer c ${searchCondition(s)} ${afterKey(sql`c.number`, s)}
       order by c.number desc limit ${s.pageSize} offset ${skipped(s)}`,
  )

export async function countCustomers(source: Source, s: Search): Promise<number> {
  const row = await one(
    source,
    sql<{ count: number }>`select count(*)::int as count from customer c ${searchCondition(s)}`,
  )
  return row.count
}
