import { dueReminder, hasLapsed } from '@tessera/domain/identity/investor-classes/validity.ts'
import { DAY_MS } from '@tessera/domain/platform/clock/durations.ts'
import { ok } from '@tessera/domain/platform/outcome/outcome.ts'
import { notify } from '#services/messages/notify.ts'
import type { Deps } from '#platform/http/deps.ts'
import type { Tx } from '#platform/database/tx.ts'
import { classesEndingBefore, lockApplication, setReminded } from './applications.sql.ts'
import { endClass } from './end-class.ts'
import { readInvestorRules, type Settings } from './rules.sql.ts'

const BATCH_SIZE = 500

/**
 * Ends classes that have expired or whose identity is no longer approved, and reminds customers whose class ends soon.
 * Each class is handled in its own transaction.
 */
export async function lapseClasses(deps: Pick<Deps, 'inTx'>): Promise<void> {
  const inTx = deps.inTx('job:investor_classes')
  for (let after = 0n; ;) {
    const page = await inTx(async (tx) => {
      const { rules } = await readInvestorRules(tx)
      const until = new Date(tx.now.getTime() + Math.max(...rules.remindDays) * DAY_MS)
      return ok({ rules, rows: await classesEndingBefore(tx, { until, after, max: BATCH_SIZE }) })
    })
    const { rules, rows } = page.value
    for (const { id } of rows)
      await inTx(async (tx) => {
        await lapseOne(tx, id, rules)
        return ok(undefined)
      })
    const last = rows.at(-1)
    if (last === undefined) return
    after = last.number
  }
}

/** Decides by the locked row, because the customer may have withdrawn or renewed since the list was read. */
async function lapseOne(tx: Tx, id: string, rules: Settings): Promise<void> {
  const locked = await lockApplication(tx, id)
  if (locked === undefined || locked.row.status !== 'granted' || locked.row.expires_at === null) return
  const { row, applicant } = locked
  const expiresAt = locked.row.expires_at
  // A class belongs to an identity. Another identity on the same account needs its own application.
  if (hasLapsed(expiresAt, tx.now) || applicant.kyc_status === 'rejected') return endClass(tx, row, 'lapse')
  const days = dueReminder(expiresAt, rules, row.reminded_days, tx.now)
  if (days === undefined) return
  await setReminded(tx, id, days)
  await notify(tx, row.customer_id, { kind: 'investor_class_ending', params: { class: row.class, until: expiresAt } })
}
