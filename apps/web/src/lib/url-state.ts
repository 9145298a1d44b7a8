import { screenAt } from '@tessera/contract/screens.ts'
import { useAddressQuery } from '@tessera/ui/address-query.ts'
import { useLocation } from '@tessera/ui/router.tsx'

/** What a reader chooses on a screen is a step that Back undoes. */
export const useQuery = () => useAddressQuery('push')

/** What stands in the part of the screen's path that may be left out: a symbol, the name of a text. */
export const usePathId = (): string | undefined => screenAt(useLocation().pathname)?.id
