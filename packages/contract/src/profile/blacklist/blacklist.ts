import { z } from 'zod'
import { endpoints } from '#platform/http/endpoint.ts'
import { AccountNumber, Nothing, Time } from '#platform/http/shared.ts'

const Blocked = z.object({ userAccount: z.string(), remark: z.string(), createdAt: Time }).meta({ id: 'Blocked' })

/**
 * Customers with whom the caller does not want to trade in OTC. It does not affect the order book, which is anonymous
 * (decision G15).
 */
export const blacklist = endpoints({
  list: {
    method: 'POST',
    path: 'ex/api/v1/blacklist/list',
    summary: 'Accounts that the caller has blocked, newest first',
    who: 'customer',
    reads: true,
    input: z.object({}),
    reply: z.object({ rows: z.array(Blocked), max: z.number().int() }),
    refusals: [],
  },
  add: {
    method: 'POST',
    path: 'ex/api/v1/blacklist/add',
    summary: 'Blocks an account on the OTC desk, in both directions; the response does not reveal whether it exists',
    who: 'customer',
    rate: { points: 60, seconds: 3600 },
    input: z.object({
      userAccount: AccountNumber,
      remark: z
        .string()
        .trim()
        .max(40)
        .regex(/^[^\p{Cc}\p{Cs}]*$/u),
    }),
    reply: Nothing,
    refusals: ['BLACKLIST_SELF', 'BLACKLIST_FULL'],
  },
  remove: {
    method: 'POST',
    path: 'ex/api/v1/blacklist/remove',
    summary: 'Unblocks an account',
    who: 'customer',
    input: z.object({ userAccount: AccountNumber }),
    reply: Nothing,
    refusals: ['NOT_FOUND'],
  },
})
