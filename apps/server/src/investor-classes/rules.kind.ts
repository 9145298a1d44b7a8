import { InvestorRules } from '@tessera/contract/investor-shapes.ts'
import { ok } from '@tessera/domain/outcome.ts'
import { z } from 'zod'
import { approvalKind } from '../approvals/kind.ts'
import { recordAct } from '../audit/record.sql.ts'
import { lockInvestorRules, setInvestorRules } from './rules.sql.ts'

const Content = z.object({
  version: z.number(),
  before: InvestorRules,
  after: InvestorRules,
  investorRules: z.array(z.string()),
})
const names = InvestorRules.keyof().options

/** The decision of two people on the settings of investor classes and of the risk-awareness test. */
export const investorRules = approvalKind({
  permission: 'site.manage',
  dueHours: 24,
  reasonCodes: [],
  proposal: z.strictObject({ rules: InvestorRules }),
  content: Content,
  load: async (tx, subjectId, { rules: after }) => {
    if (subjectId !== 'site') return undefined
    const { version, rules: before } = await lockInvestorRules(tx)
    const investorRules = names.flatMap((name) =>
      String(before[name]) === String(after[name]) ? [] : [`${name}=${String(after[name])}`],
    )
    return investorRules.length === 0 ? undefined : { version, before, after, investorRules }
  },
  approve: async (tx, _subjectId, { before, after, investorRules }) => {
    await setInvestorRules(tx, after)
    const reason = investorRules.join()
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
  summary: ({ investorRules }) => ({
    number: '',
    subject: '',
    about: investorRules.map((value) => ({ field: 'investorRules', value })),
  }),
})
