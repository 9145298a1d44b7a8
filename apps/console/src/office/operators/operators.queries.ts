import { queryOptions } from '@tanstack/react-query'
import type { ReplyOf } from '@tessera/contract/platform/http/endpoint.ts'
import type { operators } from '@tessera/contract/office/operators/operators.ts'
import { api } from '#parts/api.ts'

export type OperatorRow = ReplyOf<typeof operators.list>['rows'][number]
export const staff = queryOptions({ queryKey: ['staff'], queryFn: () => api.operators.list({}) })
export type Rights = ReplyOf<typeof operators.rights>
/** The rights matrix: roles, people with roles and limits, and conflicts. */
export const rights = queryOptions({ queryKey: ['rights'], queryFn: () => api.operators.rights({}) })
