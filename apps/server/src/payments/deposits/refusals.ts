import { refuse } from '@tessera/domain/platform/outcome/outcome.ts'

export const depositOwnerUnfit = refuse('DEPOSIT_OWNER_UNFIT')
export const depositAddressPreparing = refuse('DEPOSIT_ADDRESS_PREPARING')
