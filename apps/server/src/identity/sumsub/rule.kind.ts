import { sumsubRuleKind } from '@tessera/contract/identity/sumsub/rule.kind.ts'
import { SumsubRule } from '@tessera/contract/identity/sumsub/sumsub.ts'
import { ok } from '@tessera/domain/platform/outcome/outcome.ts'
import { z } from 'zod'
import { approvalKind } from '#services/approvals/kind.ts'
import { recordAct } from '#services/audit/record.sql.ts'
import { lockRule, setRule } from './rule.sql.ts'

const Content = z.object({ before: SumsubRule, after: SumsubRule, changed: z.array(z.string()) })

/** The decision of two people on the rule for verification on a green verdict alone. */
export const sumsubRule = approvalKind(sumsubRuleKind, {
  proposal: z.strictObject({ rule: SumsubRule }),
  content: Content,
  load: async (tx, subjectId, { rule: after }) => {
    if (subjectId !== 'site') return undefined
    const before = await lockRule(tx)
    const changed = (['verifies', 'countries'] as const).flatMap((name) =>
      String(before[name]) === String(after[name]) ? [] : [`${name}=${String(after[name])}`],
    )
    return changed.length === 0 ? undefined : { before, after, changed }
  },
  approve: async (tx, _subjectId, { before, after, changed }) => {
    await setRule(tx, after)
    const reason = changed.join()
    await recordAct(tx, { action: 'site.set_sumsub_rule', target: { type: 'site', id: 'site' }, before, after, reason })
    return ok(undefined)
  },
  waiting: () => Promise.resolve([]),
  summary: ({ changed }) => ({
    number: '',
    subject: '',
    about: changed.map((value) => ({ field: 'changed', value })),
  }),
})
