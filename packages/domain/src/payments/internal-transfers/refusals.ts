import { refuse } from '#platform/outcome/outcome.ts'

export const internalTransferSelf = refuse('INTERNAL_TRANSFER_SELF')
export const internalTransferCannotReceive = refuse('INTERNAL_TRANSFER_CANNOT_RECEIVE')
export const internalTransferUnsupported = refuse('INTERNAL_TRANSFER_UNSUPPORTED')
export const internalTransferDepositDisabled = refuse('INTERNAL_TRANSFER_DEPOSIT_DISABLED')
