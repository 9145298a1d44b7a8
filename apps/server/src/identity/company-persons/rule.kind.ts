import { companyRuleKind } from '@tessera/contract/identity/company-persons/rule.kind.ts'
import { CompanyRule } from '@tessera/contract/identity/company-persons/company-persons.ts'
import { ok } from '@tessera/domain/platform/outcome/outcome.ts'
import { z } from 'zod'
import { approvalKind } from '#services/approvals/kind.ts'
import { recordAct } from '#services/audit/record.sql.ts'
import { lockCompanyRule, setCompanyRule } from './person-links.sql.ts'

const Content = z.object({ before: CompanyRule, after: CompanyRule, changed: z.array(z.string()) })

/** The decision of two people on the rules for companies. */
export const companyRule = approvalKind(companyRuleKind, {
  proposal: z.strictObject({ rule: CompanyRule }),
  content: Content,
  load: async (tx, subjectId, { rule: after }) => {
    if (subjectId !== 'site') return undefined
    const before = { personLinkDays: (await lockCompanyRule(tx)).person_link_days }
    const isSame = before.personLinkDays === after.personLinkDays
    return isSame ? undefined : { before, after, changed: [`personLinkDays=${after.personLinkDays}`] }
  },
  approve: async (tx, _subjectId, { before, after, changed }) => {
    await setCompanyRule(tx, after.personLinkDays)
    const reason = changed.join()
    await recordAct(tx, {
      action: 'site.set_company_rule',
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
