import { refuse } from '@tessera/domain/platform/outcome/outcome.ts'

export const coinNetworkUnknown = refuse('COIN_NETWORK_UNKNOWN')
