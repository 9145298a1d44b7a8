import { z } from 'zod'
import { endpoints } from '#platform/http/endpoint.ts'
import { Time } from '#platform/http/shared.ts'

/** Conditions that stop all outgoing payments: withdrawals on chains, payment files, and each later exit. */
export const stopKinds = [
  'books_broken',
  'books_unverified',
  'unexplained_payment',
  'restoring',
  'copy_ahead',
  'copy_silent',
] as const
/**
 * Events that end a stop. Two people decide on a difference, explain each payment out of our bank account, settle each
 * unexplained payment or end a restore. Or a
 * full ledger check finds nothing, the next check runs, a restore begins or the audit copy responds.
 */
export const stopEnds = [
  'difference',
  'debits',
  'full_check',
  'next_check',
  'payment',
  'restore',
  'after_restore',
  'copy_answers',
] as const

export const Stop = z
  .object({
    kind: z.enum(stopKinds),
    /**
     * The time at which the stop began, or at which the audit copy last responded. Null if the ledger was never
     * checked, or the copy has never responded.
     */
    since: Time.nullable(),
    /** Broken invariants of the ledger, with the number of rows that the checks found. */
    reasons: z.array(z.object({ rule: z.string(), rows: z.number().int() })),
    ends: z.enum(stopEnds),
    /** The codes of roles of which two members can end the stop; empty if no operator can. */
    roles: z.array(z.string()),
  })
  .meta({ id: 'ExitStop' })

export const exits = endpoints({
  stops: {
    method: 'POST',
    path: 'console/api/v1/exits/stops',
    summary: 'Active stops of all payments, with reason, start and the roles that can end each',
    who: 'operator',
    input: z.object({}),
    reply: z.object({ rows: z.array(Stop) }).meta({ id: 'Stops' }),
    refusals: [],
  },
})
