import { approvalKinds, type ApprovalKindName } from '@tessera/contract/approvals.ts'
import { useQuery } from './url-state.ts'

type Case = { readonly kind: ApprovalKindName; readonly subjectId: string }

/** The case that is open stands in the address, so that it can be sent to a colleague and Back closes it. */
export function useOpenCase(): readonly [shown: Case | undefined, open: (shown: Case | undefined) => void] {
  const [query, change] = useQuery()
  const [kindText, ...rest] = (query['case'] ?? '').split(':')
  const kind = approvalKinds.find((known) => known === kindText)
  const shown = kind === undefined ? undefined : { kind, subjectId: rest.join(':') }
  return [shown, (next) => change({ case: next && `${next.kind}:${next.subjectId}` }, next ? 'push' : 'replace')]
}
