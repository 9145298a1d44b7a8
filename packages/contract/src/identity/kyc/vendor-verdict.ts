import { statusesOf } from '@tessera/domain/platform/machine/machine.ts'
import { sumsubMachine } from '@tessera/domain/identity/sumsub/machine.ts'
import { z } from 'zod'
import { Time } from '#platform/http/shared.ts'

/** The newest verdict of a vendor about the customer, as evidence for reviewers. */
export const VendorVerdict = z
  .object({
    status: z.enum(statusesOf(sumsubMachine)),
    labels: z.array(z.string()),
    at: Time,
    /**
     * `same` or `other`, by comparing the vendor's number of the document or company with the one here; `unknown` if
     * the vendor sent none.
     */
    about: z.enum(['same', 'other', 'unknown']),
  })
  .nullable()
