import type { Endpoint } from '@tessera/contract/platform/http/endpoint.ts'
import { idempotency } from '@tessera/contract/services/idempotency/idempotency.ts'
import { ok } from '@tessera/domain/platform/outcome/outcome.ts'
import { personOf } from '#platform/http/call.ts'
import { type Handlers, noun, type Noun } from '#platform/http/serve.ts'
import { type LastOutcome, savedReplyOf } from '#platform/http/idempotency.sql.ts'
import { apiNotForKeys } from '#platform/http/refusals.ts'

/** The final results by path, for endpoints whose command continues after the transaction of its key. */
export type LastOutcomes = Readonly<Record<string, LastOutcome>>

/** Returns the endpoint of a path; undefined if the API has none. */
export type RowAt = (path: string) => Endpoint | undefined

const idempotencyHandlers = (lastOutcomes: LastOutcomes, rowAt: RowAt): Handlers<typeof idempotency> => ({
  // Finds only the caller's own keys; another caller's key counts as unused.
  get: async ({ customer, inTx }, { scope, key }) => {
    // An API key that may not call an endpoint cannot read its stored response either.
    if (customer.apiKey !== undefined && rowAt(scope)?.keyScope === undefined) return apiNotForKeys
    const owner = `customer:${personOf(customer)}`
    const { value: saved } = await inTx(async (tx) => ok(await savedReplyOf(tx, { owner, scope, key })))
    if (saved === undefined) return ok({ done: false })
    const at = saved.at.toISOString()
    const lastOutcome = lastOutcomes[scope]
    if (lastOutcome === undefined) return ok({ done: true, at, reply: saved.reply })
    const last = await lastOutcome(saved.reply)
    if (!last.ok) return last
    return ok(last.value === undefined ? { done: false } : { done: true, at, reply: last.value.reply })
  },
})

export const idempotencyRoutes = (lastOutcomes: LastOutcomes, rowAt: RowAt): Noun =>
  noun('idempotency', idempotency, idempotencyHandlers(lastOutcomes, rowAt))
