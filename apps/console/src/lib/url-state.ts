import { useAddressQuery } from '@tessera/ui/address-query.ts'

/** Back leaves a list, however often it was filtered. */
export const useQuery = () => useAddressQuery('replace')
