import type { ReplyOf } from '@tessera/contract/platform/http/endpoint.ts'
import type { invitations } from '@tessera/contract/partners/invitations/invitations.ts'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { api } from '#parts/api.ts'

export type Invitation = ReplyOf<typeof invitations.list>['rows'][number]
export type InvitationApplication = ReplyOf<typeof invitations.apply>
export type InvitationCode = ReplyOf<typeof invitations.codes>['rows'][number]

export const invitationList = (page: number) =>
  queryOptions({
    queryKey: ['invitations', page],
    queryFn: () => api.invitations.list({ page }),
    placeholderData: keepPreviousData,
  })

export const applicationList = (page: number) =>
  queryOptions({
    queryKey: ['invitations', 'applications', page],
    queryFn: () => api.invitations.applications({ page }),
    placeholderData: keepPreviousData,
  })

export const codeList = (page: number) =>
  queryOptions({
    queryKey: ['invitations', 'codes', page],
    queryFn: () => api.invitations.codes({ page }),
    placeholderData: keepPreviousData,
  })
