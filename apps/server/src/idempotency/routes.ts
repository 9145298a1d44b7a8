import { scopeOfPath } from '@tessera/contract/api-scopes.ts'
import { idempotency } from '@tessera/contract/idempotency.ts'
import { ok } from '@tessera/domain/outcome.ts'
import type { Deps } from '../platform/deps.ts'
import { type Handlers, notForKeys, noun, type Noun } from '../platform/http/serve.ts'
import { findByKey } from '../platform/idempotency.sql.ts'

const idempotencyHandlers = (deps: Deps): Handlers<typeof idempotency> => ({
  // Only the asker's own keys: a key of somebody else was never used here.
  get: async ({ customer }, { scope, key }) => {
    // A row that is closed to keys is not told of by its saved answer either.
    if (customer.apiKey !== undefined && scopeOfPath[scope] === undefined) return notForKeys
    const saved = await findByKey(deps.db, `customer:${customer.customerId}`, scope, key)
    return ok(saved === undefined ? { done: false } : { done: true, at: saved.at.toISOString(), reply: saved.reply })
  },
})

export const idempotencyRoutes = (deps: Deps): Noun => noun('idempotency', idempotency, idempotencyHandlers(deps))
