import { changesOf, type SmsChange, type SmsRules } from '@tessera/domain/access/verification/sms-budget.ts'
import { recordAct } from '#services/audit/record.sql.ts'
import type { Tx } from '#platform/database/tx.ts'
import { enqueue } from '#platform/jobs/jobs.ts'
import { storeSmsRules } from './budget.sql.ts'
import { listWaitingNotices } from './sms.sql.ts'

type Change = {
  readonly before: SmsRules
  readonly after: SmsRules
  readonly reason: string
  readonly ip?: string
}

/**
 * Returns `95.countryDay=5`, `smsClosed=true`, `95.countryDay=`: a change as operators approve it and as the audit log
 * stores it.
 */
const changeText = ({ dial, name, to }: SmsChange): string =>
  `${dial === undefined ? '' : `${dial}.`}${name}=${to === null ? '' : String(to)}`
export const changeTexts = (before: SmsRules, after: SmsRules): string[] => changesOf(before, after).map(changeText)

/** Applies rules from the next message on. The caller holds the lock of the budget. Queued notices are tried again. */
export async function setRules(tx: Tx, { before, after, ...act }: Change): Promise<void> {
  await storeSmsRules(tx, after)
  for (const { id } of await listWaitingNotices(tx)) await enqueue(tx, 'send_sms', { sms: id }, { key: `sms:${id}` })
  await recordAct(tx, {
    action: 'sms.set_rules',
    target: { type: 'sms', id: 'sms' },
    before,
    after: { ...after, changed: changeTexts(before, after) },
    ...act,
  })
}
