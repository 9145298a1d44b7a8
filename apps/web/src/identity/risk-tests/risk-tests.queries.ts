import type { ReplyOf } from '@tessera/contract/platform/http/endpoint.ts'
import type { riskTests } from '@tessera/contract/identity/risk-tests/risk-tests.ts'
import { queryOptions } from '@tanstack/react-query'
import { api } from '#parts/api.ts'

export type TestState = ReplyOf<typeof riskTests.current>
export type OpenTest = NonNullable<TestState['open']>
export type Answered = ReplyOf<typeof riskTests.answer>

export const riskTest = () =>
  queryOptions({ queryKey: ['riskTests', 'current'], queryFn: () => api.riskTests.current({}) })
