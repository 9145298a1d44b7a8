import { investorMachine } from '@tessera/domain/identity/investor-classes/machine.ts'
import { ok, type Outcome, refuse } from '@tessera/domain/platform/outcome/outcome.ts'
import { lockOpenRequest } from '#services/approvals/approvals.sql.ts'
import { endRequest } from '#services/approvals/end-request.ts'
import { recordAct } from '#services/audit/record.sql.ts'
import { notify } from '#services/messages/notify.ts'
import { move } from '#platform/database/state.sql.ts'
import type { Tx } from '#platform/database/tx.ts'
import {
  type ApplicationRow,
  lockApplicant,
  ownApplication,
  ownInStatus,
  setClass,
  setEnded,
} from './applications.sql.ts'
import { investorWrongStatus } from './refusals.ts'

type ClassRequest = { readonly id: string; readonly ip: string }
type EndRefusal = 'NOT_FOUND' | 'INVESTOR_WRONG_STATUS'

/** Returns the customer's application. Locks the customer. */
async function lockOwn(tx: Tx, customerId: string, id: string): Promise<Outcome<ApplicationRow, EndRefusal>> {
  await lockApplicant(tx, customerId)
  const row = await ownApplication(tx, customerId, id)
  return row === undefined ? refuse('NOT_FOUND') : ok(row)
}

/** Cancels a pending application, with an open proposal about it. */
export async function cancelApplication(tx: Tx, who: ClassRequest, id: string): Promise<Outcome<unknown, EndRefusal>> {
  // A decision locks its proposal before the customer.
  await lockOpenRequest(tx, 'investor_class', id)
  const own = await lockOwn(tx, who.id, id)
  return own.ok ? cancelLocked(tx, own.value, who.ip) : own
}

/** The caller must have locked the customer's row. */
async function cancelLocked(tx: Tx, row: ApplicationRow, ip: string): Promise<Outcome<unknown, EndRefusal>> {
  if ((await moveTo(tx, row.id, 'cancel')) === undefined) return investorWrongStatus
  await endRequest(tx, { kind: 'investor_class', subjectId: row.id, ip })
  await recordAct(tx, {
    action: 'investor_classes.cancel',
    target: { type: 'investor_application', id: row.id },
    before: { status: row.status },
    ip,
  })
  return ok({})
}

/** Withdraws the consent to the customer's class, and cancels a pending renewal. */
export async function withdrawConsent(tx: Tx, who: ClassRequest, id: string): Promise<Outcome<unknown, EndRefusal>> {
  const renewal = await ownInStatus(tx, who.id, 'submitted')
  if (renewal !== undefined) await lockOpenRequest(tx, 'investor_class', renewal.id)
  const own = await lockOwn(tx, who.id, id)
  if (!own.ok) return own
  if (own.value.status !== 'granted') return investorWrongStatus
  await endClass(tx, own.value, 'withdraw', who.ip)
  // A pending renewal would grant the class again without a consent.
  const waiting = await ownInStatus(tx, who.id, 'submitted')
  return waiting === undefined ? ok({}) : cancelLocked(tx, waiting, who.ip)
}

const acts = {
  lapse: { action: 'investor_classes.lapse', notice: 'investor_class_lapsed' },
  withdraw: { action: 'investor_classes.withdraw', notice: 'investor_class_withdrawn' },
} as const

/** Ends a granted class: the customer becomes a retail investor. The caller must have locked the customer's row. */
export async function endClass(tx: Tx, row: ApplicationRow, event: keyof typeof acts, ip?: string): Promise<void> {
  const { action, notice } = acts[event]
  await moveTo(tx, row.id, event)
  await setClass(tx, row.customer_id, 'ri')
  await recordAct(tx, {
    action,
    target: { type: 'investor_application', id: row.id },
    before: { class: row.class },
    after: { class: 'ri' },
    ...(ip !== undefined && { ip }),
  })
  await notify(tx, row.customer_id, { kind: notice, params: { class: row.class } })
}

/** Gives an application a final status, with its time. */
export async function moveTo(tx: Tx, id: string, event: 'cancel' | 'lapse' | 'withdraw' | 'replace') {
  const to = await move(tx, 'investor_application', id, investorMachine, event)
  if (to !== undefined) await setEnded(tx, id)
  return to
}
