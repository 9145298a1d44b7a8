import { ok, type Outcome, refuse } from '@tessera/domain/outcome.ts'
import type { Config } from '../platform/config.ts'
import { enqueue } from '../platform/jobs.ts'
import type { Tx } from '../platform/tx.ts'
import { insertSms, type NewSms } from './sms.sql.ts'

/** Writes a message to a phone, to be sent once the transaction has committed; a rollback sends nothing. */
export async function queueSms(
  config: Pick<Config, 'SMS_URL'>,
  tx: Tx,
  sms: NewSms,
): Promise<Outcome<undefined, 'SMS_NOT_AVAILABLE'>> {
  if (config.SMS_URL === undefined) return refuse('SMS_NOT_AVAILABLE')
  const { id } = await insertSms(tx, sms)
  await enqueue(tx, 'send_sms', { sms: id }, { key: `sms:${id}` })
  return ok(undefined)
}
