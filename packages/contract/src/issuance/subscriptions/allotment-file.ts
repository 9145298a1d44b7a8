import { allotmentMethods } from '@tessera/domain/issuance/subscriptions/allot.ts'
import { z } from 'zod'
import { Units } from '#issuance/products/units.ts'

/**
 * The parts of a published result that screens show. The file has more fields, from which anybody can recompute the
 * result.
 */
export const AllotmentFile = z
  .object({
    method: z.enum(allotmentMethods),
    belowMinimumRaise: z.boolean(),
    ballot: z.object({ slot: z.number(), blockhash: z.string() }).nullable(),
    changesReason: z.string().nullable(),
    subscriptions: z.array(
      z.object({ pseudonym: z.string(), requested: Units, allotted: Units, changed: z.literal(true).optional() }),
    ),
  })
  .meta({ id: 'AllotmentFile' })
