import type { ReplyOf } from '@tessera/contract/platform/http/endpoint.ts'
import type { riskTests } from '@tessera/contract/identity/risk-tests/risk-tests.ts'
import { queryOptions } from '@tanstack/react-query'
import { api } from '#parts/api.ts'

export type TestStanding = ReplyOf<typeof riskTests.current>
export type OpenTest = NonNullable<TestStanding['open']>
export type Answered = ReplyOf<typeof riskTests.answer>

export const riskTest = () =>
  queryOptions({ queryKey: ['riskTests', 'standing'], queryFn: () => api.riskTests.current({}) })
