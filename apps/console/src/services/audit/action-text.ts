import { type AuditAction, isDecisionAction } from '@tessera/contract/audit-actions.ts'
import { useTranslations } from 'use-intl'

/** Returns the text of an audited action; texts of actions by decisions belong to the decision's noun. */
export function useActionText(): (action: AuditAction) => string {
  const audit = useTranslations('audit')
  const decisions = useTranslations('decisions')
  return (action) => (isDecisionAction(action) ? decisions(`acts.${action}`) : audit(`acts.${action}`))
}
