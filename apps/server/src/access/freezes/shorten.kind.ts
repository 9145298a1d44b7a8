import { freezeShortenKind } from '@tessera/contract/access/freezes/shorten.kind.ts'
import { ok } from '@tessera/domain/platform/outcome/outcome.ts'
import { frozenScopes } from '@tessera/domain/access/security/frozen-scopes.ts'
import { z } from 'zod'
import { approvalKind } from '#services/approvals/kind.ts'
import { recordAct } from '#services/audit/record.sql.ts'
import { insertSecurityEvent } from '#access/customers/customers.sql.ts'
import { notify } from '#services/messages/notify.ts'
import type { Tx } from '#platform/database/tx.ts'
import { lockRunning, type RunningFreeze, setEarlier } from './freeze-changes.sql.ts'
import { scopeNames } from './scope-names.ts'

/** The new end. If absent, the freeze ends when the second person approves. */
const Proposal = z.strictObject({ until: z.iso.datetime().optional() })
const Content = z.object({
  customer: z.object({ id: z.string(), number: z.string(), name: z.string().nullable() }),
  freeze: z.object({ scope: z.enum(frozenScopes), cause: z.string(), until: z.string(), newUntil: z.string() }),
})

/**
 * Shortens or lifts a freeze of one scope by a decision of two people. The content includes the current end, so an
 * extension in the meantime makes the approval outdated, and it is refused.
 */
export const freezeShorten = approvalKind(freezeShortenKind, {
  proposal: Proposal,
  content: Content,
  load: async (tx, id, { until }) => {
    const freeze = z.uuid().safeParse(id).success ? await lockRunning(tx, id) : undefined
    return freeze === undefined || (until !== undefined && new Date(until) >= freeze.until_at)
      ? undefined
      : contentOf(freeze, until)
  },
  approve: async (tx, id, { customer, freeze }) => {
    const end = endOf(tx, freeze.newUntil)
    await setEarlier(tx, id, end)
    const { scope, until } = freeze
    await insertSecurityEvent(tx, customer.id, 'freeze_shortened', { ip: '--', userAgent: '' })
    await recordAct(tx, {
      action: 'customers.shorten_freeze',
      target: { type: 'customer', id: customer.id },
      before: { freeze: id, scope, until },
      after: { freeze: id, scope, until: end.toISOString() },
    })
    await notify(tx, customer.id, { kind: 'freeze_shortened', params: { scope: scopeNames[scope], until: end } })
    return ok(undefined)
  },
  waiting: () => Promise.resolve([]),
  summary: ({ customer, freeze }) => ({
    number: customer.number,
    subject: customer.name ?? '',
    about: [
      { field: 'freeze.scope', value: freeze.scope },
      { field: 'freeze.until', value: freeze.until },
    ],
  }),
})

const contentOf = (f: RunningFreeze, until: string | undefined): z.output<typeof Content> => ({
  customer: { id: f.customer_id, number: String(f.customer_number), name: f.customer_name },
  freeze: { scope: f.scope, cause: f.cause, until: f.until_at.toISOString(), newUntil: until ?? 'now' },
})

/** Returns the proposed end, or the current time if it has passed. */
const endOf = ({ now }: Pick<Tx, 'now'>, proposed: string): Date =>
  proposed === 'now' || new Date(proposed) < now ? now : new Date(proposed)
