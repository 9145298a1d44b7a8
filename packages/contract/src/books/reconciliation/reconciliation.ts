import { places } from '@tessera/domain/books/reconciliation/postings.ts'
import { z } from 'zod'
import { endpoints } from '#platform/http/endpoint.ts'
import { AmountText, Coin, Id, keysetOf, Time, TimeKeysetRequest } from '#platform/http/shared.ts'

/** More is held externally than in the books, or less. */
export const findings = ['surplus', 'shortfall'] as const
const Found = {
  coin: Coin,
  where: z.enum(places),
  finding: z.enum(findings),
  amount: AmountText,
}
/** A reported difference, which stops all withdrawals until two people book it. */
const Difference = z.object({ ...Found, since: Time }).meta({ id: 'ReconciliationDifference' })
/** A booking by two people, with its reversal by two people, if any. */
const Booking = z
  .object({ ...Found, id: Id, bookedAt: Time, reversed: z.boolean() })
  .meta({ id: 'ReconciliationBooking' })

/** Compares what chain and banks hold with the books. Both acts are approvals. */
export const reconciliation = endpoints({
  list: {
    method: 'POST',
    path: 'console/api/v1/reconciliation/list',
    summary: 'Open differences, and the bookings for earlier ones, newest first',
    who: 'operator',
    permission: 'reconciliation.read',
    input: z.object(TimeKeysetRequest),
    reply: keysetOf(Booking).extend({ standing: z.array(Difference) }),
    refusals: [],
  },
})
