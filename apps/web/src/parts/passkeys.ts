import { useQuery } from '@tanstack/react-query'
import { usePasskeys as useDevice } from '@tessera/ui/use-passkeys.ts'
import { publicInfo } from './public-info.queries.ts'

/** Returns the passkey functions of this browser at this address. */
export const usePasskeys = () => useDevice(useQuery(publicInfo()).data?.passkeyOrigin)
