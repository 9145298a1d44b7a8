import { countriesOf } from '@tessera/domain/customers/phone.ts'
import { ok, type Outcome } from '@tessera/domain/outcome.ts'
import { maySendSms } from '@tessera/domain/verification/sms-budget.ts'
import type { Config } from '../platform/config.ts'
import { enqueue } from '../platform/jobs.ts'
import type { Tx } from '../platform/tx.ts'
import { servesRegion } from '../public-config/requirements.ts'
import { readSettings } from '../public-config/site-settings.sql.ts'
import { countSms, lockSmsBudget, readSmsBudget } from './budget.sql.ts'
import { insertSms, type NewSms } from './sms.sql.ts'

/**
 * Writes a message to a phone, to be sent once the transaction has committed, when the budgets of its number, prefix and country
 * allow it and anybody there is served; a rollback sends and counts nothing. Calls are made while the house has them open.
 */
export async function queueSms(
  config: Pick<Config, 'SMS_URL'>,
  tx: Tx,
  sms: NewSms,
): Promise<Outcome<undefined, 'SMS_NOT_AVAILABLE' | 'VERIFICATION_TOO_MANY_SENDS'>> {
  await lockSmsBudget(tx)
  const settings = await readSettings(tx)
  const isOpen = config.SMS_URL !== undefined && (sms.channel === 'sms' || settings.voice_open)
  const isServed = isOpen && countriesOf(sms.phone).some((country) => servesRegion(settings, country))
  const allowed = maySendSms(await readSmsBudget(tx), await countSms(tx, sms.phone), isServed)
  if (!allowed.ok) return allowed
  const { id } = await insertSms(tx, sms)
  await enqueue(tx, 'send_sms', { sms: id }, { key: `sms:${id}` })
  return ok(undefined)
}
