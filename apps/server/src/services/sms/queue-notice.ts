import type { Locale } from '@tessera/contract/platform/text/locale.ts'
import { dialOf } from '@tessera/domain/access/customers/phone.ts'
import type { MessageKind } from '@tessera/domain/services/messages/kinds.ts'
import { budgetOf, maySendNotice, NOTICE_HOURS } from '@tessera/domain/access/verification/sms-budget.ts'
import { HOUR_MS } from '@tessera/domain/platform/clock/durations.ts'
import { enqueue } from '#platform/jobs/jobs.ts'
import { unsentNotices } from '#platform/observing/metrics.ts'
import type { Tx } from '#platform/database/tx.ts'
import { countNotices, readSmsRules } from './budget.sql.ts'
import { insertSms } from './sms.sql.ts'

type NewNotice = {
  readonly phone: string
  readonly lang: Locale
  readonly kind: MessageKind
  /** JSON text of the facts in the message. */
  readonly params: string
}

/**
 * Queues a notice by text message. It does not use the budget of codes and never refuses: a notice above its own limit
 * is stored as unsent. It takes no lock. Two concurrent notices may cost one text too many, while the caller may hold
 * the audit chain, for which a change of the rules waits.
 */
export async function queueNotice(tx: Tx, { phone, ...notice }: NewNotice): Promise<void> {
  const budget = budgetOf(await readSmsRules(tx), dialOf(phone) ?? '')
  const isWithin = maySendNotice(budget, await countNotices(tx, phone, notice.kind))
  const uselessAt = new Date(tx.now.getTime() + NOTICE_HOURS * HOUR_MS)
  const message = { ...notice, phone, channel: 'sms', requestedBy: 'exchange', uselessAt } as const
  if (isWithin) {
    const { id } = await insertSms(tx, message)
    await enqueue(tx, 'send_sms', { sms: id }, { key: `sms:${id}` })
    return
  }
  await insertSms(tx, { ...message, unsentFor: 'bound' })
  unsentNotices.inc({ why: 'bound' })
}
