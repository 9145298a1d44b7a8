import { canonicalId } from '@tessera/domain/platform/text/canonical-id.ts'
import { stopNotices, stopScopes } from '@tessera/domain/access/stops/stop.ts'
import { z } from 'zod'
import { endpoints } from '#platform/http/endpoint.ts'
import { Id, line, note, Time } from '#platform/http/shared.ts'

export const StopScopeName = z.enum(stopScopes)

export const Stop = z
  .object({
    id: Id,
    /** `S-1001`. */
    number: z.string(),
    scope: StopScopeName,
    /** A customer's id, a coin's code, a product's symbol or a network such as `tUSD/solana_devnet`; empty if the scope concerns the whole exchange. */
    subjectId: z.string(),
    /** A readable account number, coin or symbol; empty as above. */
    subject: z.string(),
    reason: z.string(),
    notice: z.enum(stopNotices).nullable(),
    by: z.string(),
    from: Time,
    until: Time,
  })
  .meta({ id: 'Stop' })

/**
 * Stops that one operator sets alone and at once. Lifting one before its end requires two: an approval of kind
 * `stop_lift`.
 */
export const stops = endpoints({
  list: {
    method: 'POST',
    path: 'console/api/v1/stops/list',
    summary: 'Active stops, newest first',
    who: 'operator',
    permission: 'stops.read',
    input: z.object({}),
    reply: z.object({ rows: z.array(Stop) }),
    refusals: [],
  },
  set: {
    method: 'POST',
    path: 'console/api/v1/stops/set',
    summary:
      'Stops an account, its withdrawals, all withdrawals, deposits, a coin, a network, a product, registration or the exchange for maintenance, at once and until a time. One person can stop; lifting it takes two',
    who: 'operator',
    permission: 'stops.set',
    idempotent: 'tx',
    input: z.object({
      scope: StopScopeName,
      /** Absent if the scope concerns the whole exchange. */
      subjectId: line(40).overwrite(canonicalId).optional(),
      /** For colleagues and the audit log. */
      reason: note(500),
      /** The neutral text for the customer; only if a customer is stopped. */
      notice: z.enum(stopNotices).optional(),
      until: Time,
    }),
    reply: Stop,
    refusals: [
      'NOT_FOUND',
      'STOP_END_OUT_OF_RANGE',
      'STOP_SUBJECT_NEEDED',
      'STOP_NOTICE_NEEDED',
      'STOP_ACCOUNT_CLOSED',
      'STOP_NOT_YET',
    ],
  },
})
