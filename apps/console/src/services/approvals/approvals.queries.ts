import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { ApprovalKindName } from '@tessera/contract/services/approvals/approvals.ts'
import type { InputOf, ReplyOf } from '@tessera/contract/platform/http/endpoint.ts'
import type { approvals } from '@tessera/contract/services/approvals/approvals.ts'
import { api } from '#parts/api.ts'

export type Queue = ReplyOf<typeof approvals.queue>
export type Work = Queue['rows'][number]
export type Subject = ReplyOf<typeof approvals.subject>
export type Request = Subject['requests'][number]
export type Proposal = Readonly<Record<string, unknown>>
type QueueInput = Pick<InputOf<typeof approvals.queue>, 'page' | 'tab' | 'kind'>

export const queue = (input: QueueInput) =>
  queryOptions({
    queryKey: ['queue', input],
    queryFn: () => api.approvals.queue(input),
    placeholderData: keepPreviousData,
    refetchInterval: 15_000,
  })

export const subject = (kind: ApprovalKindName, subjectId: string, proposal: Proposal | undefined) =>
  queryOptions({
    queryKey: ['subject', kind, subjectId, proposal],
    queryFn: () => api.approvals.subject({ kind, subjectId, ...(proposal && { proposal: { ...proposal } }) }),
  })
