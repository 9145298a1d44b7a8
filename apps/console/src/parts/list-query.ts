import { keepPreviousData, useQuery, type UseQueryResult } from '@tanstack/react-query'
import { useListSearch } from './url-state.ts'

/** The part of a list that the address requests. `status` is a known one or undefined. */
type ListInput<S> = { readonly page: number; readonly status: S | undefined }

/** The requested page of a list. The previous page stays until it arrives. `also` has the other filters of `fetchPage`. */
export function useList<S extends string, Page>(
  name: string,
  statuses: readonly S[],
  fetchPage: (input: ListInput<S>) => Promise<Page>,
  also?: object,
): UseQueryResult<Page> {
  const [{ page = 1, status }] = useListSearch()
  const request = { page, status: statuses.find((known) => known === status) }
  return useQuery({
    queryKey: [name, request, also],
    queryFn: () => fetchPage(request),
    placeholderData: keepPreviousData,
  })
}
