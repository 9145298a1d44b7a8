import { investorRulesKind } from '@tessera/contract/identity/investor-classes/rules.kind.ts'
import { InvestorRules } from '@tessera/contract/identity/investor-classes/investor-shapes.ts'
import { ok } from '@tessera/domain/platform/outcome/outcome.ts'
import { z } from 'zod'
import { approvalKind } from '#services/approvals/kind.ts'
import { recordAct } from '#services/audit/record.sql.ts'
import { lockInvestorRules, setInvestorRules } from './rules.sql.ts'

const Content = z.object({
  version: z.number(),
  before: InvestorRules,
  after: InvestorRules,
  changed: z.array(z.string()),
})
const names = InvestorRules.keyof().options

/** The decision of two people on the settings of investor classes and of the risk-awareness test. */
export const investorRuleChange = approvalKind(investorRulesKind, {
  proposal: z.strictObject({ rules: InvestorRules }),
  content: Content,
  load: async (tx, subjectId, { rules: after }) => {
    if (subjectId !== 'site') return undefined
    const { version, rules: before } = await lockInvestorRules(tx)
    const changed = names.flatMap((name) =>
      String(before[name]) === String(after[name]) ? [] : [`${name}=${String(after[name])}`],
    )
    return changed.length === 0 ? undefined : { version, before, after, changed }
  },
  approve: async (tx, _subjectId, { before, after, changed }) => {
    await setInvestorRules(tx, after)
    const reason = changed.join()
    await recordAct(tx, {
      action: 'site.set_investor_rules',
      target: { type: 'site', id: 'site' },
      before,
      after,
      reason,
    })
    return ok(undefined)
  },
  waiting: () => Promise.resolve([]),
  summary: ({ changed }) => ({
    number: '',
    subject: '',
    about: changed.map((value) => ({ field: 'changed', value })),
  }),
})
