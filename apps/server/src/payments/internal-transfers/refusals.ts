import { refuse } from '@tessera/domain/platform/outcome/outcome.ts'
import { LOOKUPS_PER_DAY } from '@tessera/domain/payments/internal-transfers/recipient.ts'

export const internalTransferTooManyLookups = refuse('INTERNAL_TRANSFER_TOO_MANY_LOOKUPS', {
  params: { max: LOOKUPS_PER_DAY },
})
