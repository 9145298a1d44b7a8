import { accountClosings } from '@tessera/contract/profile/account-closings/account-closings.ts'
import { ok, refuse } from '@tessera/domain/platform/outcome/outcome.ts'
import { insertSecurityEvent } from '#access/customers/customers.sql.ts'
import type { Deps } from '#platform/http/deps.ts'
import { noun, type Noun } from '#platform/http/serve.ts'
import { deleteClosing, findClosing } from './account-closings.sql.ts'
import { requestClosing } from './request-closing.ts'

export const accountClosingRoutes = (deps: Deps): Noun =>
  noun('account_closings', accountClosings, {
    get: async ({ customer }) => {
      const closing = await findClosing(deps, customer.customerId)
      return ok({ closesAt: closing?.closes_at.toISOString() ?? null })
    },
    request: (call, input) => requestClosing(deps, call, input),
    cancel: ({ customer, inTx, ip, userAgent }) =>
      inTx(async (tx) => {
        if ((await deleteClosing(tx, customer.customerId)) === 0n) return refuse('NOT_FOUND')
        await insertSecurityEvent(tx, customer.customerId, 'account_closing_cancelled', { ip, userAgent })
        return ok({})
      }),
  })
