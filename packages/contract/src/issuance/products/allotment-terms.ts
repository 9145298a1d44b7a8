import { allotmentMethods } from '@tessera/domain/issuance/subscriptions/allot.ts'
import { z } from 'zod'
import { Units } from './units.ts'

/** The sharing of an oversubscribed offer, and the units below which nothing is allotted. */
export const AllotmentTerms = z
  .object({
    allotmentMethod: z.enum(allotmentMethods),
    /** Below these units everything is refunded; null: no minimum. A token sale has its soft cap instead. */
    minimumRaise: Units.nullable(),
    /**
     * For a ballot: the Solana slot whose block hash draws the order, named before the offer opens. If the slot has no
     * block, or its block is older than the close, the next block after both counts.
     */
    ballotSlot: z.number().int().min(1).max(Number.MAX_SAFE_INTEGER).nullable(),
    /** For a ballot: a request of `fromUnits` units or more gets at most `units` before all others were served. */
    bands: z.array(z.object({ fromUnits: Units, units: Units })).max(10),
  })
  .meta({ id: 'AllotmentTerms' })

/** The sharing of terms that were stored before offers named one. */
export const proRataTerms: z.output<typeof AllotmentTerms> = {
  allotmentMethod: 'pro_rata',
  minimumRaise: null,
  ballotSlot: null,
  bands: [],
}
