import { kycStatuses } from '@tessera/domain/identity/kyc/machine.ts'
import { z } from 'zod'
import { endpoints } from '#platform/http/endpoint.ts'
import { Id, line, KeysetRequest, keysetOf, Time } from '#platform/http/shared.ts'

export const FoundCustomer = z
  .object({
    id: Id,
    number: z.string(),
    email: z.string(),
    /** Null until the identity is approved. */
    name: z.string().nullable(),
    type: z.enum(['individual', 'corporate', 'sub', 'member']),
    kyc: z.enum(kycStatuses),
    investorClass: z.enum(['ri', 'ai', 'ei']),
    status: z.enum(['active', 'frozen', 'closed']),
    createdAt: Time,
    lastSeenAt: Time.nullable(),
    /** The phone as E.164 if another account has the same; otherwise null. */
    samePhone: z.string().nullable(),
    /** Set while withdrawals are paused. */
    withdrawFrozenUntil: Time.nullable(),
  })
  .meta({ id: 'FoundCustomer' })

export const customersSearch = endpoints({
  list: {
    method: 'POST',
    path: 'console/api/v1/customers/list',
    summary: 'Customers by number, email or name, newest first; each search is recorded in the audit log',
    who: 'operator',
    permission: 'customers.read',
    /** `samePhone` finds only accounts whose phone another account has too. */
    input: z.object({ ...KeysetRequest, search: line(100).optional(), samePhone: z.boolean().optional() }),
    reply: keysetOf(FoundCustomer),
    refusals: [],
  },
})
