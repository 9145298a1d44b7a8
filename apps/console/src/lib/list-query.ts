import { pageIn } from '@tessera/ui/address-query.ts'
import { keepPreviousData, useQuery, type UseQueryResult } from '@tanstack/react-query'
import { useQuery as useAddress } from './url-state.ts'

/** What of a list the address asks for; `status` is one of the known ones or none. */
type Asked<S> = { readonly page: number; readonly status: S | undefined }

/** The page of a list that the address asks for; the former one stays until it is there. `also` is what else it is asked by. */
export function useList<S extends string, Page>(
  name: string,
  statuses: readonly S[],
  ask: (asked: Asked<S>) => Promise<Page>,
  also = '',
): UseQueryResult<Page> {
  const [address] = useAddress()
  const asked = { page: pageIn(address['page']), status: statuses.find((known) => known === address['status']) }
  return useQuery({
    queryKey: [name, asked, also],
    queryFn: () => ask(asked),
    placeholderData: keepPreviousData,
  })
}
