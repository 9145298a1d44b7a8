import { approvalKindNames } from '@tessera/contract/approval-kinds.ts'
import type { ApprovalKindName } from '@tessera/contract/services/approvals/approvals.ts'
import { useOpenItem } from './use-open-item.ts'

type Case = { readonly kind: ApprovalKindName; readonly subjectId: string }

/** The case that is open over a screen. */
export function useOpenCase(): readonly [openedCase: Case | undefined, open: (openedCase: Case | undefined) => void] {
  const [text = '', open] = useOpenItem('case')
  const [kindText, ...rest] = text.split(':')
  const kind = approvalKindNames.find((known) => known === kindText)
  const openCase = kind === undefined ? undefined : { kind, subjectId: rest.join(':') }
  return [openCase, (next) => open(next && `${next.kind}:${next.subjectId}`)]
}
