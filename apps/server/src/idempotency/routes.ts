import { scopeOfPath } from '@tessera/contract/api-scopes.ts'
import { idempotency } from '@tessera/contract/idempotency.ts'
import { ok } from '@tessera/domain/outcome.ts'
import { type Handlers, notForKeys, noun, type Noun } from '../platform/http/serve.ts'
import { whatBecameOf } from '../platform/idempotency.sql.ts'

const idempotencyHandlers = (): Handlers<typeof idempotency> => ({
  // Only the asker's own keys: a key of somebody else was never used here.
  get: async ({ customer, inTx }, { scope, key }) => {
    // A row that is closed to keys is not told of by its saved answer either.
    if (customer.apiKey !== undefined && scopeOfPath[scope] === undefined) return notForKeys
    const owner = `customer:${customer.customerId}`
    return inTx(async (tx) => {
      const saved = await whatBecameOf(tx, { owner, scope, key })
      return ok(saved === undefined ? { done: false } : { done: true, at: saved.at.toISOString(), reply: saved.reply })
    })
  },
})

export const idempotencyRoutes = (): Noun => noun('idempotency', idempotency, idempotencyHandlers())
