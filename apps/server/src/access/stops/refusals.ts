import { refuse } from '@tessera/domain/platform/outcome/outcome.ts'

/** Nothing comes in in this coin now: its network is closed, or deposits or the coin are stopped. */
export const depositClosed = refuse('DEPOSIT_CLOSED')
