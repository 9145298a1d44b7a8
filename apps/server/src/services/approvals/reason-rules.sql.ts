import { isProgramReason, type Reason, reasonActs } from '@tessera/contract/platform/settings/reason-areas.ts'
import { ok } from '@tessera/domain/platform/outcome/outcome.ts'
import { sql } from 'kysely'
import { one } from '#platform/database/rows.ts'
import type { Tx } from '#platform/database/tx.ts'
import {
  settingReasonBuiltIn,
  settingReasonNeeded,
  settingReasonRemoved,
  settingSubjectWrong,
} from '#platform/settings/refusals.ts'
import type { SubjectRules } from '#platform/settings/subject-rules.ts'
import { codedKinds } from './coded-kinds.ts'

/**
 * Reason codes of the acts of staff. A code never leaves its list, because decisions name it and customers read its
 * sentence. Versions are read where they are stored, so there is no table to write.
 */
export const reasonRules: SubjectRules<'reasonCodes'> = {
  check: (_tx, { subject, before, after }) => Promise.resolve(checkReasons(subject, before?.codes ?? [], after.codes)),
  touched: async (tx, { subject }) => ({ open_proposals: await openProposals(tx, subject) }),
  apply: () => Promise.resolve(),
}

function checkReasons(act: string, before: readonly Reason[], after: readonly Reason[]) {
  if (!reasonActs.some((each) => each === act)) return settingSubjectWrong(reasonActs.join(', '))
  const removed = before.find(({ code }) => !after.some((each) => each.code === code))
  if (removed !== undefined) return settingReasonRemoved(removed.code)
  const ended = after.findIndex(({ code, lastDay }) => lastDay !== null && isProgramReason(act, code))
  if (ended >= 0) return settingReasonBuiltIn(ended, after[ended]?.code ?? '')
  return after.some(({ lastDay }) => lastDay === null) ? ok(undefined) : settingReasonNeeded
}

/** Returns the number of open proposals whose customers will read a sentence of this list. */
async function openProposals(tx: Tx, act: string): Promise<number> {
  const kinds = codedKinds.filter((each) => each.act === act).map(({ name }) => name)
  const { count } = await one(
    tx,
    sql<{ count: number }>`
      select count(*)::int as count from approval_request
       where status = 'requested' and reason_code is not null and kind = any(${kinds}::text[])`,
  )
  return count
}
