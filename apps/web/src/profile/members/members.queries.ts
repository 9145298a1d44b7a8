import type { ReplyOf } from '@tessera/contract/platform/http/endpoint.ts'
import type { members } from '@tessera/contract/profile/members/members.ts'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { api } from '#parts/api.ts'

export type Member = ReplyOf<typeof members.setRoles>['member']
export type Invitation = NonNullable<ReplyOf<typeof members.invite>['invitation']>
export type MemberAct = ReplyOf<typeof members.acts>['rows'][number]

export const memberList = () =>
  queryOptions({ queryKey: ['members'], queryFn: () => api.members.list({}), refetchInterval: 60_000 })

export const memberActs = () =>
  infiniteQueryOptions({
    queryKey: ['members', 'acts'],
    queryFn: ({ pageParam }) => api.members.acts(pageParam === undefined ? {} : { after: pageParam }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
  })

/** Fetched once: after the invitation was accepted, its link returns nothing. */
export const invitation = (token: string) =>
  queryOptions({
    queryKey: ['invitation', token],
    queryFn: () => api.members.invitation({ token }),
    enabled: token.length >= 16,
    staleTime: Infinity,
    retry: false,
  })
