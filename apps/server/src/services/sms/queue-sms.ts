import { dialOf } from '@tessera/domain/access/customers/phone.ts'
import { ok, type Outcome } from '@tessera/domain/platform/outcome/outcome.ts'
import { type RequesterKind, budgetOf, maySendSms } from '@tessera/domain/access/verification/sms-budget.ts'
import type { Config } from '#platform/config/config.ts'
import { enqueue } from '#platform/jobs/jobs.ts'
import { smsBudgetUsed } from '#platform/observing/metrics.ts'
import type { Tx } from '#platform/database/tx.ts'
import { servesPhone } from '#platform/settings/requirements.ts'
import { readSettings } from '#platform/settings/site-settings.sql.ts'
import { countSms, lockSmsBudget, readSmsRules } from './budget.sql.ts'
import { insertSms, type NewSms } from './sms.sql.ts'

/**
 * Queues a code for a phone, which is sent after the commit. The country must be served, and the budgets of number,
 * prefix and country must allow it for this requester. A rollback sends and counts nothing. Calls are possible only
 * while they are turned on.
 */
export async function queueSms(
  config: Pick<Config, 'SMS_URL'>,
  tx: Tx,
  sms: NewSms & { readonly requestedBy: RequesterKind },
): Promise<Outcome<undefined, 'SMS_NOT_AVAILABLE' | 'VERIFICATION_TOO_MANY_SENDS'>> {
  await lockSmsBudget(tx)
  const settings = await readSettings(tx)
  const { channel, phone } = sms
  const isOpen = config.SMS_URL !== undefined && (channel === 'sms' || settings.voice_open)
  const served = isOpen && servesPhone(settings, phone)
  const budget = budgetOf(await readSmsRules(tx), dialOf(phone) ?? '')
  const sent = await countSms(tx, phone, sms.requestedBy)
  const allowed = maySendSms(budget, sent, { channel, served })
  if (!allowed.ok) return allowed
  const { id } = await insertSms(tx, sms)
  smsBudgetUsed.set({ requested_by: sms.requestedBy }, (sent.exchange + 1) / budget.exchangeDay)
  await enqueue(tx, 'send_sms', { sms: id }, { key: `sms:${id}` })
  return ok(undefined)
}
