import { receivables, receivablesDesk } from '@tessera/contract/payments/receivables/receivables.ts'
import { ok } from '@tessera/domain/platform/outcome/outcome.ts'
import type { Deps } from '#platform/http/deps.ts'
import { noun, type Noun } from '#platform/http/serve.ts'
import { listAll, listOfCustomer } from './receivables.sql.ts'
import { receivableView, staffReceivableView } from './receivable-view.ts'

export const receivableRoutes = (deps: Pick<Deps, 'db'>): Noun =>
  noun('receivables', receivables, {
    list: async ({ customer }) => ok({ rows: (await listOfCustomer(deps, customer.customerId)).map(receivableView) }),
  })

export const receivableDeskRoutes = (deps: Pick<Deps, 'db'>): Noun =>
  noun('receivables_desk', receivablesDesk, {
    list: async (_call, request) => {
      const rows = await listAll(deps, request)
      return ok({ ...request, total: rows[0]?.total ?? 0, rows: rows.map(staffReceivableView) })
    },
  })
