import { expiryEvent } from '@tessera/domain/identity/kyc/expiry.ts'
import { kycMachine } from '@tessera/domain/identity/kyc/machine.ts'
import { ok } from '@tessera/domain/platform/outcome/outcome.ts'
import { notify } from '#services/messages/notify.ts'
import type { Deps } from '#platform/http/deps.ts'
import { move } from '#platform/database/state.sql.ts'
import type { Tx } from '#platform/database/tx.ts'
import { nearExpiry } from './cases.sql.ts'
import { lockCase, versionsOf } from './kyc.sql.ts'
import { setStanding } from './review-content.ts'

/**
 * Notifies customers whose document ends soon, and requests a new one from those whose document has ended. Each
 * customer is handled in its own transaction.
 */
export async function expireIdentities(deps: Pick<Deps, 'inTx'>): Promise<void> {
  const inTx = deps.inTx('job:kyc')
  const due = await inTx(async (tx) => ok(await nearExpiry(tx, dayOf(tx))))
  for (const { id } of due.value)
    await inTx(async (tx) => {
      await expireOne(tx, id)
      return ok(undefined)
    })
}

const dayOf = (tx: Tx): string => tx.now.toISOString().slice(0, 10)

/** Reads the file again under its lock, because two people may have recalled it since the list was read. */
async function expireOne(tx: Tx, id: string): Promise<void> {
  const row = await lockCase(tx, id)
  const [newest] = await versionsOf(tx, id)
  const until = newest?.document_expires_on ?? null
  const event = row && expiryEvent(row.status, until, dayOf(tx))
  if (row === undefined || event === undefined || until === null) return
  const { customer_id: customerId } = row
  await move(tx, 'kyc_case', id, kycMachine, event)
  if (event === 'near_expiry') return notify(tx, customerId, { kind: 'kyc_expiring', params: { until } })
  await setStanding(tx, { customerId, caseId: id, action: 'kyc.expire', kyc: 'pending' })
  await notify(tx, customerId, { kind: 'kyc_expired', params: { until } })
}
