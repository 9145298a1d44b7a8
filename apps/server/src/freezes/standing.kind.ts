import { customerMachine } from '@tessera/domain/customers/machine.ts'
import { next } from '@tessera/domain/machine/machine.ts'
import { assert, ok } from '@tessera/domain/outcome.ts'
import { z } from 'zod'
import { approvalKind } from '../approvals/kind.ts'
import { recordAct } from '../audit/record.sql.ts'
import { insertSecurityEvent, lockProfile } from '../customers/customers.sql.ts'
import { notify } from '../messages/notify.ts'
import { move } from '../platform/state.sql.ts'
import type { Tx } from '../platform/tx.ts'
import { endBegun } from '../sessions/end-begun.ts'
import { endAllSessions } from '../sessions/sessions.sql.ts'

const Event = z.enum(['freeze', 'thaw'])
const Content = z.object({
  customer: z.object({ number: z.string(), name: z.string().nullable() }),
  event: Event,
  from: z.string(),
  to: z.string(),
})

/** Freezing and thawing an account by the house. An owner freezes theirs alone; nobody thaws one alone. */
export const customerStanding = approvalKind({
  permission: 'customers.manage',
  dueHours: 4,
  reasonCodes: [],
  proposal: z.strictObject({ event: Event }),
  content: Content,
  load: async (tx, id, { event }) => {
    const profile = z.uuid().safeParse(id).success ? await lockProfile(tx, id) : undefined
    const to = profile && next(customerMachine, profile.status, event)
    return profile === undefined || to === undefined
      ? undefined
      : { customer: { number: String(profile.number), name: profile.real_name }, event, from: profile.status, to }
  },
  approve: async (tx, id, { event }) => {
    const to = await move(tx, 'customer', id, customerMachine, event)
    assert(to, `customer ${id} stands where it stood when its row was locked`)
    await after[event](tx, id)
    await recordAct(tx, { action: `customer.${event}`, target: { type: 'customer', id }, after: { status: to } })
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

const house = { ip: '--', userAgent: '' }
const after = {
  freeze: async (tx: Tx, id: string): Promise<void> => {
    await endBegun(tx, id)
    await endAllSessions(tx, id)
    await insertSecurityEvent(tx, id, 'account_frozen', house)
    await notify(tx, id, { kind: 'account_frozen_by_us', params: {} })
  },
  thaw: async (tx: Tx, id: string): Promise<void> => {
    await insertSecurityEvent(tx, id, 'account_thawed', house)
    await notify(tx, id, { kind: 'account_thawed', params: {} })
  },
} as const
