import { z } from 'zod'
import { endpoints } from '#platform/http/endpoint.ts'
import { AccountNumber, Id, line, note, Nothing, Phone } from '#platform/http/shared.ts'

const matchedBy = ['mailbox', 'phone', 'document', 'name'] as const

/**
 * Customer accounts of operators. An operator cannot access an own account in the console, whatever the roles (threat
 * OPR-02).
 */
export const ownAccounts = endpoints({
  list: {
    method: 'POST',
    path: 'console/api/v1/own_accounts/list',
    summary: 'The caller’s customer accounts, declared or matched and not confirmed yet; the caller cannot view them',
    who: 'operator',
    input: z.object({}),
    reply: z.object({
      rows: z.array(z.object({ number: AccountNumber, by: z.enum(['declared', ...matchedBy]) })),
      /** True if phone and document number were given, by which accounts are found. */
      phone: z.boolean(),
      document: z.boolean(),
    }),
    refusals: [],
  },
  declare: {
    method: 'POST',
    path: 'console/api/v1/own_accounts/declare',
    summary: 'Declares an own customer account, or a phone and document number to find others',
    who: 'operator',
    rate: { points: 30, seconds: 3600 },
    input: z.object({
      number: AccountNumber.optional(),
      phone: Phone.optional(),
      document: z
        .object({ country: z.string().regex(/^[A-Z]{2}$/), number: line(40) })
        .strict()
        .optional(),
    }),
    reply: Nothing,
    refusals: ['NOT_FOUND'],
  },
  matches: {
    method: 'POST',
    path: 'console/api/v1/own_accounts/matches',
    summary: 'Accounts that may belong to an operator and are not confirmed yet',
    who: 'operator',
    permission: 'operators.manage',
    input: z.object({}),
    reply: z.object({
      rows: z.array(
        z.object({
          operator: z.object({ id: Id, name: z.string() }),
          customer: z.object({ id: Id, number: AccountNumber }),
          by: z.enum(matchedBy),
        }),
      ),
    }),
    refusals: [],
  },
  answer: {
    method: 'POST',
    path: 'console/api/v1/own_accounts/answer',
    summary: 'Records whether a matched or declared account belongs to the operator; never for the caller’s own',
    who: 'operator',
    permission: 'operators.manage',
    input: z.object({ operatorId: Id, customerId: Id, own: z.boolean(), reason: note(500) }),
    reply: Nothing,
    refusals: ['NOT_FOUND', 'OPERATOR_SELF'],
  },
})
