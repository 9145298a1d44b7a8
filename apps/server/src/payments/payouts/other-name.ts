import { samePerson } from '@tessera/domain/payments/fiat-orders/payer.ts'
import { ok, type Outcome } from '@tessera/domain/platform/outcome/outcome.ts'
import { payoutNameDiffers } from './refusals.ts'

/** Refuses fiat to any holder except the verified person (threat WDR-17). */
export const refuseOtherName = (verified: string | null, holder: string): Outcome<void, 'PAYOUT_NAME_DIFFERS'> =>
  samePerson(verified ?? '', holder) ? ok(undefined) : payoutNameDiffers
