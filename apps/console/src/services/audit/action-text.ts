import { type AuditAction, isDecisionAction } from '@tessera/contract/audit-actions.ts'
import { useTranslations } from 'use-intl'

/** Returns the words of an act; those of acts that decisions carry out lie with the decision's noun. */
export function useActionText(): (action: AuditAction) => string {
  const audit = useTranslations('audit')
  const decisions = useTranslations('decisions')
  return (action) => (isDecisionAction(action) ? decisions(`acts.${action}`) : audit(`acts.${action}`))
}
