import { queryOptions } from '@tanstack/react-query'
import type { ReplyOf } from '@tessera/contract/endpoint.ts'
import type { operators } from '@tessera/contract/operators.ts'
import { api } from '../lib/api.ts'

export type OperatorRow = ReplyOf<typeof operators.list>['rows'][number]
export const staff = queryOptions({ queryKey: ['staff'], queryFn: () => api.operators.list({}) })
