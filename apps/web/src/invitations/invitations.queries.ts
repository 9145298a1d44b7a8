import type { ReplyOf } from '@tessera/contract/endpoint.ts'
import type { invitations } from '@tessera/contract/invitations.ts'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { api } from '../lib/api.ts'

export type Invitation = ReplyOf<typeof invitations.list>['rows'][number]

export const invitationList = (page: number) =>
  queryOptions({
    queryKey: ['invitations', page],
    queryFn: () => api.invitations.list({ page }),
    placeholderData: keepPreviousData,
  })
