import { unfreezeKind } from '@tessera/contract/access/freezes/unfreeze.kind.ts'
import { customerMachine } from '@tessera/domain/access/customers/machine.ts'
import { next } from '@tessera/domain/platform/machine/machine.ts'
import { assert, ok } from '@tessera/domain/platform/outcome/outcome.ts'
import { z } from 'zod'
import { approvalKind } from '#services/approvals/kind.ts'
import { recordAct } from '#services/audit/record.sql.ts'
import { insertSecurityEvent, lockProfile } from '#access/customers/customers.sql.ts'
import { notify } from '#services/messages/notify.ts'
import { move } from '#platform/database/state.sql.ts'
import { liftAccountStops } from '#access/stops/stops.sql.ts'

const Event = z.enum(['thaw'])
const Content = z.object({
  customer: z.object({ number: z.string(), name: z.string().nullable() }),
  event: Event,
  from: z.string(),
  to: z.string(),
})

/**
 * Unfreezing an account requires two people. Freezing one requires its owner, or one operator (`stops/set-stop.ts`).
 */
export const unfreeze = approvalKind(unfreezeKind, {
  proposal: z.strictObject({ event: Event }),
  content: Content,
  load: async (tx, id, { event }) => {
    const profile = z.uuid().safeParse(id).success ? await lockProfile(tx, id) : undefined
    const to = profile && next(customerMachine, profile.status, event)
    return profile === undefined || to === undefined
      ? undefined
      : { customer: { number: String(profile.number), name: profile.real_name }, event, from: profile.status, to }
  },
  approve: async (tx, id) => {
    await liftAccountStops(tx, id)
    const to = await move(tx, 'customer', id, customerMachine, 'thaw')
    assert(to, `customer ${id} cannot be unfrozen although the locked row is frozen`)
    await insertSecurityEvent(tx, id, 'account_thawed', { ip: '--', userAgent: '' })
    await notify(tx, id, { kind: 'account_thawed', params: {} })
    await recordAct(tx, { action: 'customer.thaw', target: { type: 'customer', id }, after: { status: to } })
    return ok(undefined)
  },
  waiting: () => Promise.resolve([]),
  summary: ({ customer, from, to }) => ({
    number: customer.number,
    subject: customer.name ?? '',
    about: [
      { field: 'from', value: from },
      { field: 'to', value: to },
    ],
  }),
})
