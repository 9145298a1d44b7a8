import { smsBudgetKind } from '@tessera/contract/services/sms/budget.kind.ts'
import { SmsRules } from '@tessera/contract/services/sms/sms-desk.ts'
import { ok } from '@tessera/domain/platform/outcome/outcome.ts'
import { z } from 'zod'
import { approvalKind } from '#services/approvals/kind.ts'
import { lockSmsBudget, readSmsRules } from './budget.sql.ts'
import { setRules, changeTexts } from './set-rules.ts'

const Content = z.object({ before: SmsRules, after: SmsRules, messages: z.array(z.string()) })

/**
 * Raises a budget or opens a switch for text messages. Two people decide, because this loosens a limit on money and
 * security.
 */
export const smsBudget = approvalKind(smsBudgetKind, {
  proposal: z.strictObject({ rules: SmsRules }),
  content: Content,
  load: async (tx, subjectId, { rules }) => {
    if (subjectId !== 'sms') return undefined
    await lockSmsBudget(tx)
    const before = await readSmsRules(tx)
    const messages = changeTexts(before, rules)
    return messages.length === 0 ? undefined : { before, after: rules, messages }
  },
  approve: async (tx, _subjectId, { before, after, messages }) => {
    await setRules(tx, { before, after, reason: messages.join() })
    return ok(undefined)
  },
  waiting: () => Promise.resolve([]),
  summary: ({ messages }) => ({
    number: '',
    subject: '',
    about: messages.map((value) => ({ field: 'messages', value })),
  }),
})
