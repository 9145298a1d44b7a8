import { z } from 'zod'
import { endpoints } from './endpoint.ts'
import { Id, keysetOf, Time, TimeKeysetRequest } from './shared.ts'

const Invitation = z
  .object({
    id: Id,
    /** Mailbox or phone of whom was invited, masked: `a***@example.com`, `+65****4567`. Null once the account is closed. */
    account: z.string().nullable(),
    registeredAt: Time,
    status: z.enum(['registered', 'verified', 'closed']),
  })
  .meta({ id: 'Invitation' })

/** Whom the caller invited. What inviting earns, where the house gives anything, stands with rebates (`ex/agent/commission`). */
export const invitations = endpoints({
  list: {
    method: 'POST',
    path: 'ex/return/invite_info_list',
    summary: 'Who registered with the caller’s invitation code, newest first',
    who: 'customer',
    input: z.object(TimeKeysetRequest),
    reply: keysetOf(Invitation),
    refusals: [],
  },
})
