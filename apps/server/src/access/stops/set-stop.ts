import type { InputOf } from '@tessera/contract/platform/http/endpoint.ts'
import type { stops } from '@tessera/contract/access/stops/stops.ts'
import { customerMachine } from '@tessera/domain/access/customers/machine.ts'
import { ok, type Outcome, refuse } from '@tessera/domain/platform/outcome/outcome.ts'
import {
  acceptedEnd,
  type CustomerScope,
  isOfAll,
  isOfCustomer,
  type StopNotice,
  type StopScope,
} from '@tessera/domain/access/stops/stop.ts'
import { z } from 'zod'
import { recordAct } from '#services/audit/record.sql.ts'
import { insertSecurityEvent, lockProfile } from '#access/customers/customers.sql.ts'
import { freezeBegin } from '#access/withdrawal-pauses/freezes.sql.ts'
import { notify } from '#services/messages/notify.ts'
import { move } from '#platform/database/state.sql.ts'
import type { Tx } from '#platform/database/tx.ts'
import { cancelOpenLogins } from '#access/sessions/cancel-open-logins.ts'
import { endAllSessions } from '#access/sessions/sessions.sql.ts'
import {
  coinExists,
  insertStop,
  isFrozenByStop,
  lockStops,
  networkExists,
  productExists,
  readStop,
  type StopRow,
} from './stops.sql.ts'
import { stopAccountClosed, stopNoticeNeeded, stopSubjectNeeded } from './refusals.ts'

type Input = InputOf<typeof stops.set>
type Refused = (typeof stops.set.refusals)[number]
type ActingOperator = { readonly id: string; readonly operatorId: string; readonly ip: string }
type StopFields = Pick<Input, 'reason'> & { readonly until: Date }

/** Restricts each market of a coin or product, so that it accepts no new orders until two people reopen it. */
export type RestrictMarkets = (
  tx: Tx,
  coin: string,
  by: { readonly reason: string; readonly ip: string },
) => Promise<void>

/**
 * Stops an account or a part of the exchange at once, until a time. One person suffices; lifting the stop requires two.
 */
export async function setStop(
  tx: Tx,
  by: ActingOperator,
  input: Input,
  restrictMarkets: RestrictMarkets,
): Promise<Outcome<StopRow, Refused>> {
  const { scope, subjectId = '', notice, reason } = input
  const end = acceptedEnd(tx.now, new Date(input.until))
  if (!end.ok) return end
  const stopFields = { reason, until: end.value }
  if ((subjectId === '') !== isOfAll(scope)) return stopSubjectNeeded
  if ((notice !== undefined) !== isOfCustomer(scope)) return stopNoticeNeeded
  const done =
    isOfCustomer(scope) && notice !== undefined
      ? await stopCustomer(tx, by, { ...stopFields, scope, customerId: subjectId, notice })
      : await stopPart(tx, by, { ...stopFields, scope, subjectId }, restrictMarkets)
  if (!done.ok) return done
  await recordAct(tx, {
    action: 'stops.set',
    target: { type: 'stop', id: by.id },
    after: { scope, subject: subjectId, until: end.value.toISOString(), ...(notice !== undefined && { notice }) },
    reason,
    ip: by.ip,
  })
  return ok(await readStop(tx, by.id))
}

const messageOf = {
  account: { safety: 'account_stopped_safety', review: 'account_stopped_review' },
  account_withdrawals: {
    safety: 'account_withdrawals_stopped_safety',
    review: 'account_withdrawals_stopped_review',
  },
} as const satisfies Record<CustomerScope, Record<StopNotice, string>>

type CustomerStop = StopFields & {
  readonly scope: CustomerScope
  readonly customerId: string
  readonly notice: StopNotice
}

/** Locks the customer's row first, so that an outgoing payment is clearly before or after the stop. */
async function stopCustomer(
  tx: Tx,
  by: ActingOperator,
  { scope, customerId, notice, reason, until }: CustomerStop,
): Promise<Outcome<void, 'NOT_FOUND' | 'STOP_ACCOUNT_CLOSED'>> {
  const profile = z.uuid().safeParse(customerId).success ? await lockProfile(tx, customerId) : undefined
  if (profile === undefined) return refuse('NOT_FOUND', { field: 'subjectId' })
  if (profile.status === 'closed') return stopAccountClosed
  const from = await freezeBegin(tx, customerId)
  const thaws =
    scope === 'account' &&
    ((await move(tx, 'customer', customerId, customerMachine, 'freeze')) !== undefined ||
      (await isFrozenByStop(tx, customerId)))
  const row = { id: by.id, scope, subject_id: customerId, customer_id: customerId, reason, notice, thaws }
  await insertStop(tx, { ...row, by: by.operatorId, from_at: from, until_at: until })
  if (scope === 'account') {
    await cancelOpenLogins(tx, customerId)
    await endAllSessions(tx, customerId)
  }
  const event = scope === 'account' ? 'account_frozen' : 'withdrawals_stopped'
  await insertSecurityEvent(tx, customerId, event, { ip: '--', userAgent: '' })
  await notify(tx, customerId, { kind: messageOf[scope][notice], params: { until } })
  return ok(undefined)
}

/** Markets of a coin or product accept no new orders until two people reopen them, also after the stop ends. */
async function stopPart(
  tx: Tx,
  by: ActingOperator,
  { scope, subjectId, reason, until }: StopFields & Pick<StopRow, 'scope'> & { readonly subjectId: string },
  restrictMarkets: RestrictMarkets,
): Promise<Outcome<void, 'NOT_FOUND'>> {
  await lockStops(tx)
  const known: { readonly [Scope in StopScope]?: (tx: Tx, subject: string) => Promise<boolean> } = {
    coin: coinExists,
    product: productExists,
    network_deposits: networkExists,
    network_withdrawals: networkExists,
  }
  const isKnown = (await known[scope]?.(tx, subjectId)) ?? true
  if (!isKnown) return refuse('NOT_FOUND', { field: 'subjectId' })
  const row = { id: by.id, scope, subject_id: subjectId, customer_id: null, reason, notice: null, thaws: false }
  await insertStop(tx, { ...row, by: by.operatorId, from_at: tx.now, until_at: until })
  if (scope === 'coin' || scope === 'product') await restrictMarkets(tx, subjectId, { reason, ip: by.ip })
  return ok(undefined)
}
