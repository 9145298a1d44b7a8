import { useQuery } from '@tanstack/react-query'
import { subject } from './approvals.queries.ts'
import type { Case } from './review-drawer.tsx'

/** True while the case has no proposal, so that an operator may still choose. Afterwards the second operator sees the proposal. */
export function useOpenForProposal({ kind, subjectId }: Case): boolean {
  const { data } = useQuery(subject(kind, subjectId, undefined))
  return data !== undefined && data.content !== null && !data.requests.some(({ status }) => status === 'requested')
}
