import type { ReplyOf } from '@tessera/contract/platform/http/endpoint.ts'
import type { singpass } from '@tessera/contract/identity/singpass/singpass.ts'
import { queryOptions } from '@tanstack/react-query'
import { api } from '#parts/api.ts'

export type SingpassStep = ReplyOf<typeof singpass.verifyAuth>
export type Prefill = NonNullable<SingpassStep['prefill']>
/** The parameters of Singpass's return address. */
export type ReturnParameters = {
  readonly code: string | undefined
  readonly state: string | undefined
  readonly iss: string | undefined
  readonly error: string | undefined
}

/** Returns whether Singpass is available here, and fetched data that was not submitted yet. */
export const singpassStep = () =>
  queryOptions({
    queryKey: ['singpass', 'step'],
    queryFn: () => api.singpass.verifyAuth({ action: 'resume' }),
    staleTime: 60_000,
  })

/** Ends an attempt once: opening the return address again sends nothing. */
export const singpassReturn = (parameters: ReturnParameters) =>
  queryOptions({
    queryKey: ['singpass', 'return', parameters.state ?? ''],
    queryFn: () => api.singpass.verifyAuth(parameters),
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })
