import type { Locale } from '@tessera/contract/platform/text/locale.ts'
import { dialOf } from '@tessera/domain/access/customers/phone.ts'
import type { MessageKind } from '@tessera/domain/services/messages/kinds.ts'
import { budgetOf, mayTell, NOTICE_HOURS } from '@tessera/domain/access/verification/sms-budget.ts'
import { enqueue } from '#platform/jobs/jobs.ts'
import { unsentNotices } from '#platform/observing/metrics.ts'
import type { Tx } from '#platform/database/tx.ts'
import { countNotices, readSmsRules } from './budget.sql.ts'
import { insertSms } from './sms.sql.ts'

type NewNotice = {
  readonly phone: string
  readonly lang: Locale
  readonly kind: MessageKind
  /** JSON text of the facts that its words need. */
  readonly params: string
}

/**
 * Writes what a customer is told by text message. It takes nothing from what codes may use and refuses nothing: what its own
 * bound holds back is kept as unsent. No lock is taken: of two at the same moment one more costs a text, while whoever tells
 * may hold the audit chain that a change of the rules waits for.
 */
export async function queueNotice(tx: Tx, { phone, ...notice }: NewNotice): Promise<void> {
  const budget = budgetOf(await readSmsRules(tx), dialOf(phone) ?? '')
  const isWithin = mayTell(budget, await countNotices(tx, phone, notice.kind))
  const uselessAt = new Date(tx.now.getTime() + NOTICE_HOURS * 3_600_000)
  const message = { ...notice, phone, channel: 'sms', askedBy: 'house', uselessAt } as const
  if (isWithin) {
    const { id } = await insertSms(tx, message)
    await enqueue(tx, 'send_sms', { sms: id }, { key: `sms:${id}` })
    return
  }
  await insertSms(tx, { ...message, unsentFor: 'bound' })
  unsentNotices.inc({ why: 'bound' })
}
