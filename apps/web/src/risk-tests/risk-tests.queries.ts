import type { ReplyOf } from '@tessera/contract/endpoint.ts'
import type { riskTests } from '@tessera/contract/risk-tests.ts'
import { queryOptions } from '@tanstack/react-query'
import { api } from '../lib/api.ts'

export type TestStanding = ReplyOf<typeof riskTests.current>
export type OpenTest = NonNullable<TestStanding['open']>
export type Answered = ReplyOf<typeof riskTests.answer>

export const riskTest = () =>
  queryOptions({ queryKey: ['riskTests', 'standing'], queryFn: () => api.riskTests.current({}) })
