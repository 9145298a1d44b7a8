import { useQuery } from '@tanstack/react-query'
import { usePasskeys as useDevice } from '@tessera/ui/use-passkeys.ts'
import { publicInfo } from './public-info.queries.ts'

/** Tells what the device of this browser can do at this address. */
export const usePasskeys = () => useDevice(useQuery(publicInfo).data?.passkeyOrigin)
