import { refuse } from '@tessera/domain/outcome.ts'

/** For a code or a phone whose time is over, and for every token that opens none. */
export const expired = refuse('KYC_QR_EXPIRED')
/** For an item that this flow does not have, or that this code does not ask for. */
export const itemUnknown = (field: string) => refuse('KYC_QR_ITEM_UNKNOWN', { field })
