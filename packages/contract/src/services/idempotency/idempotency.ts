import { z } from 'zod'
import { endpoints } from '#platform/http/endpoint.ts'
import { Time } from '#platform/http/shared.ts'

export const idempotency = endpoints({
  get: {
    method: 'GET',
    path: 'ex/api/v1/idempotency/get',
    summary: 'Result of a request with an Idempotency-Key whose response was lost',
    who: 'customer',
    memberRight: 'view',
    subAccounts: true,
    keyScope: 'read',
    input: z.object({
      /** The path of the request, as in the contract. */
      scope: z.string().min(1).max(100),
      key: z.string().regex(/^[\w-]{8,100}$/),
    }),
    reply: z.discriminatedUnion('done', [
      z.object({ done: z.literal(true), at: Time, reply: z.unknown() }),
      /**
       * Nothing was done under this key, or its last step was refused. The same request may be sent again with this
       * key.
       */
      z.object({ done: z.literal(false) }),
    ]),
    // SERVER_BUSY while the last step of the request has not ended.
    refusals: ['API_NOT_FOR_KEYS', 'SERVER_BUSY'],
  },
})
