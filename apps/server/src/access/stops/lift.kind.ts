import { stopLiftKind } from '@tessera/contract/access/stops/lift.kind.ts'
import { ok } from '@tessera/domain/platform/outcome/outcome.ts'
import { stopScopes } from '@tessera/domain/access/stops/stop.ts'
import { z } from 'zod'
import { approvalKind } from '#services/approvals/kind.ts'
import { recordAct } from '#services/audit/record.sql.ts'
import { insertSecurityEvent } from '#access/customers/customers.sql.ts'
import { lockForFreeze } from '#access/customers/customer-state.sql.ts'
import { notify } from '#services/messages/notify.ts'
import type { Tx } from '#platform/database/tx.ts'
import { unfreeze } from './end-due.ts'
import { subjectOf } from './stop-view.ts'
import { isFrozenByStop, liftStop, lockStop, ownerOf, type StopRow } from './stops.sql.ts'

const Content = z.object({
  number: z.string(),
  stop: z.object({
    scope: z.enum(stopScopes),
    subject: z.string(),
    reason: z.string(),
    by: z.string(),
    from: z.string(),
    until: z.string(),
  }),
})

/** Lifts a stop before its end. Requires two people, regardless of who set it. */
export const stopLift = approvalKind(stopLiftKind, {
  proposal: z.strictObject({}),
  content: Content,
  load: async (tx, id) => {
    const stop = z.uuid().safeParse(id).success ? await lockInOrder(tx, id) : undefined
    return (
      stop && {
        number: `S-${stop.number}`,
        stop: {
          scope: stop.scope,
          subject: subjectOf(stop),
          reason: stop.reason,
          by: stop.by_name,
          from: stop.from_at.toISOString(),
          until: stop.until_at.toISOString(),
        },
      }
    )
  },
  approve: async (tx, id, { stop: { scope } }) => {
    const customerId = (await ownerOf(tx, id)) ?? null
    const wasFrozenByStop = customerId !== null && scope === 'account' && (await isFrozenByStop(tx, customerId))
    await liftStop(tx, id)
    await recordAct(tx, { action: 'stops.lift', target: { type: 'stop', id } })
    if (customerId !== null && scope === 'account_withdrawals') await notifyLifted(tx, customerId)
    if (customerId !== null && wasFrozenByStop && !(await isFrozenByStop(tx, customerId)))
      await unfreeze(tx, customerId)
    return ok(undefined)
  },
  waiting: () => Promise.resolve([]),
  summary: ({ number, stop }) => ({
    number,
    subject: stop.subject,
    about: [{ field: 'stop.scope', value: stop.scope }],
  }),
})

/** Locks the customer's row before the stop, in the common order. */
async function lockInOrder(tx: Tx, id: string): Promise<StopRow | undefined> {
  const owner = await ownerOf(tx, id)
  if (owner !== undefined) await lockForFreeze(tx, owner)
  return lockStop(tx, id)
}

async function notifyLifted(tx: Tx, customerId: string): Promise<void> {
  await insertSecurityEvent(tx, customerId, 'withdrawals_resumed', { ip: '--', userAgent: '' })
  await notify(tx, customerId, { kind: 'withdrawals_resumed', params: {} })
}
