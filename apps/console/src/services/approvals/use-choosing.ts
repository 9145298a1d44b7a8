import { useQuery } from '@tanstack/react-query'
import { subject } from './approvals.queries.ts'
import type { Case } from './review-drawer.tsx'

/** True while a maker still chooses, because the case has no proposal. A checker then sees the proposal. */
export function useChoosing({ kind, subjectId }: Case): boolean {
  const { data } = useQuery(subject(kind, subjectId, undefined))
  return data !== undefined && data.content !== null && !data.requests.some(({ status }) => status === 'requested')
}
