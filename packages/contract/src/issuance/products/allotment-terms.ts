import { allotmentMethods } from '@tessera/domain/issuance/subscriptions/allot.ts'
import { z } from 'zod'
import { Units } from './units.ts'

/** The method of sharing an oversubscribed offer, and the minimum units of an allotment. */
export const AllotmentTerms = z
  .object({
    allotmentMethod: z.enum(allotmentMethods),
    /**
     * If fewer units are requested, everything is refunded; null without a minimum. A token sale has its soft cap
     * instead.
     */
    minimumRaise: Units.nullable(),
    /**
     * For a ballot: the Solana slot whose block hash determines the order. It is published before the offer opens. If
     * the slot has no block, or a block older than the close, the next block after both counts.
     */
    ballotSlot: z.number().int().min(1).max(Number.MAX_SAFE_INTEGER).nullable(),
    /** For a ballot: a request of `fromUnits` units or more gets at most `units` before all others have been served. */
    bands: z.array(z.object({ fromUnits: Units, units: Units })).max(10),
  })
  .meta({ id: 'AllotmentTerms' })

/** The method for terms that were stored before offers had one. */
export const proRataTerms: z.output<typeof AllotmentTerms> = {
  allotmentMethod: 'pro_rata',
  minimumRaise: null,
  ballotSlot: null,
  bands: [],
}
