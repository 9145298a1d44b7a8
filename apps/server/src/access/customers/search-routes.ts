import { customersSearch } from '@tessera/contract/access/customers/customers-search.ts'
import { ok } from '@tessera/domain/platform/outcome/outcome.ts'
import { recordAct } from '#services/audit/record.sql.ts'
import { noun, type Noun } from '#platform/http/serve.ts'
import { nextOf, pageAnswer } from '#platform/database/keyset.ts'
import { countCustomers, findCustomers, type FoundRow } from './search.sql.ts'

/**
 * Lets operators search customers. The audit log records each search with its operator, and the typed text as the
 * reason.
 */
export const customerSearchRoutes = (): Noun =>
  noun('customers_search', customersSearch, {
    list: (call, input) =>
      call.inTx(async (tx) => {
        const { page, after, search, samePhone } = input
        const target = { type: 'customer', id: search ?? (samePhone === true ? 'same phone' : 'all') } as const
        await recordAct(tx, {
          action: 'customers.search',
          target,
          after: after === undefined ? { page } : { after },
          ip: call.ip,
        })
        const rows = await findCustomers(tx, input)
        const keys = rows.map(({ number }) => ({ key: number }))
        const list = { total: await countCustomers(tx, input), next: nextOf(keys, input) }
        return ok({ ...pageAnswer(input, list), rows: rows.map(rowView) })
      }),
  })

const rowView = (row: FoundRow) => ({
  id: row.id,
  number: String(row.number),
  email: row.email,
  name: row.real_name,
  type: row.type,
  kyc: row.kyc_status,
  investorClass: row.investor_class,
  status: row.status,
  createdAt: row.created_at.toISOString(),
  lastSeenAt: row.last_seen_at?.toISOString() ?? null,
  samePhone: row.same_phone,
  withdrawFrozenUntil: row.withdraw_frozen_until?.toISOString() ?? null,
})
